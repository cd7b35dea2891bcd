import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { alternate, tableRow } from './hammer.ts'

/** Query texts that nobody has persisted, so nothing of their answers is kept; the baselines know these fields. */
export const queries = {
  '12 projets, any text':
    '{ site { projets(first: 12) { edges { node { databaseId nom slug description client lieu annee category } } } } }',
  'services with categories, any text':
    '{ site { services(first: 20) { edges { node { databaseId nom slug description categories { databaseId nom } } } } } }',
}

/** How many answers a second to query texts, beside node:http and a Yoga without any of our bounds over the same file. */
export async function compareWithPlain(dataDir: string, port: number, pid: number): Promise<void> {
  const plain = ['plainHttp.ts', 'plainYoga.ts'].map((name) =>
    fork(join(import.meta.dirname, name), [join(dataDir, 'geometre.sqlite')]),
  )
  try {
    const ports = await Promise.all(plain.map(portOf))
    console.log(
      '\n| not kept | req/s | node:http, same SQL | ratio | plain Yoga | ratio | p50 | p99 | processor a request |',
    )
    console.log('|---|---|---|---|---|---|---|---|---|')
    for (const [name, query] of Object.entries(queries)) {
      const body = JSON.stringify({ query })
      const answers = await Promise.all([port, ...ports].map((one) => answerOf(one, body)))
      if (new Set(answers).size > 1) throw new Error(`${name}: ${answers.join(' is not ')}`)
      const words = wordsOf(body)
      const others = ports.map((other) => ({ port: other, words }))
      console.log(tableRow(name, await alternate({ port, pid, words }, others, 200)))
    }
  } finally {
    for (const one of plain) one.kill()
  }
}

async function portOf(child: ChildProcess): Promise<number> {
  const [port = 0]: number[] = await once(child, 'message')
  return port
}

async function answerOf(port: number, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body })
  return answer.text()
}

/** A POST of this body, as it goes over the wire. */
export function wordsOf(body: string, own: Record<string, string> = {}): string {
  const headers = [
    'Host: x',
    'Content-Type: application/json',
    'Accept: application/json',
    ...Object.entries(own).map((header) => header.join(': ')),
  ]
  return `POST /graphql HTTP/1.1\r\n${headers.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
