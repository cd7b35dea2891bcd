import { Environment, fetchQuery, graphql, Network, RecordSource, Store } from 'relay-runtime'

async function ask({ text }, variables) {
  const answer = await fetch(`${process.env.SITE}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.TOKEN}` },
    body: JSON.stringify({ query: text, variables }),
  })
  return answer.json()
}

const environment = new Environment({ network: Network.create(ask), store: new Store(new RecordSource()) })

const query = graphql`
  query relayServicesQuery($first: Int!) {
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
const { admin } = await fetchQuery(environment, query, { first: 3 }).toPromise()
for (const { node } of admin.services.edges) console.log(node.id, node.nom)
