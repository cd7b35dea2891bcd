import '../start/umask.ts'
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { commandLine } from '../../db/journal/actor.ts'
import { type Db, openDatabase } from '../../db/connection/connect.ts'
import type { Role } from '../../db/accounts/accountTables.ts'
import { giveRole, hasOtherOwner, openAccount, roleOfNext } from '../../db/accounts/accounts.ts'
import { lockKey } from '../../db/connection/locks.ts'
import { accountItem, record } from '../../db/journal/journal.ts'
import { startError, StartError } from '../../db/connection/startError.ts'
import { resetLink } from '../auth/newPassword.ts'
import { hashPassword } from '../auth/password.ts'
import { isEmail } from '../../schema/content/fields/email.ts'
import { upgrade } from '../backup/upgrade.ts'
import { readConfig } from '../config.ts'
import { openExisting } from './existing.ts'

/*
 * `npm run account`: accounts from the server's own command line, for when nobody can sign in or no e-mail is set up.
 * Passwords pass through no command line and no log: links that work once do.
 */

const usage = `npm run account                          la liste des comptes
npm run account create <e-mail> <nom>    crée un compte actif et donne le lien pour choisir son mot de passe
npm run account activate <e-mail>        active un compte en attente ou désactivé et donne le lien
                                         pour choisir son mot de passe
npm run account owner <e-mail>           nomme propriétaire du site un compte actif
npm run account administrator <e-mail>   en fait un administrateur, et reprend ce rôle à un propriétaire
npm run account redaction <e-mail>       lui laisse le contenu, sans messages ni comptes
npm run account accueil <e-mail>         lui laisse les messages et les demandes
npm run account lecture <e-mail>         ne lui laisse que la lecture du contenu
npm run account reset <e-mail>           donne un lien, valable une heure, pour un nouveau mot de passe`

type Command = (db: Db, publicUrl: string, email: string, nom: string) => Promise<string>

const commands = new Map<string, Command>(
  Object.entries({
    list,
    create,
    activate,
    owner,
    administrator,
    redaction: lesser('REDACTION'),
    accueil: lesser('ACCUEIL'),
    lecture: lesser('LECTURE'),
    reset,
  }),
)

/** How the list calls an active account of each role. */
const activeAs: Record<Role, string> = {
  PROPRIETAIRE: 'propriétaire',
  ADMINISTRATEUR: 'actif',
  REDACTION: 'rédaction',
  ACCUEIL: 'accueil',
  LECTURE: 'lecture',
}

async function list(db: Db): Promise<string> {
  const accounts = await db.read.selectFrom('account').selectAll().orderBy('id').execute()
  if (accounts.length === 0) return 'Il n’y a pas encore de compte.'
  return accounts
    .map(({ email, nom, status, disabledAt, role, createdAt }) => {
      const state = status ? activeAs[role] : disabledAt === null ? 'en attente' : 'désactivé'
      return [email, nom, state, createdAt.slice(0, 10)].join('\t')
    })
    .join('\n')
}

async function create(db: Db, publicUrl: string, email: string, nom: string): Promise<string> {
  // Nobody knows this password: the link below is the only way to one that somebody knows.
  const passwordHash = await hashPassword(randomUUID())
  const createdAt = new Date().toISOString()
  const created = await db.transaction(async (trx) => {
    const added = await trx
      .insertInto('account')
      .values({
        nom: nom || email,
        email,
        passwordHash,
        status: true,
        role: await roleOfNext(trx),
        createdAt,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(['id', 'nom'])
      .executeTakeFirst()
    if (added) await record(trx, { act: 'createAccount', item: accountItem(added) })
    return added
  })
  if (!created) throw new StartError(`Il y a déjà un compte ${email}.`)
  return reset(db, publicUrl, email)
}

async function activate(db: Db, publicUrl: string, email: string): Promise<string> {
  const opened = await db.transaction(async (trx) => {
    const found = await trx.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()
    if (!found) throw new StartError(`Il n’y a pas de compte ${email}.`)
    if (found.status) return null
    const role = await roleOfNext(trx)
    const opened = await openAccount(trx, found)
    return role === 'PROPRIETAIRE' && opened.role !== role ? giveRole(trx, opened, role) : opened
  })
  if (!opened) return `Le compte ${email} est actif.`
  return `Le compte ${email} est actif. ${await reset(db, publicUrl, email)}`
}

/** Names an owner from the machine, for a site where nobody can do it in the back office. */
async function owner(db: Db, _publicUrl: string, email: string): Promise<string> {
  await setRole(db, email, 'PROPRIETAIRE')
  return `Le compte ${email} est propriétaire du site.`
}

/** Takes the role of an owner back, of one whom nobody in the back office has named. */
async function administrator(db: Db, _publicUrl: string, email: string): Promise<string> {
  await setRole(db, email, 'ADMINISTRATEUR')
  return `Le compte ${email} est administrateur, et n’est pas propriétaire du site.`
}

/** Gives an account one of the roles below administrator. */
function lesser(role: Role): Command {
  return async (db, _publicUrl, email) => {
    await setRole(db, email, role)
    return `Le compte ${email} a le rôle «\u00a0${activeAs[role]}\u00a0».`
  }
}

async function setRole(db: Db, email: string, role: Role): Promise<void> {
  await db.transaction(async (trx) => {
    await lockKey(trx, 'accounts')
    const found = await trx
      .selectFrom('account')
      .select(['id', 'role'])
      .where('email', '=', email)
      .where('status', '=', true)
      .executeTakeFirst()
    if (!found) throw new StartError(`Il n’y a pas de compte actif ${email}.`)
    if (found.role === role) return
    if (found.role === 'PROPRIETAIRE' && !(await hasOtherOwner(trx, found.id)))
      throw new StartError(
        `${email} est le dernier propriétaire du site\u00a0: nommez-en d’abord un autre, qui ait choisi son mot de passe.`,
      )
    await giveRole(trx, found, role)
  })
}

async function reset(db: Db, publicUrl: string, email: string): Promise<string> {
  const link = await resetLink(db, publicUrl, email)
  if (!link) throw new StartError(`Il n’y a pas de compte actif ${email}.`)
  return `Pour choisir le mot de passe de ${email}, dans l’heure\u00a0: ${link}`
}

async function run(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [name = 'list', address = '', ...words] = positionals
  const command = commands.get(name)
  const email = address.trim().toLowerCase()
  if (!command || (name !== 'list' && !isEmail(email))) throw new StartError(usage)
  const config = readConfig(process.env)
  const { databaseUrl, dataDir, publicUrl } = config
  // The first account of a site that has not been started yet may be made here.
  const db =
    name === 'create' ? await openDatabase({ url: databaseUrl, dataDir }) : await openExisting(config)
  try {
    await upgrade(db, config)
    return await command(
      db.actingAs(() => commandLine),
      publicUrl,
      email,
      words.join(' ').trim(),
    )
  } finally {
    await db.close()
  }
}

run().then(
  (said) => console.log(said),
  (error: unknown) => {
    console.error(startError(error, (why) => `La commande a échoué (${why}).`).message)
    process.exitCode = 1
  },
)
