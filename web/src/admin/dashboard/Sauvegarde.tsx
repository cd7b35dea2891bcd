import { graphql, useFragment } from 'react-relay'
import type { Sauvegarde_admin$key } from '../../__generated__/Sauvegarde_admin.graphql.ts'
import { Moment } from '../Moment.tsx'
import classes from './Sauvegarde.module.css'

/** Time of the last proven backup; where there is none, what to set up. */
export function Sauvegarde({ admin }: { admin: Sauvegarde_admin$key }) {
  const { backup } = useFragment(
    graphql`
      fragment Sauvegarde_admin on Admin {
        backup {
          isSetUp
          provenAt
          unprovenAt
          unprovenWhy
          isLate
          failure
        }
      }
    `,
    admin,
  )
  const { isSetUp, provenAt, unprovenAt, unprovenWhy, isLate, failure } = backup
  return (
    <section
      id="sauvegarde"
      aria-label="Sauvegarde"
      className={classes.sauvegarde}
      data-alerte={isLate || unprovenAt ? '' : undefined}
      data-aucune={isSetUp ? undefined : ''}
    >
      {isSetUp ? (
        <p>
          {provenAt ? (
            <>
              Dernière sauvegarde prouvée&nbsp;: <Moment date={provenAt} isWhole />.
              {isLate && ' Une autre aurait dû l’être depuis.'}
            </>
          ) : (
            'Aucune sauvegarde n’a encore été prouvée.'
          )}
          {unprovenAt && (
            <>
              {' '}
              Celle du <Moment date={unprovenAt} isWhole /> est gardée sans être prouvée&nbsp;: {unprovenWhy}
            </>
          )}
          {failure && <> La dernière a échoué&nbsp;: {failure}</>}
        </p>
      ) : (
        <p>
          <strong>Rien n’est sauvegardé.</strong> Pour que le site le soit chaque nuit, la personne qui
          s’occupe du serveur renseigne <code>BACKUP_DIR</code>, un dossier sur un autre disque.
        </p>
      )}
    </section>
  )
}
