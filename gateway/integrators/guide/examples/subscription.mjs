import { createClient } from 'graphql-sse'

const client = createClient({
  url: `${process.env.SITE}/graphql`,
  headers: { authorization: `Bearer ${process.env.TOKEN}` },
  retryAttempts: 0,
})
const query = `subscription ($after: String) {
  contentChanged(after: $after, types: [SERVICE]) { cursor kind contentId }
}`

class Refused extends Error {}

let after = process.env.AFTER ?? null
for (;;) {
  try {
    for await (const { data, errors } of client.iterate({ query, variables: { after } })) {
      if (errors) throw new Refused(errors[0].extensions.code)
      const { cursor, kind, contentId } = data.contentChanged
      console.log(kind, contentId)
      after = cursor
    }
  } catch (error) {
    if (error instanceof Refused || [400, 401, 403].includes(error.response?.status)) throw error
  }
  await new Promise((resolve) => setTimeout(resolve, 1000))
}
