import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { mailServer } from '../lab/servers/mailServer.ts'
import { client } from '../lab/servers/server.ts'

const invite = `mutation ($input: InviteAccountInput!) { invited: inviteAccount(input: $input) {
  __typename ... on ActivationPayload { account { id email } passwordLink { link expiresAt } } } }`

interface Invited {
  invited: { __typename: string; passwordLink: { link: string; expiresAt: string } | null }
}

describe.each(programKinds)('who is invited on %s', (kind) => {
  let place: Awaited<ReturnType<typeof newMigrated>>
  beforeAll(async () => {
    place = await newMigrated(kind)
  })
  afterAll(() => place.remove())

  async function onServer(env: Record<string, string>, act: (server: InProcess) => Promise<void>) {
    const server = await startInProcess(env, place)
    try {
      await act(server)
    } finally {
      await server.stop()
    }
  }

  /** Chooses a password by the link, and answers what the account is. */
  async function enter(origin: string, link: string): Promise<unknown> {
    const own = client(origin)
    const { chosen } = await own.run<{ chosen: { token: string } }>(
      'mutation ($input: ResetPasswordInput!) { chosen: resetPassword(input: $input) { ... on LoginPayload { token } } }',
      { input: { token: link.split('=').at(-1), password: 'une phrase que l’on retient' } },
    )
    own.bear(chosen.token)
    return own.run('{ viewer { nom role } }')
  }

  test('gets in by the link that is shown where the site sends no e-mail; there is an end to invitations', () =>
    onServer({}, async ({ origin }) => {
      const staff = client(origin)
      await staff.signIn()
      const input = { nom: 'Aya', email: 'aya@example.com', role: 'ACCUEIL' }
      const { invited } = await staff.run<Invited>(invite, { input })
      const days = (Date.parse(invited.passwordLink?.expiresAt ?? '') - Date.now()) / 86_400_000
      expect(Math.round(days)).toBe(7)
      expect(await enter(origin, invited.passwordLink?.link ?? '')).toEqual({
        viewer: { nom: 'Aya', role: 'ACCUEIL' },
      })
      const again = () => staff.run<Invited>(invite, { input })
      for (let n = 0; n < 19; n++) expect((await again()).invited.__typename).toBe('ValidationError')
      expect((await again()).invited.__typename).toBe('RateLimitError')
    }))

  test('gets it by e-mail, where the site sends some', async () => {
    const mails = await mailServer()
    await onServer({ SMTP_URL: mails.url }, async ({ origin }) => {
      const staff = client(origin)
      await staff.signIn()
      const { invited } = await staff.run<Invited>(invite, {
        input: { nom: 'Yao', email: 'yao@example.com', role: 'LECTURE' },
      })
      expect(invited).toMatchObject({ __typename: 'ActivationPayload', passwordLink: null })
      const sent = () => mails.messages.find((text) => text.includes('To: yao@example.com'))
      await expect.poll(sent, { timeout: 30_000 }).toBeDefined()
      const link = /http\S+reinitialiser=\S+/.exec(
        (sent() ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '='),
      )
      expect(await enter(origin, link?.[0] ?? '')).toEqual({ viewer: { nom: 'Yao', role: 'LECTURE' } })
    })
    mails.server.close()
  })
})
