import { graphql, useFragment } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { useText } from '../../texts/texts.ts'
import { Telephone } from '../../ui/Telephone.tsx'
import { whatsAppOf } from '../contact/whatsAppHref.ts'
import { Ouverture } from '../horaires/Ouverture.tsx'
import classes from './Joindre.module.css'
import type { Joindre_site$key } from '../../__generated__/Joindre_site.graphql.ts'
import { mailtoHref } from './mailtoHref.ts'

interface JoindreProps {
  site: Joindre_site$key
  titre: string
  /** What the visitor's mail program opens with. */
  sujet: string
}

/** How to reach the firm without a form. */
export function Joindre({ site, titre, sujet }: JoindreProps) {
  const { entreprise } = useFragment(
    graphql`
      fragment Joindre_site on Site {
        entreprise {
          email1
          ...whatsAppHref_entreprise
          horaire
          ...Ouverture_entreprise
          phone1Link {
            ...Telephone_lien
          }
        }
      }
    `,
    site,
  )
  const text = useText()
  const whatsApp = whatsAppOf(entreprise)
  const { email1, horaire, phone1Link } = entreprise
  return (
    <section className={classes.joindre} aria-labelledby="joindre">
      <h2 id="joindre">{titre}</h2>
      <dl className={classes.moyens}>
        {phone1Link && (
          <div>
            <dt>{text(commun.telephone)}</dt>
            <dd>
              <Telephone lien={phone1Link} />
            </dd>
          </div>
        )}
        {whatsApp && (
          <div>
            <dt>{text(commun.whatsappMobile)}</dt>
            <dd>
              <a href={whatsApp} rel="noopener">
                {text(commun.whatsapp)}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>{text(commun.email)}</dt>
          <dd>
            <a href={mailtoHref(email1, sujet)}>{email1}</a>
          </dd>
        </div>
        {horaire && (
          <div>
            <dt>{text(commun.horaires)}</dt>
            <dd>
              {horaire}
              <Ouverture entreprise={entreprise} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
