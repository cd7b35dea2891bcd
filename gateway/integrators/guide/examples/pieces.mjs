import { readFile } from 'node:fs/promises'

const [, , picture] = process.argv
const { SITE, TOKEN } = process.env
const authorization = `Bearer ${TOKEN}`
const pieceSize = 512 * 1024
const bytes = await readFile(picture)

async function begin() {
  const answer = await fetch(`${SITE}/admin/envois`, {
    method: 'POST',
    headers: {
      authorization,
      'upload-length': bytes.length,
      'upload-metadata': `filename ${Buffer.from('borne.jpg').toString('base64')}`,
    },
  })
  if (answer.status !== 201) throw new Error(await answer.text())
  return answer.headers.get('location')
}

async function goOn(address) {
  const state = await fetch(SITE + address, { method: 'HEAD', headers: { authorization } })
  if (!state.ok) throw new Error(`${state.status}`)
  for (let offset = Number(state.headers.get('upload-offset')); offset < bytes.length;) {
    const answer = await fetch(SITE + address, {
      method: 'PATCH',
      headers: {
        authorization,
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
      },
      body: bytes.subarray(offset, offset + pieceSize),
    })
    if (answer.status !== 204 && answer.status !== 409) throw new Error(await answer.text())
    offset = Number(answer.headers.get('upload-offset'))
  }
}

const address = await begin()
await goOn(address)

const query = `mutation ($input: AddMediaInput!) {
  addMedia(input: $input) { ... on MediaPayload { media { id name size } } ... on Error { errorCode message } }
}`
const added = await fetch(`${SITE}/graphql`, {
  method: 'POST',
  headers: { authorization, 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables: { input: { file: address, alt: 'Une borne' } } }),
})
console.log(JSON.stringify(await added.json()))
