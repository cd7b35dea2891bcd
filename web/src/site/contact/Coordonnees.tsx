import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { contact } from '../../../../schema/texts/catalogue/contact.ts'
import { useText } from '../../texts/texts.ts'
import { Telephone } from '../../ui/Telephone.tsx'
import { officeOf } from '../../lieux/bureau.ts'
import { Adresse } from '../Adresse.tsx'
import { Reseaux } from '../Reseaux.tsx'
import { heuresOf } from '../horaires/heures.ts'
import { HorairesParJour } from '../horaires/HorairesParJour.tsx'
import { Ouverture } from '../horaires/Ouverture.tsx'
import { mailtoHref } from '../ecrire/mailtoHref.ts'
import classes from './Coordonnees.module.css'
import { PlanAcces } from './PlanAcces.tsx'
import type { Coordonnees_site$key } from '../../__generated__/Coordonnees_site.graphql.ts'
import { whatsAppOf } from './whatsAppHref.ts'

interface CoordonneesProps {
  site: Coordonnees_site$key
  /** The form, between the ways to write and the way to come. */
  children: ReactNode
}

/** Numbers, addresses and hours, the ones most used largest. */
export function Coordonnees({ site, children }: CoordonneesProps) {
  const { entreprise } = useFragment(
    graphql`
      fragment Coordonnees_site on Site {
        entreprise {
          email1
          ...bureau_entreprise
          email2
          horaire
          ...Ouverture_entreprise
          ...heures_entreprise
          phone1Link {
            ...Telephone_lien
          }
          phone2Link {
            ...Telephone_lien
          }
          supportLink {
            ...Telephone_lien
          }
          ...whatsAppHref_entreprise
          urlFacebook
          urlLinkedin
          urlInstagram
          urlTwitter
          urlSkype
        }
      }
    `,
    site,
  )
  const text = useText()
  const { email1, email2, horaire, phone1Link, phone2Link, supportLink } = entreprise
  const whatsApp = whatsAppOf(entreprise)
  const heures = heuresOf(entreprise)
  const bureau = officeOf(entreprise)
  return (
    <div className={`cadre ${classes.coordonnees}`}>
      <section aria-labelledby="appeler">
        <h2 id="appeler">{text(contact.appeler)}</h2>
        <ul className={classes.lignes}>
          {phone1Link && (
            <li>
              <Telephone lien={phone1Link} className={classes.premier} />
            </li>
          )}
          {whatsApp && (
            <li>
              <a href={whatsApp} rel="noopener">
                {text(commun.whatsapp)}
              </a>
            </li>
          )}
          {phone2Link && (
            <li>
              <Telephone lien={phone2Link} />
            </li>
          )}
          {supportLink && (
            <li>
              <Telephone lien={supportLink} /> <span>{text(commun.supportMention)}</span>
            </li>
          )}
        </ul>
        {heures ? (
          <div className={classes.horaires}>
            <Ouverture entreprise={entreprise} />
            <HorairesParJour heures={heures} />
          </div>
        ) : (
          horaire && <p className={classes.note}>{horaire}</p>
        )}
      </section>
      <section aria-labelledby="ecrire">
        <h2 id="ecrire">{text(contact.ecrire)}</h2>
        <ul className={classes.lignes}>
          <li>
            <a href={mailtoHref(email1, text(contact.ecrireObjet))} className={classes.premier}>
              {email1}
            </a>
          </li>
          {email2 && (
            <li>
              <a href={mailtoHref(email2, text(contact.ecrireObjet))}>{email2}</a>
            </li>
          )}
        </ul>
        <p className={classes.note}>{text(contact.ecrireNote)}</p>
        <Reseaux
          className={classes.reseaux}
          liens={[
            ['Facebook', entreprise.urlFacebook],
            ['LinkedIn', entreprise.urlLinkedin],
            ['Instagram', entreprise.urlInstagram],
            ['Twitter', entreprise.urlTwitter],
            ['Skype', entreprise.urlSkype],
          ]}
        />
      </section>
      <section className={classes.formulaire} aria-labelledby="message">
        <h2 id="message">{text(contact.laisser)}</h2>
        <div id="formulaire">{children}</div>
      </section>
      <section className={classes.venir} aria-labelledby="venir">
        <div>
          <h2 id="venir">{text(contact.venir)}</h2>
          <Adresse bureau={bureau} className={classes.premier} />
          <p className={classes.note}>{text(contact.venirNote)}</p>
        </div>
        <PlanAcces bureau={bureau} />
      </section>
    </div>
  )
}
