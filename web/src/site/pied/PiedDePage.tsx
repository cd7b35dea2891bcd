import { graphql, useFragment } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { useText } from '../../texts/texts.ts'
import { Html } from '../../ui/Html.tsx'
import { Telephone } from '../../ui/Telephone.tsx'
import { officeOf } from '../../lieux/bureau.ts'
import { Adresse } from '../Adresse.tsx'
import { AppelDevis } from '../AppelDevis.tsx'
import { LienMenu, LiensMenu } from '../LienMenu.tsx'
import { LienPage } from '../LienPage.tsx'
import { LienService } from '../LienService.tsx'
import { papersOf } from '../legal/papersOf.ts'
import { Reseaux } from '../Reseaux.tsx'
import { accessibilityLabels, legalPages, pagesOf, useMenuEntries } from '../menuEntries.ts'
import type { PiedDePage_site$key } from '../../__generated__/PiedDePage_site.graphql.ts'
import classes from './PiedDePage.module.css'

/** A few words on the firm, its services, how to ask for a quote, and where it is. */
export function PiedDePage({ site }: { site: PiedDePage_site$key }) {
  const data = useFragment(
    graphql`
      fragment PiedDePage_site on Site {
        ...AppelDevis_site
        ...menuEntries_site
        entreprise {
          nom
          annee
          email1
          ...bureau_entreprise
          ...papersOf_entreprise
          phone1Link {
            ...Telephone_lien
          }
          supportLink {
            ...Telephone_lien
          }
          urlFacebook
          urlLinkedin
          urlInstagram
          urlSkype
        }
        presentation {
          footerSec
        }
        accessibilite {
          etat
        }
        services(first: 100) {
          edges {
            node {
              id
              ...LienService_service
            }
          }
        }
      }
    `,
    site,
  )
  const entries = useMenuEntries(data)
  const text = useText()
  const { accessibilite, entreprise, presentation, services } = data
  const { statut, rccm, contribuable, ordre } = papersOf(entreprise, text)
  const papiers = [statut, rccm, contribuable, ordre].filter(Boolean)
  return (
    <footer className={classes.pied}>
      <AppelDevis site={data} />
      <div className={`cadre ${classes.grille}`}>
        <section className={classes.mot} aria-label={text(commun.piedLabel)}>
          <h2>{entreprise.nom}</h2>
          <Html html={presentation?.footerSec} prefix="pied" />
          <LienPage href="/histoire">{text(commun.piedSuite)}</LienPage>
        </section>
        <nav id="plan" tabIndex={-1} aria-label={text(commun.piedPlanLabel)}>
          <h2>{text(commun.piedPlan)}</h2>
          <ul className={classes.liste}>
            <li>
              <LienMenu href="/">{text(commun.menuAccueil)}</LienMenu>
            </li>
            {/* Services stand beside, in a list of their own. */}
            <LiensMenu liens={pagesOf(entries)} />
          </ul>
        </nav>
        {entries.some(({ name }) => name === 'SERVICES') && (
          <nav aria-label={text(commun.piedServices)}>
            <h2>{text(commun.piedServices)}</h2>
            <ul className={classes.liste}>
              {services.edges.map(({ node }) => (
                <li key={node.id}>
                  <LienService service={node} par="parNom" />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <section aria-label={text(commun.piedContact)}>
          <h2>{text(commun.piedContact)}</h2>
          <Adresse bureau={officeOf(entreprise)} />
          <ul className={classes.liste}>
            <li>
              <a href={`mailto:${entreprise.email1}`}>{entreprise.email1}</a>
            </li>
            {entreprise.phone1Link && (
              <li>
                <Telephone lien={entreprise.phone1Link} />
              </li>
            )}
            {entreprise.supportLink && (
              <li>
                <Telephone lien={entreprise.supportLink} /> <span>{text(commun.supportMention)}</span>
              </li>
            )}
          </ul>
        </section>
        {papiers.length > 0 && <p className={classes.papiers}>{papiers.join(' · ')}</p>}
        <div className={classes.bas}>
          <p>
            {text(commun.copyright, { annee: entreprise.annee ?? '' })
              .replace(/\s+/g, ' ')
              .trim()}
          </p>
          <ul className={classes.legal}>
            {legalPages.map(({ href, label }) => (
              <li key={href}>
                <LienMenu href={href}>{text(label)}</LienMenu>
              </li>
            ))}
            <li>
              <LienMenu href="/accessibilite">{text(accessibilityLabels[accessibilite.etat])}</LienMenu>
            </li>
          </ul>
          <Reseaux
            className={classes.reseaux}
            liens={[
              ['Facebook', entreprise.urlFacebook],
              ['LinkedIn', entreprise.urlLinkedin],
              ['Instagram', entreprise.urlInstagram],
              ['Skype', entreprise.urlSkype],
            ]}
          />
        </div>
      </div>
    </footer>
  )
}
