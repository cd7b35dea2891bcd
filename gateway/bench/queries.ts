import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { alternate } from './hammer.ts'

/** Query texts that nobody has persisted, so nothing of their answers is kept; plainYoga.ts knows these fields. */
const queries = {
  '12 projets, any text':
    '{ site { projets(first: 12) { edges { node { databaseId nom slug description client lieu annee category } } } } }',
  'services with categories, any text':
    '{ site { services(first: 20) { edges { node { databaseId nom slug description categories { databaseId nom } } } } } }',
}

/** How many answers a second to query texts, beside a Yoga without any of our bounds over the same file. */
export async function besidePlainYoga(dataDir: string, port: number, pid: number): Promise<void> {
  const plain = fork(join(import.meta.dirname, 'plainYoga.ts'), [join(dataDir, 'geometre.sqlite')])
  try {
    const [plainPort = 0]: number[] = await once(plain, 'message')
    console.log('\n| not kept | req/s | plain Yoga | ratio | p50 | p99 | processor a request |')
    console.log('|---|---|---|---|---|---|---|')
    for (const [name, query] of Object.entries(queries)) {
      const body = JSON.stringify({ query })
      const [ours, theirs] = await Promise.all([port, plainPort].map((one) => answerOf(one, body)))
      if (ours !== theirs) throw new Error(`${name}: ${ours} is not ${theirs}`)
      const words = wordsOf(body)
      const { own, other, processor } = await alternate({ port, pid, words }, { port: plainPort, words }, 200)
      const cells = [
        Math.round(own.perSecond),
        Math.round(other.perSecond),
        (own.perSecond / other.perSecond).toFixed(2),
        `${own.p50.toFixed(1)} ms`,
        `${own.p99.toFixed(1)} ms`,
        `${Math.round(processor)} µs`,
      ]
      console.log(`| ${name} | ${cells.join(' | ')} |`)
    }
  } finally {
    plain.kill()
  }
}

async function answerOf(port: number, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body })
  return answer.text()
}

function wordsOf(body: string): string {
  const headers = ['Host: x', 'Content-Type: application/json', 'Accept: application/json']
  return `POST /graphql HTTP/1.1\r\n${headers.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
