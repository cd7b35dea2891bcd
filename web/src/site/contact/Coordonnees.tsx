import { graphql, useFragment } from 'react-relay'
import { Telephone } from '../../ui/Telephone.tsx'
import { adresse } from '../../ui/adresse.ts'
import type { Coordonnees_site$key } from './__generated__/Coordonnees_site.graphql.ts'
import classes from './Coordonnees.module.css'
import { adresseWhatsApp } from './adresseWhatsApp.ts'

/** Every way to reach the firm. */
export function Coordonnees({ site }: { site: Coordonnees_site$key }) {
  const { entreprise } = useFragment(
    graphql`
      fragment Coordonnees_site on Site {
        entreprise {
          email1
          email2
          horaire
          phone1Link {
            href
            ...Telephone_lien
          }
          phone2Link {
            ...Telephone_lien
          }
          supportLink {
            ...Telephone_lien
          }
        }
      }
    `,
    site,
  )
  const { email1, email2, horaire, phone1Link, phone2Link, supportLink } = entreprise
  const whatsApp = adresseWhatsApp(phone1Link?.href)
  return (
    <dl className={classes['coordonnees']}>
      <div>
        <dt>Téléphone</dt>
        {phone1Link && (
          <dd>
            <Telephone lien={phone1Link} />
          </dd>
        )}
        {phone2Link && (
          <dd>
            <Telephone lien={phone2Link} />
          </dd>
        )}
        {whatsApp && (
          <dd>
            <a href={whatsApp} rel="noopener">
              WhatsApp
            </a>
          </dd>
        )}
      </div>
      {supportLink && (
        <div>
          <dt>Support</dt>
          <dd>
            <Telephone lien={supportLink} />
          </dd>
        </div>
      )}
      <div>
        <dt>E-mail</dt>
        {[email1, email2].map(
          (email) =>
            email && (
              <dd key={email}>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            ),
        )}
      </div>
      <div>
        <dt>Adresse</dt>
        <dd>
          {adresse.rue}
          <br />
          {adresse.ville}, {adresse.pays}
        </dd>
      </div>
      {horaire && (
        <div>
          <dt>Horaires</dt>
          <dd>{horaire}</dd>
        </div>
      )}
    </dl>
  )
}
