import { graphql, useFragment } from 'react-relay'
import { useMutation } from '../../../relay/useMutation.ts'
import { Moment } from '../../Moment.tsx'
import { Champ } from '../../ui/Champ.tsx'
import type { Jetons_account$key } from '../../../__generated__/Jetons_account.graphql.ts'
import type { JetonsCreateMutation } from '../../../__generated__/JetonsCreateMutation.graphql.ts'
import type { JetonsRevokeMutation } from '../../../__generated__/JetonsRevokeMutation.graphql.ts'
import classes from './Compte.module.css'
import { NouveauJeton } from './NouveauJeton.tsx'
import { Phrase } from './Phrase.tsx'
import { useReponse } from './reponse.ts'

interface JetonsProps {
  account: Jetons_account$key
  /** The one that was just made. */
  nouveau: string | null
  onNouveau(jeton: string | null): void
  onChange(): void
}

/** Keys for programs. What one is worth is shown once. */
export function Jetons({ account, nouveau, onNouveau, onChange }: JetonsProps) {
  const { apiTokens } = useFragment(
    graphql`
      fragment Jetons_account on Account {
        apiTokens {
          id
          nom
          scope
          lastUsedAt
        }
      }
    `,
    account,
  )
  const { reponse, envoyer } = useReponse()
  const [create, isCreating] = useMutation<JetonsCreateMutation>(graphql`
    mutation JetonsCreateMutation($input: CreateApiTokenInput!) {
      createApiToken(input: $input) {
        ... on ApiTokenPayload {
          token
        }
        ... on Error {
          message
        }
        ... on ValidationError {
          fields {
            field
            message
          }
        }
      }
    }
  `)
  const [revoke, isRevoking] = useMutation<JetonsRevokeMutation>(graphql`
    mutation JetonsRevokeMutation($input: RevokeInput!) {
      revokeApiToken(input: $input) {
        ... on Error {
          message
        }
      }
    }
  `)

  async function creer(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form)
    const scope = data.has('ecrire') ? ('WRITE' as const) : ('READ' as const)
    const input = { nom: String(data.get('nom')), scope }
    const done = await envoyer(async () => {
      const { createApiToken } = await create({ variables: { input } })
      onNouveau(createApiToken.token ?? null)
      return createApiToken
    }, 'Jeton créé.')
    if (!done) return
    form.reset()
    onChange()
  }

  async function revoquer(id: string): Promise<void> {
    await envoyer(
      async () => (await revoke({ variables: { input: { id } } })).revokeApiToken,
      'Jeton révoqué.',
    )
    onNouveau(null)
    onChange()
  }

  return (
    <section>
      <h3>Jetons d’accès</h3>
      <p className={classes['aide']}>
        Pour les programmes qui lisent ou modifient le site par son interface.
      </p>
      {apiTokens && apiTokens.length > 0 && (
        <ul className={classes['rangs']}>
          {apiTokens.map(({ id, nom, scope, lastUsedAt }) => (
            <li key={id}>
              <span>
                {nom}
                <small>
                  {scope === 'WRITE' ? 'lit et modifie' : 'lit seulement'} ·{' '}
                  {lastUsedAt ? (
                    <>
                      utilisé <Moment date={lastUsedAt} />
                    </>
                  ) : (
                    'jamais utilisé'
                  )}
                </small>
              </span>
              <button
                type="button"
                className={classes['petit']}
                disabled={isRevoking}
                onClick={() => void revoquer(id)}
                aria-label={`Révoquer le jeton ${nom}`}
              >
                Révoquer
              </button>
            </li>
          ))}
        </ul>
      )}
      {nouveau && <NouveauJeton jeton={nouveau} />}
      <form
        className={classes['formulaire']}
        onSubmit={(event) => {
          event.preventDefault()
          void creer(event.currentTarget)
        }}
      >
        <Champ
          nom="Nom du jeton"
          name="nom"
          autoComplete="off"
          required
          maxLength={200}
          erreur={reponse.fautes['nom']}
        />
        <label className={classes['coche']}>
          <input type="checkbox" name="ecrire" /> Peut aussi modifier
        </label>
        <div className={classes['fin']}>
          <button type="submit" aria-busy={isCreating} className={classes['bouton']}>
            Créer un jeton
          </button>
          <Phrase reponse={reponse} />
        </div>
      </form>
    </section>
  )
}
