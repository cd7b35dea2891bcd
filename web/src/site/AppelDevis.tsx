import { graphql, useFragment } from 'react-relay'
import { commun } from '../../../schema/texts/catalogue/commun.ts'
import { useText } from '../texts/texts.ts'
import { Telephone } from '../ui/Telephone.tsx'
import { whatsAppOf } from './contact/whatsAppHref.ts'
import { Ouverture } from './horaires/Ouverture.tsx'
import courbes from '../ui/styles/courbes.svg'
import type { AppelDevis_site$key } from '../__generated__/AppelDevis_site.graphql.ts'
import classes from './AppelDevis.module.css'

/** The map by night, and the way to a quote. Below a form, and below what is marked `data-bref`, it is one line. */
export function AppelDevis({ site }: { site: AppelDevis_site$key }) {
  const { entreprise } = useFragment(
    graphql`
      fragment AppelDevis_site on Site {
        entreprise {
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
  return (
    <section className={classes.appel} aria-labelledby="appel-titre" data-ecran>
      <svg
        className={classes.courbes}
        viewBox="0 0 1440 800"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
      >
        <use href={`${courbes}#courbes`} />
      </svg>
      <div className={`cadre ${classes.mots}`}>
        <h2 id="appel-titre">{text(commun.appelTitre)}</h2>
        <p>{text(commun.appelTexte)}</p>
        <p className={classes.suites}>
          <a className="bouton" href="/devis">
            {text(commun.appelBouton)}
          </a>
          {entreprise.phone1Link && <Telephone lien={entreprise.phone1Link} className={classes.telephone} />}
          {whatsApp && (
            <a href={whatsApp} rel="noopener">
              {text(commun.whatsapp)}
            </a>
          )}
          {entreprise.horaire && (
            <span className={classes.horaire}>
              {entreprise.horaire}
              <Ouverture entreprise={entreprise} />
            </span>
          )}
        </p>
      </div>
    </section>
  )
}
