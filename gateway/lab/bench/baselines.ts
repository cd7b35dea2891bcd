import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createSchema, createYoga } from 'graphql-yoga'
import sqlite3 from 'sqlite3'

/* What the product is measured beside, each in a process of its own: it is told what to answer, and tells where it listens. */

export interface Sent {
  status: number
  headers: Record<string, string>
  /** In base64. */
  body: string
}

export type Told = { kind: 'bytes'; answers: Record<string, Sent> } | { kind: 'http' | 'yoga'; file: string }

/** node:http, which sends what it was told for an address, or for the same without a query, else 404, and does nothing else. */
function sameBytes(answers: Record<string, Sent>): RequestListener {
  const ready = new Map(
    Object.entries(answers).map(([key, one]) => [key, { ...one, body: Buffer.from(one.body, 'base64') }]),
  )
  return (req, res) => {
    const known = req.headers['if-none-match'] === undefined ? 'whole' : 'known'
    const answer = ready.get(`${known} ${req.url}`) ?? ready.get(`${known} ${req.url?.split('?')[0]}`)
    if (!answer) return res.writeHead(404).end()
    return res.writeHead(answer.status, answer.headers).end(answer.body)
  }
}

type Row = Record<string, string | number | null>

const shown = `t."status" = true and t."softdelete" = false`

/** The product's own file, read by the same SQL on as many connections. */
function rowsOf(file: string) {
  const connections = Array.from({ length: 4 }, () => new sqlite3.Database(file, sqlite3.OPEN_READONLY))
  const statements = new Map<string, sqlite3.Statement>()
  let next = 0
  function all(sql: string, values: (string | number)[] = []): Promise<Row[]> {
    next = (next + 1) % connections.length
    const key = `${next} ${sql}`
    const statement = statements.get(key) ?? connections[next]?.prepare(sql)
    if (!statement) throw new Error('There is no connection.')
    statements.set(key, statement)
    return new Promise((resolve, reject) =>
      statement.all<Row>(values, (error, rows) => (error ? reject(error) : resolve(rows))),
    )
  }
  return {
    /** The newest of those that visitors see. */
    projets: (first: number) =>
      all(`select t.* from "projet" t where ${shown} order by t."id" desc limit ${first}`),
    /** The first of those that visitors see, each with its categories. */
    async services(first: number): Promise<(Row & { categories: Row[] })[]> {
      const found = await all(
        `select t.* from "service" t where ${shown} order by t."position" asc, t."id" asc limit ${first}`,
      )
      const links = await all(
        `select t.*, link."serviceId" from "serviceCategorie" link join "categorieService" t on t."id" = link."categorieId"
         where link."serviceId" in (${found.map(() => '?').join()}) and ${shown} order by t."id"`,
        found.map(({ id }) => Number(id)),
      )
      return found.map((service) =>
        Object.assign(service, { categories: links.filter(({ serviceId }) => serviceId === service['id']) }),
      )
    },
  }
}

const edges = (nodes: object[]) => ({ edges: nodes.map((node) => ({ node })) })

/** node:http and JSON.stringify; of the query it looks at no more than which of the two it is. */
function plainHttp(file: string): RequestListener {
  const { projets, services } = rowsOf(file)
  const pick = (names: string, row: Row) =>
    Object.fromEntries(names.split(' ').map((name) => [name, row[name === 'databaseId' ? 'id' : name]]))
  async function answerTo(query: string): Promise<object> {
    if (query.includes('projets')) {
      const fields = 'databaseId nom slug description client lieu annee category'
      return { projets: edges((await projets(12)).map((row) => pick(fields, row))) }
    }
    const nodes = (await services(20)).map(({ categories, ...row }) => ({
      ...pick('databaseId nom slug description', row),
      categories: categories.map((one) => pick('databaseId nom', one)),
    }))
    return { services: edges(nodes) }
  }
  return async (req, res) => {
    const { query } = Object(await json(req))
    const text = JSON.stringify({ data: { site: await answerTo(query) } })
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    res.writeHead(200, headers).end(text)
  }
}

/** Yoga as it comes, with resolvers by hand: no bounds, accounts, visibility below lists, headers or log. */
function plainYoga(file: string): RequestListener {
  const { projets, services } = rowsOf(file)
  const databaseId = ({ id }: Row) => id
  const typeDefs = `
    type Query { site: Site! }
    type Site { projets(first: Int!): Projets!, services(first: Int!): Services! }
    type Projets { edges: [ProjetEdge!]! }
    type ProjetEdge { node: Projet! }
    type Projet { databaseId: Int!, nom: String!, slug: String!, description: String, client: String, lieu: String, annee: Int, category: String }
    type Services { edges: [ServiceEdge!]! }
    type ServiceEdge { node: Service! }
    type Service { databaseId: Int!, nom: String!, slug: String!, description: String, categories: [Categorie!]! }
    type Categorie { databaseId: Int!, nom: String! }`
  const resolvers = {
    Query: { site: () => ({}) },
    Site: {
      projets: async (_site: object, { first }: { first: number }) => edges(await projets(first)),
      services: async (_site: object, { first }: { first: number }) => edges(await services(first)),
    },
    Projet: { databaseId },
    Service: { databaseId },
    Categorie: { databaseId },
  }
  const schema = createSchema({ typeDefs, resolvers })
  const yoga = createYoga({ schema, graphiql: false, logging: false })
  return yoga
}

process.once('message', (told: Told) => {
  const listener =
    told.kind === 'bytes'
      ? sameBytes(told.answers)
      : { http: plainHttp, yoga: plainYoga }[told.kind](told.file)
  const server = createServer(listener).listen(0, '127.0.0.1', () => {
    const address: AddressInfo | string | null = server.address()
    process.send?.(typeof address === 'object' ? address?.port : 0)
  })
})
