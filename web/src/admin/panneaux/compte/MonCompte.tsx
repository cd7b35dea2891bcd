import { startTransition, useCallback, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { panels } from '../../menu/panels.ts'
import { Panneau } from '../Panneau.tsx'
import type { MonCompteQuery } from '../../../__generated__/MonCompteQuery.graphql.ts'
import classes from './MonCompte.module.css'
import { Conservation } from './Conservation.tsx'
import { DonneesPersonnelles } from './DonneesPersonnelles.tsx'
import { EssaiEmail } from './EssaiEmail.tsx'
import { Jetons } from './Jetons.tsx'
import { MotDePasse } from './MotDePasse.tsx'
import { Nom } from './Nom.tsx'
import { Sessions } from './Sessions.tsx'

/** My account: name, password, keys for programs, open sessions. */
export default function MonCompte({ close }: { close(): void }) {
  const [jeton, setJeton] = useState<string | null>(null)
  return (
    <Panneau titre={panels['#compte'].titre} close={close} isKept={jeton !== null}>
      <Contenu jeton={jeton} onToken={setJeton} />
    </Panneau>
  )
}

interface ContenuProps {
  /** The key that was just made. */
  jeton: string | null
  onToken(jeton: string | null): void
}

function Contenu({ jeton, onToken }: ContenuProps) {
  const [fetchKey, setFetchKey] = useState(0)
  const { viewer, admin } = useLazyLoadQuery<MonCompteQuery>(
    graphql`
      query MonCompteQuery {
        viewer {
          email
          ...Nom_account
          ...Jetons_account
          ...Sessions_account
        }
        admin {
          ...EssaiEmail_admin
          ...Conservation_admin
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', fetchKey },
  )
  const reload = useCallback(() => startTransition(() => setFetchKey((key) => key + 1)), [])
  if (!viewer) return <p role="alert">Vous n’êtes plus connecté. Rechargez la page.</p>
  return (
    <div className={classes.compte}>
      <Nom account={viewer} email={viewer.email} />
      <MotDePasse email={viewer.email} onChange={reload} />
      <Jetons account={viewer} nouveau={jeton} onCreated={onToken} onChange={reload} />
      <Sessions account={viewer} onChange={reload} />
      {admin && <EssaiEmail admin={admin} email={viewer.email} />}
      <DonneesPersonnelles />
      {admin && <Conservation admin={admin} />}
    </div>
  )
}
