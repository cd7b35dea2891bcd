import type { client } from '../servers/server.ts'

type Asker = Pick<ReturnType<typeof client>, 'origin' | 'credentials'>

/** What the subscription to notifications brings, as it comes; it ends with the stream. */
export async function* events({ origin, credentials }: Asker, after?: string): AsyncGenerator<string> {
  const query = 'subscription ($after: String) { notifications(after: $after) { content { libelle } } }'
  const { body } = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...credentials() },
    body: JSON.stringify({ query, variables: { after } }),
  })
  if (body) for await (const part of body.pipeThrough(new TextDecoderStream())) yield part
}

/** The first part of a stream that says this; `:` is its first sign of life. */
export async function readUntil(stream: AsyncGenerator<string>, words: string): Promise<string> {
  for (;;) {
    const { value, done } = await stream.next()
    if (done) throw new Error(`The stream ended without ${words}.`)
    if (value.includes(words)) return value
  }
}
