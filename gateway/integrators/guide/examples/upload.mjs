import { openAsBlob } from 'node:fs'

const [, , picture] = process.argv
const query = `mutation ($input: AddMediaInput!) {
  addMedia(input: $input) {
    ... on MediaPayload { media { id image { url width height } } }
    ... on ValidationError { fields { field message } }
    ... on Error { errorCode message }
  }
}`

const form = new FormData()
form.set('operations', JSON.stringify({ query, variables: { input: { file: null, alt: 'Une borne' } } }))
form.set('map', JSON.stringify({ 0: ['variables.input.file'] }))
form.set('0', await openAsBlob(picture), 'borne.jpg')

const answer = await fetch(`${process.env.SITE}/graphql`, {
  method: 'POST',
  headers: { authorization: `Bearer ${process.env.TOKEN}` },
  body: form,
})
console.log(JSON.stringify(await answer.json()))
