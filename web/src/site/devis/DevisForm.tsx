import { graphql, useFragment } from 'react-relay'
import regles from '../../../../schema/inputRules.json'
import { useMutation } from '../../relay/useMutation.ts'
import { ChampTexte } from '../../ui/formulaire/ChampTexte.tsx'
import { Formulaire } from '../../ui/formulaire/Formulaire.tsx'
import { Groupe } from '../../ui/formulaire/Groupe.tsx'
import { submitRefusalOf } from '../../ui/formulaire/submitRefusal.ts'
import { devisThanksHref } from './devisThanksHref.ts'
import type { DevisFormMutation } from '../../__generated__/DevisFormMutation.graphql.ts'
import type { DevisForm_site$key } from '../../__generated__/DevisForm_site.graphql.ts'

const labels = {
  service: 'Ce qu’il vous faut',
  lieu: 'Où se trouve le terrain',
  description: 'Ce que vous voulez en faire',
  budget: 'Budget prévu',
  nom: 'Votre nom',
  entreprise: 'Entreprise',
  email: 'E-mail',
  telephone: 'Téléphone',
}

interface DevisFormProps {
  site: DevisForm_site$key
  /** Name of the service that the address asks for. */
  service: string | undefined
}

/** Asks for a quote: first the land, then how to answer. */
export function DevisForm({ site, service }: DevisFormProps) {
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
  return (
    <Formulaire
      regles={regles.devis}
      labels={labels}
      bouton="Demander le devis"
      send={async ({ valeurs, traces }) => {
        const { result } = await commit({ variables: { input: { ...valeurs, ...traces } } })
        return submitRefusalOf(result) ?? devisThanksHref(result.content?.reference, valeurs.service)
      }}
    >
      <Groupe titre="Votre terrain">
        <ChampTexte
          nom="service"
          defaut={service ?? ''}
          choix={['Je ne sais pas encore', ...new Set(services.edges.map(({ node }) => node.nom))]}
        />
        <ChampTexte nom="lieu" aide="Commune, quartier ou village, un repère connu." />
        <ChampTexte
          nom="description"
          lignes={6}
          aide="Borner, diviser, vendre, construire ? Dites aussi la surface, même approchée, les papiers que vous avez et la date à tenir."
        />
        <ChampTexte nom="budget" aide="En francs CFA." />
      </Groupe>
      <Groupe titre="Vous répondre">
        <ChampTexte nom="nom" autoComplete="name" />
        <ChampTexte nom="entreprise" autoComplete="organization" />
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
