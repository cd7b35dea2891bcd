import { cacheExchange, Client, fetchExchange, gql } from '@urql/core'

const client = new Client({
  url: `${process.env.SITE}/graphql`,
  exchanges: [cacheExchange, fetchExchange],
  fetchOptions: () => ({ headers: { authorization: `Bearer ${process.env.TOKEN}` } }),
  preferGetMethod: false,
})

const query = gql`
  query Services($first: Int!) {
    admin {
      services(first: $first) {
        edges {
          node {
            id
            nom
          }
        }
      }
    }
  }
`
const { data, error } = await client.query(query, { first: 3 })
if (error) throw error
for (const { node } of data.admin.services.edges) console.log(node.id, node.nom)
