import { graphql, useFragment } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { useText } from '../../texts/texts.ts'
import type { Annonce_site$key } from '../../__generated__/Annonce_site.graphql.ts'
import classes from './Annonce.module.css'

/** The firm’s notice, below the header of every page while it is on line. */
export function Annonce({ site }: { site: Annonce_site$key }) {
  const { annonce } = useFragment(
    graphql`
      fragment Annonce_site on Site {
        annonce {
          texte
          lien
        }
      }
    `,
    site,
  )
  const text = useText()
  if (!annonce) return null
  const { texte, lien } = annonce
  return (
    <aside className={classes.annonce} aria-label={text(commun.annonce)}>
      <p className="cadre">{lien ? <a href={lien}>{texte}</a> : texte}</p>
    </aside>
  )
}
