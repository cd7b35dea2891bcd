import { Button, Form } from 'react-aria-components'
import { graphql } from 'react-relay'
import { useMutation } from '../../../relay/useMutation.ts'
import type { MotDePasseMutation } from './__generated__/MotDePasseMutation.graphql.ts'
import { Champ } from './Champ.tsx'
import classes from './Compte.module.css'
import { Phrase } from './Phrase.tsx'
import { useReponse } from './reponse.ts'

/** A new password. `onChange` when it is, since other sessions have ended by then. */
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
    if (!(await envoyer(send, 'Mot de passe changé. Vos autres sessions sont fermées.'))) return
    form.reset()
    onChange()
  }

  return (
    <section>
      <h3>Mot de passe</h3>
      <Form
        validationErrors={reponse.fautes}
        className={classes['formulaire'] ?? ''}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        {/* For password managers: whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Champ
          label="Mot de passe actuel"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <Champ
          label="Nouveau mot de passe"
          name="newPassword"
          type="password"
          autoComplete="new-password"
          aide="12 caractères au moins. Vos sessions ouvertes ailleurs seront fermées."
          isRequired
        />
        <Phrase reponse={reponse} />
        <Button type="submit" isPending={isChanging} className={classes['bouton'] ?? ''}>
          Changer le mot de passe
        </Button>
      </Form>
    </section>
  )
}
