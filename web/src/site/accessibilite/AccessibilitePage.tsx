import { graphql } from 'react-relay'
import { accessibilite as textes } from '../../../../schema/texts/catalogue/accessibilite.ts'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { useText } from '../../texts/texts.ts'
import { calendarDay } from '../../ui/calendarDay.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Telephone } from '../../ui/Telephone.tsx'
import { Articles } from '../legal/Articles.tsx'
import type { PageProps } from '../sitePage.tsx'
import { TetePage } from '../TetePage.tsx'
import type { AccessibilitePageQuery } from '../../__generated__/AccessibilitePageQuery.graphql.ts'

export const query = graphql`
  query AccessibilitePageQuery @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "accessibilite")
      ...PageHead_site
      accessibilite {
        etat
        taux
        date
        auditeur
        exceptions
      }
      entreprise {
        email1
        phone1Link {
          ...Telephone_lien
        }
      }
    }
  }
`

const conformity = {
  NON_CONFORME: textes.etatNon,
  PARTIELLEMENT_CONFORME: textes.etatPartiel,
  TOTALEMENT_CONFORME: textes.etatTotal,
}

/** The declaration of accessibility, in the form of the RGAA 4.1.2. */
export default function AccessibilitePage({ data: { site } }: PageProps<AccessibilitePageQuery>) {
  const text = useText()
  const { entreprise } = site
  const { etat, taux, date, auditeur, exceptions } = site.accessibilite
  // The three are known together.
  const audit =
    date && auditeur && typeof taux === 'number' ? { date: calendarDay(date), auditeur, taux } : null
  const listed = exceptions?.split('\n').filter((one) => one.trim() !== '') ?? []
  const unlisted = etat === 'TOTALEMENT_CONFORME' ? textes.exceptionsAucune : textes.exceptionsInconnues
  return (
    <>
      <PageHead site={site} title={text(textes.titre)} description={text(textes.resume)} />
      <TetePage
        fil={[{ label: text(textes.titre) }]}
        titre={text(textes.titre)}
        chapeau={text(textes.intro)}
      />
      <Articles
        articles={[
          {
            titre: text(textes.etatTitre),
            texte: <p>{text(audit ? conformity[etat] : textes.etatSansAudit)}</p>,
          },
          {
            titre: text(textes.resultatsTitre),
            texte: (
              <p>
                {audit
                  ? text(textes.resultats, { ...audit, taux: audit.taux.toLocaleString('fr') })
                  : text(textes.resultatsAucun)}
              </p>
            ),
          },
          {
            titre: text(textes.exceptionsTitre),
            texte:
              listed.length === 0 ? (
                <p>{text(unlisted)}</p>
              ) : (
                <>
                  <p>{text(textes.exceptionsIntro)}</p>
                  <ul>
                    {[...new Set(listed)].map((one) => (
                      <li key={one}>{one}</li>
                    ))}
                  </ul>
                </>
              ),
          },
          {
            titre: text(textes.etablissementTitre),
            texte: (
              <p>
                {audit
                  ? text(textes.etablissement, { date: audit.date })
                  : text(textes.etablissementSansAudit)}
              </p>
            ),
          },
          { titre: text(textes.technologiesTitre), texte: <p>{text(textes.technologies)}</p> },
          { titre: text(textes.agentsTitre), texte: <p>{text(textes.agents)}</p> },
          {
            titre: text(textes.contactTitre),
            texte: (
              <>
                <p>{text(textes.contact)}</p>
                <ul>
                  <li>
                    {text(commun.email)}&nbsp;:{' '}
                    <a href={`mailto:${entreprise.email1}`}>{entreprise.email1}</a>
                  </li>
                  {entreprise.phone1Link && (
                    <li>
                      {text(commun.telephone)}&nbsp;: <Telephone lien={entreprise.phone1Link} />
                    </li>
                  )}
                </ul>
              </>
            ),
          },
          { titre: text(textes.recoursTitre), texte: <p>{text(textes.recours)}</p> },
        ]}
      />
    </>
  )
}
