import { graphql, useFragment } from 'react-relay'
import { Telephone } from '../ui/Telephone.tsx'
import courbes from '../ui/styles/courbes.svg'
import type { AppelDevis_site$key } from '../__generated__/AppelDevis_site.graphql.ts'
import classes from './AppelDevis.module.css'

/** The map by night, and the way to a quote. Below a form, and below what is marked `data-bref`, it is one line. */
export function AppelDevis({ site }: { site: AppelDevis_site$key }) {
  const { entreprise } = useFragment(
    graphql`
      fragment AppelDevis_site on Site {
        entreprise {
          horaire
          phone1Link {
            ...Telephone_lien
          }
        }
      }
    `,
    site,
  )
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
        <h2 id="appel-titre">Parlons de votre terrain</h2>
        <p>
          Où il se trouve, sa surface, ce que vous voulez y faire&nbsp;: cela suffit pour une première
          estimation.
        </p>
        <p className={classes.suites}>
          <a className="bouton" href="/devis">
            Demander un devis
          </a>
          {entreprise.phone1Link && <Telephone lien={entreprise.phone1Link} className={classes.telephone} />}
          {entreprise.horaire && <span className={classes.horaire}>{entreprise.horaire}</span>}
        </p>
      </div>
    </section>
  )
}
