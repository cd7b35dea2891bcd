import { expect, test } from 'vitest'
import { mailServer } from '../lab/servers/mailServer.ts'
import { startInProcess } from '../lab/servers/inProcess.ts'
import { administrator } from '../lab/servers/server.ts'

test('nobody is flooded with links for a new password, from however many addresses they are asked for', async () => {
  const mails = await mailServer()
  const server = await startInProcess({ SMTP_URL: mails.url, TRUST_PROXY: '1' })
  const query = `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { __typename ... on PasswordResetPayload { sent } } }`
  const ask = async (email: string, n: number) => {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n}` },
      body: JSON.stringify({ query, variables: { email } }),
    })
    return response.json()
  }
  const sent = {
    data: { requestPasswordReset: { __typename: 'PasswordResetPayload', sent: true } },
    extensions: { cost: expect.anything() },
  }
  for (let n = 1; n <= 8; n++) {
    const email = n % 2 ? administrator.email : administrator.email.toUpperCase()
    expect(await ask(email, n)).toEqual(sent)
  }
  // What is to be sent was written before it was answered.
  const unsent = server.db.read.selectFrom('job').select('id').where('kind', '=', 'email')
  await expect.poll(() => unsent.execute()).toEqual([])
  expect(mails.messages.length).toBe(5)
  await server.stop()
  mails.server.close()
})
