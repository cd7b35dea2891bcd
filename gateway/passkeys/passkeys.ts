import { createHmac } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '../../db/connection/connect.ts'
import { isSqlite } from '../../db/connection/locks.ts'
import { record } from '../../db/journal/journal.ts'
import { readTransports } from '../../db/jsonColumns.ts'
import { noteAnswered, notifyOfPasskey, passkeyItem, passkeySecret } from '../../db/passkeys/passkeys.ts'
import type { Row, Tables } from '../../db/tables.ts'
import type { AddedPasskey } from '../../schema/context.ts'
import { mostPasskeys } from '../../schema/passkeys/mostPasskeys.ts'
import { isCredentialUnchanged } from '../auth/credentialSnapshot.ts'
import { challengeMs, expiryOf, newChallenge } from './challenge.ts'
import { challengeIn, readAssertion, readAttestation } from './credential.ts'
import type { RelyingParty } from './relyingParty.ts'

/** EdDSA, ES256 and RS256: what authenticators make, named so that all servers take the same. */
const algorithms = [-8, -7, -257]

/** What signing in and adding need to know. */
export interface Ceremony {
  db: Db
  party: RelyingParty
  sendsMail: boolean
}

/** Who adds a passkey, by the session in which he has just shown his password. */
interface Owner {
  account: Row<'account'>
  sessionId: number | null
}

const toSignIn = 'sign-in'

/** A challenge for adding holds for one session, while the password that was shown is the account's. */
function toAdd({ account, sessionId }: Owner): string {
  return `add ${account.id} ${sessionId} ${account.passwordHash}`
}

/** What authenticators keep beside a passkey of this account: it tells nobody else which account that is. */
function userHandle(secret: string, accountId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac('sha256', secret).update(`account ${accountId}`).digest())
}

/** The library is loaded where it is used: a server signs most people in by nothing else. */
const library = () => import('@simplewebauthn/server')

/** What a browser is asked for to sign in, the same for everybody: which passkeys there are is told to nobody. */
export async function signInOptions({ db, party }: Omit<Ceremony, 'sendsMail'>): Promise<string> {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: newChallenge(await passkeySecret(db), toSignIn),
    timeout: challengeMs,
    userVerification: 'required',
  })
  return JSON.stringify(options)
}

/** What a browser is asked for to make a passkey of this account. */
export async function addOptions({ db, party }: Ceremony, owner: Owner): Promise<string> {
  const { account } = owner
  const secret = await passkeySecret(db)
  const present = await db.read
    .selectFrom('passkey')
    .select(['credentialId', 'transports'])
    .where('accountId', '=', account.id)
    .execute()
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: new URL(party.origin).hostname,
    rpID: party.id,
    userID: userHandle(secret, account.id),
    userName: account.email,
    userDisplayName: account.nom,
    challenge: newChallenge(secret, toAdd(owner)),
    timeout: challengeMs,
    attestationType: 'none',
    excludeCredentials: present.map(({ credentialId, transports }) => {
      return { id: credentialId, transports: readTransports(transports) }
    }),
    // It is found without an e-mail address, and shows that its owner is there.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  return JSON.stringify(options)
}

/** Keeps a new passkey of this account. */
export async function addPasskey(
  { db, party, sendsMail }: Ceremony,
  owner: Owner,
  nom: string,
  credential: string,
): Promise<AddedPasskey> {
  const { account } = owner
  const response = readAttestation(credential)
  const challenge = response && challengeIn(response.response.clientDataJSON)
  if (!response || challenge === null) return 'refused'
  const expiresAt = expiryOf(await passkeySecret(db), toAdd(owner), challenge)
  if (expiresAt === null) return 'expired'
  const made = await verified(party, challenge, response)
  if (!made) return 'refused'
  return db.transaction(async (trx) => {
    if (!(await isCredentialUnchanged(trx, account))) return 'expired'
    if (!(await noteAnswered(trx, challenge, expiresAt))) return 'expired'
    const { count } = await trx
      .selectFrom('passkey')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('accountId', '=', account.id)
      .executeTakeFirstOrThrow()
    if (count >= mostPasskeys) return 'tooMany'
    const added = await trx
      .insertInto('passkey')
      .values({
        ...made,
        accountId: account.id,
        transports: JSON.stringify(response.response.transports ?? []),
        nom,
        createdAt: new Date().toISOString(),
        lastUsedAt: null,
      })
      .onConflict((conflict) => conflict.column('credentialId').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!added) return 'refused'
    await record(trx, { act: 'addPasskey', item: passkeyItem(added) })
    if (sendsMail) await notifyOfPasskey(trx, 'addPasskey', added)
    return added
  })
}

type Attestation = NonNullable<ReturnType<typeof readAttestation>>

/** The key of a new passkey; null where it is not one that was asked for. */
async function verified(
  party: RelyingParty,
  expectedChallenge: string,
  { response, ...credential }: Attestation,
): Promise<Pick<Row<'passkey'>, 'credentialId' | 'publicKey' | 'counter'> | null> {
  const { verifyRegistrationResponse } = await library()
  try {
    const { clientDataJSON, attestationObject } = response
    if (!(await isPlain(attestationObject))) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    return null
  }
}

/**
 * Whether no maker vouches for the authenticator, as none was asked to. The library would otherwise ask for revoked
 * certificates at an address that the caller names, from this server's own network.
 */
async function isPlain(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = decoded.get('fmt')
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
}

/** What came of a sign-in: the account to open, or whose passkey it was that failed, if it is known. */
type Outcome = { opened: Row<'account'> } | { refused: 'expired' | 'cloned' | 'unknown'; of?: Row<'account'> }

/** Checks a passkey's answer to a challenge, which holds for one sign-in. */
export async function checkSignIn({ db, party, sendsMail }: Ceremony, credential: string): Promise<Outcome> {
  const response = readAssertion(credential)
  const challenge = response && challengeIn(response.response.clientDataJSON)
  if (!response || challenge === null) return { refused: 'unknown' }
  const secret = await passkeySecret(db)
  const expiresAt = expiryOf(secret, toSignIn, challenge)
  // Before anything is looked up: this answer tells of the challenge alone.
  if (expiresAt === null) return { refused: 'expired' }
  const passkey = await db.read
    .selectFrom('passkey')
    .selectAll()
    .where('credentialId', '=', response.id)
    .executeTakeFirst()
  const account =
    passkey &&
    (await db.read
      .selectFrom('account')
      .selectAll()
      .where('id', '=', passkey.accountId)
      .where('status', '=', true)
      .executeTakeFirst())
  if (!account) return { refused: 'unknown' }
  const counter = await countOf(party, challenge, response, passkey.publicKey)
  const { userHandle: handle } = response.response
  const isHis =
    handle === undefined || handle === Buffer.from(userHandle(secret, account.id)).toString('base64url')
  if (counter === null || !isHis) return { refused: 'unknown', of: account }
  return db.transaction(async (trx): Promise<Outcome> => {
    if (!(await noteAnswered(trx, challenge, expiresAt))) return { refused: 'expired' }
    const present = await lockPasskey(trx, passkey.id)
    if (!present) return { refused: 'unknown', of: account }
    // Who counts, counts on: one that does not has a copy somewhere that has signed more.
    if ((counter > 0 || present.counter > 0) && counter <= present.counter) {
      await record(trx, { act: 'refusePasskey', item: passkeyItem(present) })
      if (sendsMail) await notifyOfPasskey(trx, 'refusePasskey', present)
      return { refused: 'cloned', of: account }
    }
    const lastUsedAt = new Date().toISOString()
    await trx.updateTable('passkey').set({ counter, lastUsedAt }).where('id', '=', present.id).execute()
    return { opened: account }
  })
}

function lockPasskey(trx: Transaction<Tables>, id: number): Promise<Row<'passkey'> | undefined> {
  return trx
    .selectFrom('passkey')
    .selectAll()
    .where('id', '=', id)
    .$if(!isSqlite(trx), (query) => query.forUpdate())
    .executeTakeFirst()
}

type Assertion = NonNullable<ReturnType<typeof readAssertion>>

/** How many signatures the authenticator has made, where this one is the passkey's for this site; else null. */
async function countOf(
  party: RelyingParty,
  expectedChallenge: string,
  { response, ...credential }: Assertion,
  publicKey: string,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { clientDataJSON, authenticatorData, signature } = response
    const { verified: isVerified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        // Checked once the signature is known to be good: nobody else says that there is a copy.
        counter: 0,
      },
    })
    return isVerified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
