import { setTimeout as wait } from 'node:timers/promises'

export async function patientFetch(url, options, tries = 5) {
  const answer = await fetch(url, options)
  const isLater = answer.status === 429 || answer.status === 503
  if (!isLater || tries <= 1) return answer
  await wait(1000 * Number(answer.headers.get('retry-after') ?? 1))
  return patientFetch(url, options, tries - 1)
}

const answer = await patientFetch(`${process.env.SITE}/graphql`, {
  method: 'POST',
  headers: { authorization: `Bearer ${process.env.TOKEN}`, 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ admin { services(first: 100) { edges { node { id } } } } }' }),
})
const { extensions } = await answer.json()
console.log(`${answer.headers.get('x-ratelimit-remaining')} of ${answer.headers.get('x-ratelimit-limit')}`)
if (extensions?.cost) console.log(`cost ${extensions.cost.used} of ${extensions.cost.limit}`)
