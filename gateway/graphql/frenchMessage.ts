import type { GraphQLError } from 'graphql'

/** How Yoga begins what it says of a request that it does not take, and how the catalogue's language says it. */
const sentences: readonly (readonly [string, string])[] = [
  ['Batching', 'Une demande porte une opération, et non une liste.'],
  ['Can only perform', 'Une mutation se demande par POST.'],
  ['GraphQL only supports', 'GraphQL se demande par GET ou par POST.'],
  [
    'Could not determine what operation',
    '«\u00a0operationName\u00a0» doit nommer une des opérations du document.',
  ],
  ['Expected "variables"', '«\u00a0variables\u00a0» doit être un objet.'],
  ['Expected "extensions"', '«\u00a0extensions\u00a0» doit être un objet.'],
  ['Expected "query"', '«\u00a0query\u00a0» doit être un texte.'],
]

/** What is wrong at a place of a document stays as graphql-js has it: who writes documents looks its words up. */
export function frenchMessage({ message, locations }: GraphQLError): string {
  const french = locations ? undefined : sentences.find(([begun]) => message.startsWith(begun))
  return french?.[1] ?? message
}
