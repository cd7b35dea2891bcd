import { graphql, useFragment } from 'react-relay'
import { carriere } from '../../../../schema/texts/catalogue/carriere.ts'
import { useText } from '../../texts/texts.ts'
import { Html } from '../../ui/Html.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { calendarDay } from '../../ui/calendarDay.ts'
import { Telechargements } from '../telechargements/Telechargements.tsx'
import { TetePage } from '../TetePage.tsx'
import { Joindre } from '../ecrire/Joindre.tsx'
import { MiseEnPage } from '../ecrire/MiseEnPage.tsx'
import type { FicheOffre_offre$key } from '../../__generated__/FicheOffre_offre.graphql.ts'
import type { FicheOffre_site$key } from '../../__generated__/FicheOffre_site.graphql.ts'
import { CarriereForm } from './CarriereForm.tsx'
import classes from './FicheOffre.module.css'

interface FicheOffreProps {
  site: FicheOffre_site$key
  offre: FicheOffre_offre$key
}

/** A job offer, and the form that applies for it. */
export function FicheOffre({ site, offre }: FicheOffreProps) {
  const data = useFragment(
    graphql`
      fragment FicheOffre_site on Site {
        ...PageHead_site
        ...Joindre_site
      }
    `,
    site,
  )
  const item = useFragment(
    graphql`
      fragment FicheOffre_offre on Offre {
        titre
        titreRecherche
        descriptionRecherche
        slug
        lieu
        contrat
        resume
        description
        jusquAu
        documents {
          ...Telechargements_documents
        }
      }
    `,
    offre,
  )
  const { titre, titreRecherche, descriptionRecherche, slug, lieu, contrat, resume, description, jusquAu } =
    item
  const text = useText()
  const faits = [
    [text(carriere.offreContrat), contrat],
    [text(carriere.offreLieu), lieu],
    [text(carriere.offreFin), jusquAu && calendarDay(jusquAu)],
  ].filter(([, fait]) => fait)
  return (
    <article>
      <PageHead
        site={data}
        title={titreRecherche ?? titre}
        description={descriptionRecherche ?? resume}
        path={`/carriere/${slug}`}
        sujet={text(carriere.offreSujet)}
      />
      <TetePage
        fil={[{ label: text(carriere.fil), href: '/carriere' }, { label: titre }]}
        titre={titre}
        chapeau={resume}
        suite={
          <p>
            <a className="bouton" href="#formulaire">
              {text(carriere.offreBouton)}
            </a>
          </p>
        }
      />
      <div className={`cadre ${classes.corps}`} data-seul={faits.length > 0 ? undefined : true}>
        {faits.length > 0 && (
          <dl className={classes.faits}>
            {faits.map(([nom, fait]) => (
              <div key={nom}>
                <dt>{nom}</dt>
                <dd>{fait}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={classes.mots}>
          <Html html={description} prefix="description" className={classes.texte} />
          <Telechargements documents={item.documents} />
        </div>
      </div>
      <MiseEnPage cote={<Joindre site={data} titre={text(carriere.joindre)} sujet={titre} />}>
        <CarriereForm poste={titre} />
      </MiseEnPage>
    </article>
  )
}
