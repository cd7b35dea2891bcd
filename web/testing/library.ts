import type { APIRequestContext } from 'playwright-core'

interface GivenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Adds a picture or PDF to the library; answers its global id. */
export async function addMedia(staff: APIRequestContext, file: GivenFile, alt?: string): Promise<string> {
  const query =
    'mutation ($input: AddMediaInput!) { addMedia(input: $input) { ... on MediaPayload { media { id } } } }'
  const response = await staff.post('/graphql', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    multipart: {
      operations: JSON.stringify({ query, variables: { input: { file: null, alt } } }),
      map: JSON.stringify({ file: ['variables.input.file'] }),
      file,
    },
  })
  const answer: { data?: { addMedia: { media?: { id: string } } } } = await response.json()
  const id = answer.data?.addMedia.media?.id
  if (id === undefined) throw new Error(JSON.stringify(answer))
  return id
}
