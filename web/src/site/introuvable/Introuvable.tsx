import { graphql, useFragment } from 'react-relay'
import { introuvable } from '../../../../schema/texts/catalogue/introuvable.ts'
import { useText } from '../../texts/texts.ts'
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
export function Introuvable({ site, titre, raison }: IntrouvableProps) {
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
  const text = useText()
  const response = useServerResponse()
  if (response) response.status = 404
  const isShown = useIsShown()
  return (
    <div className={`cadre ${classes.introuvable}`} data-bref>
      <PageHead site={data} title={text(introuvable.page)} noindex />
      <div className={classes.mots}>
        <p className="feuille">{text(introuvable.erreur)}</p>
        <h1>{titre ?? text(introuvable.titre)}</h1>
        <p>
          {raison ?? text(introuvable.raison)} {text(introuvable.suite)}
        </p>
        <ul className={classes.suites}>
          <li>
            <a href="/">{text(introuvable.accueil)}</a>
          </li>
          {isShown('/references') && (
            <li>
              <a href="/references">{text(introuvable.references)}</a>
            </li>
          )}
          {isShown('/Faq') && (
            <li>
              <a href="/Faq">{text(introuvable.faq)}</a>
            </li>
          )}
          <li>
            <a href="/contact">{text(introuvable.contact)}</a>
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
