import { createServer } from 'node:http'
import { createSchema, createYoga } from 'graphql-yoga'
import { listen, projets, services, type Row } from './plainRows.ts'

/*
 * A baseline: Yoga as it comes, with resolvers by hand over the product's own file, the same SQL on as many connections.
 * No bounds, accounts, visibility below lists, headers or log.
 */

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
      projets: async (_site, { first }: { first: number }) => edges(await projets(first)),
      services: async (_site, { first }: { first: number }) => edges(await services(first)),
    },
    Projet: { databaseId: ({ id }: Row) => id },
    Service: { databaseId: ({ id }: Row) => id },
    Categorie: { databaseId: ({ id }: Row) => id },
  },
})

const yoga = createYoga({ schema, graphiql: false, logging: false })
listen(createServer(yoga))
