import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { useText } from '../../texts/texts.ts'
import { LienMenu, LiensMenu } from '../LienMenu.tsx'
import { LienService } from '../LienService.tsx'
import { useMenuEntries } from '../menuEntries.ts'
import type { Menu_site$key } from '../../__generated__/Menu_site.graphql.ts'
import classes from './Menu.module.css'
import { SousMenu } from './SousMenu.tsx'
import { useSticky } from './useSticky.ts'

/** The size with which labels of so many letters have room beside each other in the narrowest window that has the menu. */
function labelSize(labels: readonly string[]): 'moyenne' | 'petite' | undefined {
  const { length } = labels.join('')
  if (length > 88) return 'petite'
  return length > 56 ? 'moyenne' : undefined
}

/** The menu of wide windows. Its place keeps its height while it is fixed, so that nothing moves. */
export function Menu({ site }: { site: Menu_site$key }) {
  const data = useFragment(
    graphql`
      fragment Menu_site on Site {
        services(first: 100) {
          edges {
            node {
              id
              ...LienService_service
            }
          }
        }
        ...menuEntries_site
      }
    `,
    site,
  )
  const { services } = data
  const text = useText()
  const accueil = text(commun.menuAccueil)
  // Carrière stands above, in the band.
  const entries = useMenuEntries(data).filter(({ name }) => name !== 'CARRIERE')
  const taille = labelSize([accueil, ...entries.map(({ label }) => label)])
  const fixe = useSticky()
  // Style sheets alone open the submenus before the script runs.
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  return (
    <div className={classes.place}>
      <div className={classes.menu} data-fixe={fixe || undefined} data-scripted={scripted || undefined}>
        <nav className={`cadre ${classes.ligne}`} data-taille={taille} aria-label={text(commun.menuLabel)}>
          <ul className={classes.entrees}>
            <li>
              <LienMenu href="/">{accueil}</LienMenu>
            </li>
            {entries.map(({ name, href, label, pages }) =>
              href === null ? (
                <SousMenu key={name} label={label}>
                  <LiensMenu liens={pages} />
                  {name === 'SERVICES' &&
                    services.edges.map(({ node }) => (
                      <li key={node.id}>
                        <LienService service={node} par="parId" />
                      </li>
                    ))}
                </SousMenu>
              ) : (
                <li key={name}>
                  <LienMenu href={href}>{label}</LienMenu>
                </li>
              ),
            )}
          </ul>
          <LienMenu href="/devis" className={classes.devis}>
            {text(commun.menuDevis)}
          </LienMenu>
        </nav>
      </div>
    </div>
  )
}
