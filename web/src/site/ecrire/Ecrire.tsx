import { graphql, useFragment } from 'react-relay'
import { Telephone } from '../../ui/Telephone.tsx'
import type { Ecrire_site$key } from './__generated__/Ecrire_site.graphql.ts'
import classes from './Ecrire.module.css'
import { adresseMailto } from './adresseMailto.ts'

interface EcrireProps {
  site: Ecrire_site$key
  titre: string
  /** What the visitor's mail program opens with. */
  sujet: string
  lignes: readonly string[]
}

/** How to write to the firm, with the message begun, and how to call it. */
export function Ecrire({ site, titre, sujet, lignes }: EcrireProps) {
  const { entreprise } = useFragment(
    graphql`
      fragment Ecrire_site on Site {
        entreprise {
          email1
          horaire
          phone1Link {
            ...Telephone_lien
          }
        }
      }
    `,
    site,
  )
  const { email1, horaire, phone1Link } = entreprise
  return (
    <section className={classes['ecrire']} aria-labelledby="ecrire">
      <h2 id="ecrire">{titre}</h2>
      <p>
        <a className="bouton" href={adresseMailto(email1, sujet, lignes)}>
          Écrire un e-mail
        </a>
      </p>
      <dl className={classes['moyens']}>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={adresseMailto(email1, sujet)}>{email1}</a>
          </dd>
        </div>
        {phone1Link && (
          <div>
            <dt>Téléphone</dt>
            <dd>
              <Telephone lien={phone1Link} />
            </dd>
          </div>
        )}
        {horaire && (
          <div>
            <dt>Horaires</dt>
            <dd>{horaire}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
