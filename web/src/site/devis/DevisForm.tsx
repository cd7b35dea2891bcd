import { graphql, useFragment } from 'react-relay'
import { devis } from '../../../../schema/texts/catalogue/devis.ts'
import { formulaires } from '../../../../schema/texts/catalogue/formulaires.ts'
import { useText } from '../../texts/texts.ts'
import regles from '../../../../schema/inputRules.json'
import { useMutation } from '../../relay/useMutation.ts'
import { ChampTexte } from '../../ui/formulaire/ChampTexte.tsx'
import { Formulaire } from '../../ui/formulaire/Formulaire.tsx'
import { Groupe } from '../../ui/formulaire/Groupe.tsx'
import { submitRefusalOf } from '../../ui/formulaire/submitRefusal.ts'
import { devisThanksHref } from './devisThanksHref.ts'
import type { DevisFormMutation } from '../../__generated__/DevisFormMutation.graphql.ts'
import type { DevisForm_site$key } from '../../__generated__/DevisForm_site.graphql.ts'

interface DevisFormProps {
  site: DevisForm_site$key
  /** Name of the service that the address asks for. */
  service: string | undefined
  /** What is to be done, where the address names a projet like it. */
  description: string | undefined
}

/** Asks for a quote: first the land, then how to answer. */
export function DevisForm({ site, service, description }: DevisFormProps) {
  const { services } = useFragment(
    graphql`
      fragment DevisForm_site on Site {
        services(first: 100) {
          edges {
            node {
              nom
            }
          }
        }
      }
    `,
    site,
  )
  const text = useText()
  const [commit] = useMutation<DevisFormMutation>(graphql`
    mutation DevisFormMutation($input: CreateDevisInput!) {
      result: createDevis(input: $input) {
        ... on CreateDevisPayload {
          content {
            reference
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
  const labels = {
    service: text(devis.formulaireService),
    lieu: text(devis.formulaireLieu),
    description: text(devis.formulaireTexte),
    budget: text(devis.formulaireBudget),
    nom: text(formulaires.nom),
    entreprise: text(devis.formulaireEntreprise),
    email: text(formulaires.email),
    telephone: text(formulaires.telephone),
  }
  return (
    <Formulaire
      regles={regles.devis}
      labels={labels}
      bouton={text(devis.formulaireBouton)}
      send={async ({ valeurs, traces }) => {
        const { result } = await commit({ variables: { input: { ...valeurs, ...traces } } })
        return submitRefusalOf(result) ?? devisThanksHref(result.content?.reference, valeurs.service)
      }}
    >
      <Groupe titre={text(devis.formulaireTerrain)}>
        <ChampTexte
          nom="service"
          defaut={service ?? ''}
          choix={[text(devis.formulaireServiceAucun), ...new Set(services.edges.map(({ node }) => node.nom))]}
        />
        <ChampTexte nom="lieu" aide={text(devis.formulaireLieuAide)} />
        <ChampTexte
          nom="description"
          lignes={6}
          defaut={description ?? ''}
          aide={text(devis.formulaireTexteAide)}
        />
        <ChampTexte nom="budget" aide={text(devis.formulaireBudgetAide)} />
      </Groupe>
      <Groupe titre={text(formulaires.repondre)}>
        <ChampTexte nom="nom" autoComplete="name" />
        <ChampTexte nom="entreprise" autoComplete="organization" />
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
