const [, , id, version] = process.argv
const query = `mutation ($input: UpdateServiceInput!) {
  updateService(input: $input) {
    __typename
    ... on UpdateServicePayload { content { version } }
    ... on ConflictError { current { version } }
    ... on ValidationError { fields { field code message } }
    ... on Error { errorCode message }
  }
}`

const answer = await fetch(`${process.env.SITE}/graphql`, {
  method: 'POST',
  headers: { authorization: `Bearer ${process.env.TOKEN}`, 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables: { input: { id, version: Number(version), delai: '5 jours' } } }),
})
const { data, errors } = await answer.json()
if (errors) throw new Error(errors[0].extensions.code)
const { updateService: result } = data
if (result.__typename === 'ConflictError') console.log('now at version', result.current.version)
else console.log(result.__typename, result.content?.version)
