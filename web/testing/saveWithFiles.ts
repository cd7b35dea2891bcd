import type { APIRequestContext } from 'playwright-core'

export type Verb = 'createProjet' | 'updateProjet' | 'updateService'

interface Saved {
  __typename: string
  content?: Kept
}

/** The item, and the pictures of its gallery, which later inputs may name. */
interface Kept {
  id: string
  galerie: { image: { media: string } }[]
}

/** Saves an item with pictures in one multipart request, each under the path of its input; answers what it is then. */
export async function saveWithFiles(
  staff: APIRequestContext,
  verb: Verb,
  input: Record<string, unknown>,
  files: readonly (readonly [path: string, bytes: Buffer])[],
): Promise<Kept> {
  const type = `${verb.slice(0, 1).toUpperCase()}${verb.slice(1)}`
  const query = `mutation ($input: ${type}Input!) { saved: ${verb}(input: $input) {
    __typename ... on ${type}Payload { content { id galerie { image { media } } } } ... on ValidationError { fields { field message } } } }`
  const map = files.map(([path], n) => [`f${n}`, [`variables.input.${path}`]])
  const parts = files.map(([, buffer], n) => [
    `f${n}`,
    { name: `vue-${n}.jpg`, mimeType: 'image/jpeg', buffer },
  ])
  const response = await staff.post('/graphql', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    multipart: {
      operations: JSON.stringify({ query, variables: { input } }),
      map: JSON.stringify(Object.fromEntries(map)),
      ...Object.fromEntries(parts),
    },
    timeout: 0,
  })
  const answer: { data?: { saved: Saved } } = await response.json()
  const content = answer.data?.saved.content
  if (!content) throw new Error(JSON.stringify(answer))
  return content
}
