import { startTransition, useCallback, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Panneau } from '../Panneau.tsx'
import type { CompteQuery } from './__generated__/CompteQuery.graphql.ts'
import classes from './Compte.module.css'
import { Jetons } from './Jetons.tsx'
import { MotDePasse } from './MotDePasse.tsx'
import { Nom } from './Nom.tsx'
import { Sessions } from './Sessions.tsx'

/** My account: name, password, keys for programs, open sessions. */
export default function Compte({ fermer }: { fermer(): void }) {
  return (
    <Panneau titre="Mon compte" fermer={fermer}>
      <Contenu />
    </Panneau>
  )
}

function Contenu() {
  const [fetchKey, setFetchKey] = useState(0)
  const { viewer } = useLazyLoadQuery<CompteQuery>(
    graphql`
      query CompteQuery {
        viewer {
          email
          ...Nom_account
          ...Jetons_account
          ...Sessions_account
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', fetchKey },
  )
  const reload = useCallback(() => startTransition(() => setFetchKey((key) => key + 1)), [])
  if (!viewer) return <p role="alert">Vous n’êtes plus connecté. Rechargez la page.</p>
  return (
    <div className={classes['compte']}>
      <Nom account={viewer} email={viewer.email} />
      <MotDePasse email={viewer.email} onChange={reload} />
      <Jetons account={viewer} onChange={reload} />
      <Sessions account={viewer} onChange={reload} />
    </div>
  )
}
