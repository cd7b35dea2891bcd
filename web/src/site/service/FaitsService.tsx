import { graphql, useFragment } from 'react-relay'
import type { FaitsService_service$key } from '../../__generated__/FaitsService_service.graphql.ts'
import classes from './FaitsService.module.css'
import { Responsable } from './Responsable.tsx'

/** What a client asks first: price, time, and who answers for it. Says nothing of what the firm leaves out. */
export function FaitsService({ service }: { service: FaitsService_service$key }) {
  const { fourchette, delai, verifieLe, responsable } = useFragment(
    graphql`
      fragment FaitsService_service on Service {
        fourchette
        delai
        verifieLe
        responsable {
          ...Responsable_equipe
        }
      }
    `,
    service,
  )
  const hasFacts = fourchette !== null || delai !== null
  return (
    <>
      {hasFacts && (
        <section className={classes.faits} aria-labelledby="en-bref">
          <h2 id="en-bref">En bref</h2>
          <dl>
            {fourchette !== null && (
              <div>
                <dt>Prix</dt>
                <dd>{fourchette}</dd>
              </div>
            )}
            {delai !== null && (
              <div>
                <dt>Délai</dt>
                <dd>{delai}</dd>
              </div>
            )}
          </dl>
          {verifieLe !== null && <p>Vérifié le {verifieLe}</p>}
        </section>
      )}
      {responsable && <Responsable equipe={responsable} />}
    </>
  )
}
