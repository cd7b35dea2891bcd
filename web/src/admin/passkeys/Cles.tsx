import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { account as regles } from '../../../../schema/inputRules.json'
import { useMutation } from '../../relay/useMutation.ts'
import type { Cles_account$data, Cles_account$key } from '../../__generated__/Cles_account.graphql.ts'
import type { ClesRemoveMutation } from '../../__generated__/ClesRemoveMutation.graphql.ts'
import type { ClesRenameMutation } from '../../__generated__/ClesRenameMutation.graphql.ts'
import { Moment } from '../Moment.tsx'
import { browserName } from '../panneaux/compte/browserName.ts'
import { FormulaireDeCompte } from '../panneaux/compte/FormulaireDeCompte.tsx'
import classes from '../panneaux/compte/MonCompte.module.css'
import { TitreDePartie } from '../panneaux/compte/TitreDePartie.tsx'
import { Champ, ChampMotDePasse } from '../ui/Champ.tsx'
import { refusalOf } from '../ui/serverRefusal.ts'
import { useShortForm } from '../ui/useShortForm.ts'
import { useNewPasskey } from './useNewPasskey.ts'
import { hasPasskeys } from './usePasskeySignIn.ts'

/** My passkeys: those there are, and a new one. */
export function Cles({ account }: { account: Cles_account$key }) {
  const { passkeys } = useFragment(
    graphql`
      fragment Cles_account on Account {
        passkeys {
          id
          nom
          createdAt
          lastUsedAt
        }
      }
    `,
    account,
  )
  const [remove] = useMutation<ClesRemoveMutation>(graphql`
    mutation ClesRemoveMutation($input: RemovePasskeyInput!) {
      removePasskey(input: $input) {
        ... on RemovePasskeyPayload {
          viewer {
            ...Cles_account
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const create = useNewPasskey()
  const formulaire = useShortForm((value) => create(value('nom'), value('currentPassword')), {
    fait: 'Clé d’accès ajoutée.',
    onDone: (form) => form.reset(),
  })
  const { answer, ask, fields } = formulaire

  async function removeOne(id: string): Promise<void> {
    await ask(async () => {
      const { removePasskey } = await remove({ variables: { input: { id } } })
      return refusalOf(removePasskey.refusal)
    }, 'Clé d’accès retirée.')
  }

  return (
    <section>
      <TitreDePartie partie="#compte-cles" />
      <p className={classes.aide}>
        Pour vous connecter d’un geste&nbsp;: empreinte, visage ou code de votre appareil. Votre mot de passe
        sert toujours.
      </p>
      {passkeys && passkeys.length > 0 && (
        <ul className={classes.rangs}>
          {passkeys.map((passkey) => (
            <Cle key={passkey.id} passkey={passkey} isAsking={answer.isAsking} onRemove={removeOne} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <FormulaireDeCompte formulaire={formulaire} envoyer="Ajouter une clé d’accès">
          <Champ
            nom="Nom de la clé d’accès"
            name="nom"
            defaultValue={browserName(navigator.userAgent)}
            autoComplete="off"
            required
            maxLength={regles.nom.maxLength}
            erreur={fields['nom']}
          />
          <ChampMotDePasse
            nom="Votre mot de passe"
            name="currentPassword"
            autoComplete="current-password"
            required
            erreur={fields['currentPassword']}
          />
        </FormulaireDeCompte>
      ) : (
        <p className={classes.aide}>Ce navigateur ne peut pas en ajouter à cette adresse.</p>
      )}
    </section>
  )
}

interface CleProps {
  passkey: NonNullable<Cles_account$data['passkeys']>[number]
  isAsking: boolean
  onRemove(id: string): Promise<void>
}

/** One passkey, and its name in a field while it is renamed. */
function Cle({ passkey: { id, nom, createdAt, lastUsedAt }, isAsking, onRemove }: CleProps) {
  const [isRenamed, setRenamed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function onRenamed(): void {
    setRenamed(false)
    button.current?.focus()
  }
  return (
    <li>
      {isRenamed ? (
        <Renommer id={id} nom={nom} onDone={onRenamed} />
      ) : (
        <span>
          {nom}
          <small>
            ajout&nbsp;: <Moment date={createdAt} /> ·{' '}
            {lastUsedAt ? (
              <>
                utilisée <Moment date={lastUsedAt} />
              </>
            ) : (
              'jamais utilisée'
            )}
          </small>
        </span>
      )}
      <span className={classes.actes}>
        <button
          ref={button}
          type="button"
          className="outil outil-petit"
          aria-expanded={isRenamed}
          onClick={() => setRenamed(!isRenamed)}
          aria-label={`Renommer la clé d’accès ${nom}`}
        >
          Renommer
        </button>
        <button
          type="button"
          className="outil outil-petit"
          disabled={isAsking}
          onClick={() => void onRemove(id)}
          aria-label={`Retirer la clé d’accès ${nom}`}
        >
          Retirer
        </button>
      </span>
    </li>
  )
}

function Renommer({ id, nom, onDone }: { id: string; nom: string; onDone(): void }) {
  const [rename] = useMutation<ClesRenameMutation>(graphql`
    mutation ClesRenameMutation($input: RenamePasskeyInput!) {
      renamePasskey(input: $input) {
        ... on PasskeyPayload {
          passkey {
            nom
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const formulaire = useShortForm(
    async (value) => {
      const { renamePasskey } = await rename({ variables: { input: { id, nom: value('nom') } } })
      return refusalOf(renamePasskey.refusal)
    },
    { onDone },
  )
  const champ = useRef<HTMLInputElement>(null)
  useEffect(() => champ.current?.focus(), [])
  return (
    <FormulaireDeCompte formulaire={formulaire} envoyer="Enregistrer">
      <Champ
        ref={champ}
        nom="Nouveau nom"
        name="nom"
        defaultValue={nom}
        autoComplete="off"
        required
        maxLength={regles.nom.maxLength}
        erreur={formulaire.fields['nom']}
      />
    </FormulaireDeCompte>
  )
}
