import { expect, test } from 'vitest'
import { mailServer } from '../lab/servers/mailServer.ts'
import { startInProcess } from '../lab/servers/inProcess.ts'
import { administrator } from '../lab/servers/server.ts'

test('an e-mail is tried: what the SMTP server says is told, and that none can be reached', async () => {
  const mails = await mailServer()
  const server = await startInProcess({ SMTP_URL: mails.url, MAIL_FROM: 'site@cabinet.example' })
  let cookie = ''
  const ask = async (query: string, variables = {}) => {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', cookie },
      body: JSON.stringify({ query, variables }),
    })
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return response.json()
  }
  await ask('mutation ($input: LoginInput!) { login(input: $input) { __typename } }', {
    input: administrator,
  })
  const attempt = () =>
    ask(`mutation { sendTestEmail { __typename ... on TestEmailPayload { accepted answer
      admin { firstSteps { name done } } } } }`)

  expect(await attempt()).toMatchObject({
    data: {
      sendTestEmail: {
        accepted: true,
        answer: '250 ok',
        admin: { firstSteps: expect.arrayContaining([{ name: 'EMAIL_TESTED', done: true }]) },
      },
    },
  })
  expect(mails.messages[0]).toContain(`To: ${administrator.email}`)
  expect(mails.messages[0]).toMatch(/^From: .*<site@cabinet\.example>/m)

  mails.server.close()
  const unreachable = await attempt()
  expect(unreachable).toMatchObject({ data: { sendTestEmail: { accepted: false } } })
  expect(unreachable.data.sendTestEmail.answer).toContain('ECONNREFUSED')

  for (let n = 0; n < 3; n++) await attempt()
  expect(await attempt()).toMatchObject({ data: { sendTestEmail: { __typename: 'RateLimitError' } } })
  await server.stop()
})
