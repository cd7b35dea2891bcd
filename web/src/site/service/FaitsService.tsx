import { graphql, useFragment } from 'react-relay'
import { service as texts } from '../../../../schema/texts/catalogue/service.ts'
import { useText } from '../../texts/texts.ts'
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
  const text = useText()
  const hasFacts = fourchette !== null || delai !== null
  return (
    <>
      {hasFacts && (
        <section className={classes.faits} aria-labelledby="en-bref">
          <h2 id="en-bref">{text(texts.brefTitre)}</h2>
          <dl>
            {fourchette !== null && (
              <div>
                <dt>{text(texts.brefPrix)}</dt>
                <dd>{fourchette}</dd>
              </div>
            )}
            {delai !== null && (
              <div>
                <dt>{text(texts.brefDelai)}</dt>
                <dd>{delai}</dd>
              </div>
            )}
          </dl>
          {verifieLe && <p>{text(texts.brefVerifie, { jour: verifieLe })}</p>}
        </section>
      )}
      {responsable && <Responsable equipe={responsable} />}
    </>
  )
}
