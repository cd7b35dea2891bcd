import { graphql, useFragment } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { useText } from '../../texts/texts.ts'
import type { Papiers_service$key } from '../../__generated__/Papiers_service.graphql.ts'
import classes from './Papiers.module.css'
import { linesOf } from '../linesOf.ts'

interface PapiersProps {
  service: Papiers_service$key
  /** Among other things the name of the service says whose papers they are. */
  isNamed?: boolean
}

/** Papers that a client brings for a service, as a list to tick; nothing where there are none. */
export function Papiers({ service, isNamed = false }: PapiersProps) {
  const { nom, apporter } = useFragment(
    graphql`
      fragment Papiers_service on Service {
        nom
        apporter
      }
    `,
    service,
  )
  const text = useText()
  const papiers = linesOf(apporter)
  if (papiers.length === 0) return null
  return (
    <section className={classes.papiers} aria-labelledby="papiers">
      <h2 id="papiers">{text(commun.papiers)}</h2>
      {isNamed && <p>{nom}</p>}
      <ul className={classes.liste}>
        {papiers.map((papier) => (
          <li key={papier}>{papier}</li>
        ))}
      </ul>
    </section>
  )
}
