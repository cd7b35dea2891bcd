import { graphql } from 'react-relay'
import { contact } from '../../../../schema/texts/catalogue/contact.ts'
import { formulaires } from '../../../../schema/texts/catalogue/formulaires.ts'
import { useText } from '../../texts/texts.ts'
import regles from '../../../../schema/inputRules.json'
import { useMutation } from '../../relay/useMutation.ts'
import { ChampTexte } from '../../ui/formulaire/ChampTexte.tsx'
import { Formulaire } from '../../ui/formulaire/Formulaire.tsx'
import { Groupe } from '../../ui/formulaire/Groupe.tsx'
import { submitRefusalOf } from '../../ui/formulaire/submitRefusal.ts'
import type { ContactFormMutation } from '../../__generated__/ContactFormMutation.graphql.ts'

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
  const text = useText()
  const labels = {
    sujet: text(contact.formulaireSujet),
    message: text(contact.formulaireTexte),
    nom: text(formulaires.nom),
    email: text(formulaires.email),
    telephone: text(formulaires.telephone),
  }
  return (
    <Formulaire
      regles={regles.contact}
      labels={labels}
      bouton={text(contact.formulaireBouton)}
      send={async ({ valeurs, traces }) => {
        const { result } = await commit({ variables: { input: { ...valeurs, ...traces } } })
        return submitRefusalOf(result) ?? '/contact?merci=oui'
      }}
    >
      <Groupe titre={text(contact.formulaireMessage)}>
        <ChampTexte nom="sujet" large />
        <ChampTexte nom="message" lignes={6} />
      </Groupe>
      <Groupe titre={text(formulaires.repondre)}>
        <ChampTexte nom="nom" large autoComplete="name" />
        <ChampTexte
          nom="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          aide={text(formulaires.emailAide)}
        />
        <ChampTexte
          nom="telephone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          aide={text(formulaires.telephoneAide)}
        />
      </Groupe>
    </Formulaire>
  )
}
