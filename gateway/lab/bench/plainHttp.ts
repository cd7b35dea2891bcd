import { createServer, type IncomingMessage } from 'node:http'
import { listen, projets, services, type Row } from './plainRows.ts'

/* A baseline: node:http, the same SQL and JSON.stringify; of the query it looks at no more than which of the two it is. */

const pick = (names: string[], row: Row) =>
  Object.fromEntries(names.map((name) => [name, row[name === 'databaseId' ? 'id' : name]]))
const edges = (nodes: object[]) => ({ edges: nodes.map((node) => ({ node })) })

const ofProjet = ['databaseId', 'nom', 'slug', 'description', 'client', 'lieu', 'annee', 'category']

async function answerTo(query: string): Promise<object> {
  if (query.includes('projets'))
    return { projets: edges((await projets(12)).map((row) => pick(ofProjet, row))) }
  const found = await services(20)
  const nodes = found.map(({ categories, ...row }) => ({
    ...pick(['databaseId', 'nom', 'slug', 'description'], row),
    categories: categories.map((one) => pick(['databaseId', 'nom'], one)),
  }))
  return { services: edges(nodes) }
}

async function queryOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(Buffer.from(chunk))
  const { query }: { query: string } = JSON.parse(Buffer.concat(chunks).toString())
  return query
}

listen(
  createServer(async (req, res) => {
    const text = JSON.stringify({ data: { site: await answerTo(await queryOf(req)) } })
    res
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      .end(text)
  }),
)
