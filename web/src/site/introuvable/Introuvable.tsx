import { graphql, useFragment } from 'react-relay'
import { useServerResponse } from '../../router/response.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Telephone } from '../../ui/Telephone.tsx'
import type { Introuvable_site$key } from '../../__generated__/Introuvable_site.graphql.ts'
import { useIsShown } from '../shownPages.ts'
import classes from './Introuvable.module.css'
import { PointPerdu } from './PointPerdu.tsx'

interface IntrouvableProps {
  site: Introuvable_site$key
  /** What was looked for, where the page knows. */
  titre?: string
  /** Why it may not be there. */
  raison?: string
}

/** The page of what does not exist: status 404, and ways on. */
export function Introuvable({
  site,
  titre = 'Cette page n’est pas sur la carte',
  raison = 'L’adresse a changé, ou elle n’a jamais existé.',
}: IntrouvableProps) {
  const data = useFragment(
    graphql`
      fragment Introuvable_site on Site {
        ...PageHead_site
        entreprise {
          phone1Link {
            ...Telephone_lien
          }
        }
      }
    `,
    site,
  )
  const response = useServerResponse()
  if (response) response.status = 404
  const isShown = useIsShown()
  return (
    <div className={`cadre ${classes.introuvable}`} data-bref>
      <PageHead site={data} title="Page introuvable" noindex />
      <div className={classes.mots}>
        <p className="feuille">Erreur 404</p>
        <h1>{titre}</h1>
        <p>{raison} Voici d’où repartir&nbsp;:</p>
        <ul className={classes.suites}>
          <li>
            <a href="/">L’accueil</a>
          </li>
          {isShown('/references') && (
            <li>
              <a href="/references">Nos références</a>
            </li>
          )}
          {isShown('/Faq') && (
            <li>
              <a href="/Faq">Les questions fréquentes</a>
            </li>
          )}
          <li>
            <a href="/contact">Nous écrire ou venir nous voir</a>
          </li>
          {data.entreprise.phone1Link && (
            <li>
              <Telephone lien={data.entreprise.phone1Link} />
            </li>
          )}
        </ul>
      </div>
      <PointPerdu />
    </div>
  )
}
