import { graphql } from 'react-relay'
import regles from '../../../../schema/inputRules.json'
import { useMutation } from '../../relay/useMutation.ts'
import { ChampTexte } from '../../ui/formulaire/ChampTexte.tsx'
import { Formulaire } from '../../ui/formulaire/Formulaire.tsx'
import { Groupe } from '../../ui/formulaire/Groupe.tsx'
import { submitRefusalOf } from '../../ui/formulaire/submitRefusal.ts'
import type { ContactFormMutation } from '../../__generated__/ContactFormMutation.graphql.ts'

const labels = {
  sujet: 'Sujet',
  message: 'Votre message',
  nom: 'Votre nom',
  email: 'E-mail',
  telephone: 'Téléphone',
}

/** A message to the firm. */
export function ContactForm() {
  const [commit] = useMutation<ContactFormMutation>(graphql`
    mutation ContactFormMutation($input: CreateContactInput!) {
      result: createContact(input: $input) {
        ... on CreateContactPayload {
          content {
            id
          }
        }
        ... on Error {
          code
        }
        ... on ValidationError {
          fields {
            field
            message
          }
        }
        ... on RateLimitError {
          retryAfter
        }
      }
    }
  `)
  return (
    <Formulaire
      regles={regles.contact}
      labels={labels}
      bouton="Envoyer le message"
      send={async ({ valeurs, traces }) => {
        const { result } = await commit({ variables: { input: { ...valeurs, ...traces } } })
        return submitRefusalOf(result) ?? '/contact?merci=oui'
      }}
    >
      <Groupe titre="Votre message">
        <ChampTexte nom="sujet" large />
        <ChampTexte nom="message" lignes={6} />
      </Groupe>
      <Groupe titre="Vous répondre">
        <ChampTexte nom="nom" large autoComplete="name" />
        <ChampTexte
          nom="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          aide="Ou un téléphone : l’un des deux suffit."
        />
        <ChampTexte
          nom="telephone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          aide="Pour vous rappeler."
        />
      </Groupe>
    </Formulaire>
  )
}
