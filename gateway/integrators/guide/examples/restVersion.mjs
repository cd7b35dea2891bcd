const [, , id, resume] = process.argv
const headers = { authorization: `Bearer ${process.env.TOKEN}`, 'content-type': 'application/json' }

const found = await fetch(`${process.env.SITE}/api/service/show/${id}`, { headers })
const etag = found.headers.get('etag')

async function update(change) {
  const answer = await fetch(`${process.env.SITE}/api/service/update/${id}`, {
    method: 'PUT',
    headers: { ...headers, 'if-match': etag },
    body: JSON.stringify(change),
  })
  if (answer.status === 412) return `newer: ${answer.headers.get('etag')}`
  if (!answer.ok) throw new Error(await answer.text())
  return `updated: ${answer.headers.get('etag')}`
}

console.log(await update({ resume }))
console.log(await update({ resume: 'x' }))
