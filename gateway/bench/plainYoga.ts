import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSchema, createYoga } from 'graphql-yoga'
import sqlite3 from 'sqlite3'

/*
 * A baseline: Yoga as it comes, with resolvers by hand over the product's own file, the same SQL on as many connections.
 * No bounds, accounts, visibility below lists, headers or log.
 */

const [file = ''] = process.argv.slice(2)
const connections = Array.from({ length: 4 }, () => new sqlite3.Database(file, sqlite3.OPEN_READONLY))
const statements = new Map<string, sqlite3.Statement>()
let next = 0

type Row = Record<string, string | number | null>

function all(sql: string, values: (string | number)[]): Promise<Row[]> {
  next = (next + 1) % connections.length
  const key = `${next} ${sql}`
  const statement = statements.get(key) ?? connections[next]?.prepare(sql)
  if (!statement) throw new Error('There is no connection.')
  statements.set(key, statement)
  return new Promise((resolve, reject) =>
    statement.all<Row>(values, (error, rows) => (error ? reject(error) : resolve(rows))),
  )
}

const shown = `t."status" = true and t."softdelete" = false`

async function categoriesOf(services: Row[]): Promise<Map<Row, Row[]>> {
  const rows = await all(
    `select t.*, link."serviceId" from "serviceCategorie" link join "categorieService" t on t."id" = link."categorieId"
     where link."serviceId" in (${services.map(() => '?').join()}) and ${shown} order by t."id"`,
    services.map(({ id }) => Number(id)),
  )
  return new Map(
    services.map((service) => [service, rows.filter(({ serviceId }) => serviceId === service.id)]),
  )
}

const edges = (rows: Row[]) => ({ edges: rows.map((node) => ({ node })) })

const schema = createSchema({
  typeDefs: `
    type Query { site: Site! }
    type Site { projets(first: Int!): Projets!, services(first: Int!): Services! }
    type Projets { edges: [ProjetEdge!]! }
    type ProjetEdge { node: Projet! }
    type Projet { databaseId: Int!, nom: String!, slug: String!, description: String, client: String, lieu: String, annee: Int, category: String }
    type Services { edges: [ServiceEdge!]! }
    type ServiceEdge { node: Service! }
    type Service { databaseId: Int!, nom: String!, slug: String!, description: String, categories: [Categorie!]! }
    type Categorie { databaseId: Int!, nom: String! }`,
  resolvers: {
    Query: { site: () => ({}) },
    Site: {
      projets: async (_site, { first }: { first: number }) =>
        edges(
          await all(`select t.* from "projet" t where ${shown} order by t."id" desc limit ? offset ?`, [
            first,
            0,
          ]),
        ),
      services: async (_site, { first }: { first: number }) => {
        const services = await all(
          `select t.* from "service" t where ${shown} order by t."position" asc, t."id" asc limit ? offset ?`,
          [first, 0],
        )
        const categories = await categoriesOf(services)
        return edges(
          services.map((service) => Object.assign(service, { categories: categories.get(service) })),
        )
      },
    },
    Projet: { databaseId: ({ id }: Row) => id },
    Service: { databaseId: ({ id }: Row) => id },
    Categorie: { databaseId: ({ id }: Row) => id },
  },
})

const yoga = createYoga({ schema, graphiql: false, logging: false })
const server = createServer(yoga)
server.listen(0, '127.0.0.1', () => {
  const address: AddressInfo | string | null = server.address()
  process.send?.(typeof address === 'object' ? address?.port : 0)
})
