import { newColleague, setRole } from './colleague.ts'
import { administrator, client, type RunningServer } from '../servers/server.ts'

/** Somebody who asks: what he sends along, and what he may do. */
export interface Caller {
  name: string
  headers: Record<string, string>
  reads: boolean
  writes: boolean
  /** Signed in, not by an API token. */
  inPerson: boolean
}

const password = 'une phrase assez longue'

/** Everybody who may come: with a right, with less of one, with none, and with a token that has ended or never was. */
export async function everybody({
  origin,
}: Pick<RunningServer, 'origin'>): Promise<{ callers: Caller[]; ended: Caller[]; secrets: string[] }> {
  const root = client(origin)
  await root.signIn()
  const aya = { nom: 'Aya', email: 'aya@example.com', password }
  const { id, token: disabled } = await newColleague(root, aya)

  const { token: session, cookie } = await signInBoth(origin, administrator.email)
  const closed = await signIn(origin, administrator.email)
  const [read, write, revoked] = await tokens(origin, session, ['READ', 'WRITE', 'WRITE'])
  // Owners alone create tokens.
  await setRole(root, id, 'PROPRIETAIRE')
  const [disabledRead, disabledWrite] = await tokens(origin, disabled, ['READ', 'WRITE'])
  await setRole(root, id, 'ADMINISTRATEUR')
  const closing = client(origin)
  closing.bear(closed)
  await closing.run('mutation { logout { __typename } }')
  await root.run('mutation ($input: RevokeInput!) { revokeApiToken(input: $input) { __typename } }', {
    input: { id: revoked?.id },
  })
  await root.run('mutation ($id: ID!) { disableAccount(input: { id: $id }) { __typename } }', { id })

  const bearer = (
    name: string,
    token: string | undefined,
    reads = false,
    writes = false,
    inPerson = false,
  ): Caller => ({ name, headers: { authorization: `Bearer ${token}` }, reads, writes, inPerson })
  const inCookie = (name: string, token: string | undefined): Caller => ({
    name,
    headers: { cookie: `session=${token}`, 'x-requested-with': 'XMLHttpRequest' },
    reads: false,
    writes: false,
    inPerson: false,
  })
  const callers = [
    { name: 'visitor', headers: {}, reads: false, writes: false, inPerson: false },
    bearer('session', session, true, true, true),
    {
      name: 'session in a cookie',
      headers: { cookie: `session=${cookie}`, 'x-requested-with': 'XMLHttpRequest' },
      reads: true,
      writes: true,
      inPerson: true,
    },
    {
      name: 'session in a cookie, sent by a foreign page',
      headers: { cookie: `session=${cookie}` },
      reads: true,
      writes: false,
      inPerson: true,
    },
    inCookie('WRITE token in a cookie', write?.token),
    inCookie('bearer session in a cookie', session),
    bearer('READ token', read?.token, true),
    bearer('WRITE token', write?.token, true, true),
  ]
  const ended = [
    bearer('cookie as a bearer', cookie),
    bearer('closed session', closed),
    bearer('revoked token', revoked?.token),
    bearer('session of a disabled account', disabled),
    bearer('READ token of a disabled account', disabledRead?.token),
    bearer('WRITE token of a disabled account', disabledWrite?.token),
    bearer('nonsense', 'rien'),
  ]
  const made = [read, write, revoked, disabledRead, disabledWrite].flatMap((one) => one?.token ?? [])
  return { callers, ended, secrets: [password, session, cookie, closed, disabled, ...made] }
}

const signIn = async (origin: string, email?: string) => (await signInBoth(origin, email)).token

/** Of one session both: what opens it as a bearer token, and as a cookie. */
export async function signInBoth(
  origin: string,
  email = administrator.email,
  headers: Record<string, string> = {},
): Promise<{ token: string; cookie: string }> {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { ... on LoginPayload { token } } }'
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables: { input: { email, password } } }),
  })
  const answer: { data: { login: { token: string } } } = await response.json()
  const [, cookie = ''] = /^session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
  return { token: answer.data.login.token, cookie }
}

function tokens(origin: string, session: string, scopes: string[]): Promise<{ token: string; id: string }[]> {
  const owner = client(origin)
  owner.bear(session)
  return Promise.all(
    scopes.map(async (scope) => {
      const { made } = await owner.run<{ made: { token: string; apiToken: { id: string } } }>(
        `mutation ($input: CreateApiTokenInput!) {
          made: createApiToken(input: $input) { ... on ApiTokenPayload { token apiToken { id } } }
        }`,
        { input: { nom: scope, scope, personalData: true } },
      )
      return { token: made.token, id: made.apiToken.id }
    }),
  )
}
