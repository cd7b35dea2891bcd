import { graphql } from 'react-relay'
import { useMutation } from '../../../relay/useMutation.ts'
import { ChampMotDePasse } from '../../ui/Champ.tsx'
import type { MotDePasseMutation } from '../../../__generated__/MotDePasseMutation.graphql.ts'
import classes from './Compte.module.css'
import { Phrase } from './Phrase.tsx'
import { useReponse } from './reponse.ts'

/** A new password. `onChange` when it is, since other sessions and all API tokens have ended by then. */
export function MotDePasse({ email, onChange }: { email: string; onChange(): void }) {
  const { reponse, envoyer } = useReponse()
  const [change, isChanging] = useMutation<MotDePasseMutation>(graphql`
    mutation MotDePasseMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
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

  async function submit(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form)
    const input = {
      currentPassword: String(data.get('currentPassword')),
      newPassword: String(data.get('newPassword')),
    }
    const send = async () => (await change({ variables: { input } })).changePassword
    if (
      !(await envoyer(
        send,
        'Mot de passe changé. Vos autres sessions sont fermées, vos jetons d’API révoqués.',
      ))
    )
      return
    form.reset()
    onChange()
  }

  return (
    <section>
      <h3>Mot de passe</h3>
      <form
        className={classes['formulaire']}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        {/* For password managers: whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <ChampMotDePasse
          nom="Mot de passe actuel"
          name="currentPassword"
          autoComplete="current-password"
          required
          erreur={reponse.fautes['currentPassword']}
        />
        <ChampMotDePasse
          nom="Nouveau mot de passe"
          name="newPassword"
          autoComplete="new-password"
          aide="12 caractères au moins. Vos sessions ouvertes ailleurs seront fermées, vos jetons d’API révoqués."
          required
          erreur={reponse.fautes['newPassword']}
        />
        <div className={classes['fin']}>
          <button type="submit" aria-busy={isChanging} className={classes['bouton']}>
            Changer le mot de passe
          </button>
          <Phrase reponse={reponse} />
        </div>
      </form>
    </section>
  )
}
