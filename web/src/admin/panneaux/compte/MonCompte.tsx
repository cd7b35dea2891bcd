import { startTransition, useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { panels } from '../../menu/panels.ts'
import { webhooks } from '../../paths.ts'
import { Panneau } from '../Panneau.tsx'
import type { MonCompte_conservation$key } from '../../../__generated__/MonCompte_conservation.graphql.ts'
import type { MonCompteQuery } from '../../../__generated__/MonCompteQuery.graphql.ts'
import { peut } from '../../peut/peut.ts'
import { Cles } from '../../passkeys/Cles.tsx'
import classes from './MonCompte.module.css'
import { Conservation } from './Conservation.tsx'
import { DonneesPersonnelles } from './DonneesPersonnelles.tsx'
import { EssaiEmail } from './EssaiEmail.tsx'
import { Jetons } from './Jetons.tsx'
import { MotDePasse } from './MotDePasse.tsx'
import { Nom } from './Nom.tsx'
import { Sessions } from './Sessions.tsx'

interface MonCompteProps {
  preloaded: PreloadedQuery<MonCompteQuery>
  /** Asks for it anew. */
  reload(): void
  close(): void
}

/** My account: name, password, passkeys, keys for programs, open sessions. */
export default function MonCompte({ close, ...asked }: MonCompteProps) {
  const [jeton, setJeton] = useState<string | null>(null)
  return (
    <Panneau titre={panels['#compte'].titre} close={close} isKept={jeton !== null}>
      <Contenu {...asked} jeton={jeton} onToken={setJeton} />
    </Panneau>
  )
}

interface ContenuProps extends Omit<MonCompteProps, 'close'> {
  /** The key that was just made. */
  jeton: string | null
  onToken(jeton: string | null): void
}

function Contenu({ preloaded, reload: askAnew, jeton, onToken }: ContenuProps) {
  const { viewer, admin } = usePreloadedQuery<MonCompteQuery>(
    graphql`
      query MonCompteQuery @preloadable {
        viewer {
          email
          ...Nom_account
          ...Cles_account
          ...Jetons_account
          ...Sessions_account
        }
        admin {
          ...EssaiEmail_admin
          ...MonCompte_conservation
        }
      }
    `,
    preloaded,
  )
  const conservation = useFragment<MonCompte_conservation$key>(
    graphql`
      fragment MonCompte_conservation on Admin
      @argumentDefinitions(personnes: { type: "Boolean!", provider: "../../peut/personnes.relayprovider" }) {
        ...Conservation_admin @include(if: $personnes) @alias(as: "conservation")
      }
    `,
    admin ?? null,
  )?.conservation
  const reload = () => startTransition(askAnew)
  if (!viewer) return <p role="alert">Vous n’êtes plus connecté. Rechargez la page.</p>
  return (
    <div className={classes.compte}>
      <Nom account={viewer} email={viewer.email} />
      <MotDePasse email={viewer.email} onChange={reload} />
      <Cles account={viewer} />
      <Jetons account={viewer} nouveau={jeton} onCreated={onToken} onChange={reload} />
      {peut('WEBHOOKS') && (
        <section>
          <h3>Webhooks</h3>
          <p className={classes.aide}>
            <a href={webhooks}>Prévenir un programme</a> de ce qui change ici, dès que cela change.
          </p>
        </section>
      )}
      <Sessions account={viewer} onChange={reload} />
      {admin && peut('REGLAGES') && <EssaiEmail admin={admin} email={viewer.email} />}
      {peut('PERSONNES') && <DonneesPersonnelles />}
      {conservation && <Conservation admin={conservation} />}
    </div>
  )
}
