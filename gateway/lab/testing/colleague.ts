import type { Role } from '../../../db/accounts/accountTables.ts'
import { client } from '../servers/server.ts'

export interface NewColleague {
  nom: string
  email: string
  password: string
}

type Staff = Pick<ReturnType<typeof client>, 'origin' | 'run'>

/** The global id of the account of this address. */
export async function accountOf({ run }: Pick<Staff, 'run'>, email: string): Promise<string> {
  const { admin } = await run<{ admin: { accounts: { edges: { node: { id: string; email: string } }[] } } }>(
    '{ admin { accounts(first: 100) { edges { node { id email } } } } }',
  )
  const found = admin.accounts.edges.find(({ node }) => node.email === email)
  if (!found) throw new Error(`There is no account ${email}.`)
  return found.node.id
}

/** Lets an account in, on a site that sends no e-mail, and chooses its password by the link that is shown; answers with its session. */
export async function activateAccount({ origin, run }: Staff, id: string, password: string): Promise<string> {
  const { opened } = await run<{ opened: { passwordLink: { link: string } } }>(
    `mutation ($id: ID!) { opened: activateAccount(input: { id: $id }) {
      ... on ActivationPayload { passwordLink { link } } } }`,
    { id },
  )
  const { chosen } = await client(origin).run<{ chosen: { token: string } }>(
    `mutation ($input: ResetPasswordInput!) {
      chosen: resetPassword(input: $input) { ... on LoginPayload { token } } }`,
    { input: { token: opened.passwordLink.link.split('=').at(-1), password } },
  )
  return chosen.token
}

/** Gives an active account another role; throws where that is refused. */
export async function setRole({ run }: Pick<Staff, 'run'>, id: string, role: Role): Promise<void> {
  const { done } = await run<{ done: { message?: string } }>(
    'mutation ($input: SetRoleInput!) { done: setRole(input: $input) { ... on Error { message } } }',
    { input: { id, role } },
  )
  if (done.message !== undefined) throw new Error(done.message)
}

/** Somebody asks for an account, is let in and signs in. */
export async function newColleague(
  staff: Staff,
  { nom, email, password }: NewColleague,
): Promise<{ id: string; token: string }> {
  await client(staff.origin).run(
    'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }',
    { input: { nom, email, password: 'une phrase que l’on oublie' } },
  )
  const id = await accountOf(staff, email)
  return { id, token: await activateAccount(staff, id, password) }
}
