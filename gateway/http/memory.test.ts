import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../lab/servers/server.ts'
import { newDemo } from '../lab/testing/checkpointed.ts'

/*
 * What an answer is made of is over with it, and V8 clears it away while it is young. What is old and no longer used still
 * holds all that it saw until V8 looks through its whole heap, and some things are old from the first: an object's own getter,
 * a function that is assigned to a property. Who holds a request in such a one makes each collection several times as long.
 */

let place: Awaited<ReturnType<typeof newDemo>>
let server: RunningServer
beforeAll(async () => {
  place = await newDemo()
  server = await startServer({ DATA_DIR: place.dataDir, CONTENT: 'demo' }, { flags: ['--trace-gc-nvp'] })
})
afterAll(async () => {
  await server.stop()
  place.remove()
})

const query = '{ site { projets(first: 12) { edges { node { id nom } } pageInfo { hasNextPage } } } }'

async function ask(): Promise<void> {
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  await response.arrayBuffer()
}

test('of a list that is made anew next to nothing grows old', async () => {
  const collections = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes(' gc=s '))
  // What the first ones make is there to stay, as is what the start has read: compiled code, texts of statements, common
  // passwords. It is old after two collections.
  for (let n = 0; n < 200; n++) await ask()
  const before = collections().length + 2
  while (collections().length < before + 5) await ask()
  const later = collections().slice(before)
  // It was 8 % while the budget of an answer held a function of its own, 3 % while its lists had getters, 1.3 % since.
  expect(bytes('promoted', later) / bytes('allocated', later)).toBeLessThan(0.02)
})

/** In all of them. */
function bytes(name: string, collections: readonly string[]): number {
  return collections.reduce(
    (sum, line) => sum + Number(new RegExp(` ${name}=(\\d+)`).exec(line)?.[1] ?? NaN),
    0,
  )
}
