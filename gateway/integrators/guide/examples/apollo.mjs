import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new HttpLink({
    uri: `${process.env.SITE}/graphql`,
    headers: { authorization: `Bearer ${process.env.TOKEN}` },
  }),
})

const query = gql`
  query Services($first: Int!) {
    admin {
      id
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
const { data } = await client.query({ query, variables: { first: 3 } })
for (const { node } of data.admin.services.edges) console.log(node.id, node.nom)
