import { graphql, useFragment } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { projet as texts } from '../../../../schema/texts/catalogue/projet.ts'
import { useText } from '../../texts/texts.ts'
import { usePageLocation } from '../../router/location.ts'
import { Html } from '../../ui/Html.tsx'
import { Image } from '../../ui/Image.tsx'
import { JsonLd } from '../../ui/JsonLd.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { formatCoordinates } from '../../lieux/degres.ts'
import { etablissementId } from '../Etablissement.tsx'
import { Galerie } from '../galerie/Galerie.tsx'
import { LienPlanche } from '../galerie/LienPlanche.tsx'
import { imageObjectOf, usePlanches } from '../galerie/planches.ts'
import { PlanchesAgrandies } from '../galerie/PlanchesAgrandies.tsx'
import { Localisation } from '../Localisation.tsx'
import { Telechargements } from '../telechargements/Telechargements.tsx'
import { TetePage } from '../TetePage.tsx'
import { Cartouche } from './Cartouche.tsx'
import { referencesHref } from './OngletsProjets.tsx'
import type { FicheProjet_projet$key } from '../../__generated__/FicheProjet_projet.graphql.ts'
import type { FicheProjet_site$key } from '../../__generated__/FicheProjet_site.graphql.ts'
import classes from './FicheProjet.module.css'

interface FicheProjetProps {
  site: FicheProjet_site$key
  projet: FicheProjet_projet$key
}

/** A projet as a sheet: drawing, title block, what was done and what came of it. */
export function FicheProjet({ site, projet }: FicheProjetProps) {
  const text = useText()
  const page = useFragment(
    graphql`
      fragment FicheProjet_site on Site {
        ...PageHead_site
      }
    `,
    site,
  )
  const data = useFragment(
    graphql`
      fragment FicheProjet_projet on Projet {
        nom
        titreRecherche
        descriptionRecherche
        partage {
          ...PageHead_image
        }
        slug
        category
        lieu
        annee
        resultat
        description
        latitude
        longitude
        image {
          ...PageHead_image
          ...planches_image
          ...Image_image
        }
        galerie {
          ...planches_galerie
          ...Galerie_images
        }
        documents {
          ...Telechargements_documents
        }
        ...Cartouche_projet
      }
    `,
    projet,
  )
  const { nom, slug, category, lieu, annee, resultat, description, latitude, longitude, image } = data
  const { origin } = usePageLocation()
  const planches = usePlanches(image, data.galerie)
  const [planche] = planches
  const repere = [lieu, annee].filter(Boolean).join(', ')
  const situe = formatCoordinates(latitude, longitude)
  return (
    <article>
      <PageHead
        site={page}
        title={data.titreRecherche ?? nom}
        description={
          data.descriptionRecherche ?? resultat ?? ([category, repere].filter(Boolean).join('. ') || null)
        }
        path={`/projets/${slug}`}
        image={data.partage ?? image}
        sujet={[text(texts.sujet), category].filter(Boolean).join(' · ')}
      />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'CreativeWork',
          name: nom,
          abstract: resultat ?? undefined,
          genre: category ?? undefined,
          url: `${origin}/projets/${slug}`,
          image: planches.map((one) => imageObjectOf(one, origin)),
          dateCreated: annee?.toString(),
          creator: { '@id': etablissementId(origin) },
          contentLocation:
            lieu || situe
              ? {
                  '@type': 'Place',
                  name: lieu ?? nom,
                  ...(typeof latitude === 'number' &&
                    typeof longitude === 'number' && {
                      geo: { '@type': 'GeoCoordinates', latitude, longitude },
                    }),
                }
              : undefined,
        }}
      />
      <TetePage
        fil={[
          { label: text(commun.menuReferences), href: '/references' },
          ...(category ? [{ label: category, href: referencesHref(category) }] : []),
        ]}
        repere={repere}
        titre={nom}
      />
      <div className="cadre">
        <div className={classes.feuille}>
          {image && planche && (
            <LienPlanche className={classes.planche} planche={planche}>
              {/* On a phone no more than twice the points of its layout: the viewer shows all there are. */}
              <Image
                image={image}
                sizes="(width >= 90rem) 78rem, (width < 40rem) and (resolution >= 2.5dppx) 62vw, 92vw"
                priority
              />
              <span className={classes.agrandir} data-ecran>
                {text(texts.agrandir)}
              </span>
            </LienPlanche>
          )}
          <Cartouche projet={data} />
        </div>
        <div className={classes.corps}>
          {resultat && (
            <section className={classes.resultat} aria-labelledby="resultat">
              <h2 id="resultat">{text(texts.resultat)}</h2>
              <p>{resultat}</p>
            </section>
          )}
          <div className={classes.texte}>
            <Html html={description} prefix="description" />
            <Telechargements documents={data.documents} />
            <p data-ecran>
              <a href={`/devis?projet=${slug}`}>{text(texts.semblable)}</a>
            </p>
          </div>
          {situe && typeof latitude === 'number' && typeof longitude === 'number' && (
            <Localisation
              latitude={latitude}
              longitude={longitude}
              nom={lieu ?? nom}
              label={text(texts.carte, { lieu: lieu ?? nom })}
              legende={`${situe.latitude}, ${situe.longitude}`}
            />
          )}
        </div>
        <Galerie galerie={data.galerie} planches={planches} />
      </div>
      <PlanchesAgrandies key={slug} titre={nom} planches={planches} />
    </article>
  )
}
