import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ImagesPageQuery } from '../../__generated__/ImagesPageQuery.graphql.ts'
import { usePageLocation } from '../../router/location.ts'
import { Panne } from '../../ui/Panne.tsx'
import { hrefWith } from '../liste/filtres/listFilter.ts'
import { Recherche } from '../liste/filtres/Recherche.tsx'
import filtres from '../liste/filtres/Filtres.module.css'
import { Parmi } from '../liste/filtres/Parmi.tsx'
import type { AdminPageProps } from '../page.tsx'
import { images } from '../paths.ts'
import { peut } from '../peut/peut.ts'
import { usePersonnes } from '../peut/usePersonnes.ts'
import { AjouterImages } from './AjouterImages.tsx'
import { FicheImage } from './FicheImage.tsx'
import { imagesFilterOf } from './imagesFilter.ts'
import { Vignettes } from './Vignettes.tsx'

export const query = graphql`
  query ImagesPageQuery($search: String, $kind: MediaKind, $used: Boolean, $addedBy: String) @preloadable {
    ...AdminLayout_query
    admin {
      ...Vignettes_admin
      ...usePersonnes_admin
    }
  }
`

/** The library: every picture and PDF that staff sent, found by its words, with all places in which it is used. */
export default function ImagesPage({ data: { admin } }: AdminPageProps<ImagesPageQuery>) {
  const { search, navigate } = usePageLocation()
  const personnes = usePersonnes(admin)
  const { q, emploi, genre, par, image } = imagesFilterOf(new URLSearchParams(search))
  /** Counts the changes that the list must hear of. */
  const [changes, setChanges] = useState(0)
  const changed = () => setChanges((count) => count + 1)
  const select = (parts: Record<string, string | null>) => navigate(hrefWith(search, parts))
  if (!admin) return <Panne />
  const isNarrowed = q !== '' || emploi !== null || genre !== null || par !== ''
  return (
    <>
      <title>Images – Administration</title>
      <h1>Images</h1>
      {peut('CONTENU') && <AjouterImages onChange={changed} />}
      <div className={filtres.outils}>
        <Recherche q={q} />
        <Parmi
          mot="Genre"
          valeur={genre ?? ''}
          toutes="Tout"
          partie="Plus dans la liste"
          parmi={[
            ['images', 'Images'],
            ['documents', 'Documents'],
          ]}
          onSelect={(un) => select({ genre: un })}
        />
        <Parmi
          mot="Emploi"
          valeur={emploi ?? ''}
          toutes="Toutes"
          partie="Plus dans la liste"
          parmi={[
            ['utilisees', 'Utilisées'],
            ['inutilisees', 'Inutilisées'],
          ]}
          onSelect={(un) => select({ emploi: un })}
        />
        {personnes.length > 0 && (
          <Parmi
            mot="Par"
            valeur={par}
            toutes="Tout le monde"
            partie="Plus dans la liste"
            parmi={personnes.map(({ nom }) => [nom, nom])}
            onSelect={(un) => select({ par: un })}
          />
        )}
      </div>
      <Vignettes
        admin={admin}
        changes={changes}
        vide={
          isNarrowed ? (
            <>
              Rien ne correspond. <a href="/admin/images">Toute la bibliothèque</a>
            </>
          ) : (
            'Rien pour l’instant\u00a0: ce que vous ajoutez ici ou dans un formulaire y est tout entier.'
          )
        }
        {...(peut('CONTENU') && { hrefOf: (id: string) => hrefWith(search, { image: id }) })}
      />
      {image && peut('CONTENU') && (
        <FicheImage
          key={image}
          id={image}
          onChange={changed}
          onSelect={(id) => {
            // The way back is offered on other pages as well.
            if (location.pathname === images)
              navigate(hrefWith(location.search, { image: id }), { replace: true })
          }}
          onClose={() => navigate(hrefWith(search, { image: null }))}
        />
      )}
    </>
  )
}
