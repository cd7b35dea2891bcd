import { type DocumentNode, execute, type ExecutionResult, graphql, parse } from 'graphql'
import { newDatabase, type Kind, type TestDatabase } from '../../db/testing/testDatabases.ts'
import type { Db } from '../../db/connection/connect.ts'
import type { ContentTable } from '../../db/tables.ts'
import { Budget } from '../execution/budget.ts'
import { typeNames } from '../content/globalId.ts'
import { actorFor, type Auth, type Context, type Files, type Caller } from '../context.ts'
import { schema } from '../schema.ts'
import { shareStatements } from '../execution/sharedStatements.ts'

export const visitor: Caller = {
  account: null,
  scope: 'READ',
  address: '192.0.2.1',
  door: 'graphql',
  tokenId: null,
  bounds: null,
  sessionId: null,
}

/** A database as an operation reads it. */
function readBounded(whole: Db): Pick<Context, 'budget' | 'db' | 'whole'> {
  const budget = new Budget()
  return { budget, db: shareStatements(whole, budget), whole }
}

/** Names of a type's lists: of the back office, and of the site where there is one. */
export const lists: { [T in ContentTable]: { admin: string; site?: string } } = {
  entreprise: { admin: 'entreprises' },
  service: { admin: 'services', site: 'services' },
  categorieService: { admin: 'categoriesService' },
  presentation: { admin: 'presentations' },
  slide: { admin: 'slides', site: 'slides' },
  projet: { admin: 'projets', site: 'projets' },
  categorieProjet: { admin: 'categoriesProjet', site: 'categoriesProjet' },
  contact: { admin: 'contacts' },
  devis: { admin: 'devis' },
  carriere: { admin: 'carrieres' },
  equipe: { admin: 'equipes', site: 'equipe' },
  partenaire: { admin: 'partenaires', site: 'partenaires' },
  testimonial: { admin: 'testimonials', site: 'testimonials' },
  faq: { admin: 'faqs', site: 'faqs' },
  faqQuestion: { admin: 'faqQuestions' },
  page: { admin: 'pages', site: 'pages' },
  offre: { admin: 'offres', site: 'offres' },
  annonce: { admin: 'annonces' },
}

export const tables = Object.keys(typeNames).filter((name): name is ContentTable => name in typeNames)

/** Least input that each create takes; `label` is the text it is found by. */
export function sampleInput(table: ContentTable, label: string): Record<string, unknown> {
  switch (table) {
    case 'entreprise':
      return { nom: label, email1: 'contact@example.com', phone1: '+225 07 00 00 00 01' }
    case 'presentation':
    case 'slide':
    case 'faq':
    case 'page':
    case 'offre':
      return { titre: label }
    case 'annonce':
      return { texte: label }
    case 'contact':
      return { nom: label, email: 'a@example.com', message: 'Bonjour' }
    case 'devis':
      return { nom: label, email: 'a@example.com', description: 'Un bornage' }
    case 'carriere':
      return { nom: label, email: 'a@example.com' }
    case 'testimonial':
      return { nom: label, message: 'Un travail exact' }
    case 'faqQuestion':
      return { question: label, reponse: '<p>Oui</p>' }
    case 'service':
    case 'categorieService':
    case 'projet':
    case 'categorieProjet':
    case 'equipe':
    case 'partenaire':
      return { nom: label }
  }
}

export interface Item {
  id: string
  databaseId: number
  status: boolean
  softdelete: boolean
  version: number
}

export interface TestSchema extends TestDatabase {
  administrator: Caller
  context(who?: Caller): Context
  /** Answers the whole result, errors too; as a visitor by default. */
  answer(document: string, variables?: Record<string, unknown>, who?: Caller): Promise<ExecutionResult>
  /** Answers the value at `path` of the data; fails where there are errors. */
  read(path: string, document: string, variables?: Record<string, unknown>, who?: Caller): Promise<unknown>
  /** Runs a mutation of this input as the administrator; answers the member of its `result`. */
  run(document: string, input: Record<string, unknown>, who?: Caller): Promise<Mutated>
  /** Runs `verb`T as the administrator; answers the member of the result. */
  mutate(verb: string, table: ContentTable, input: Record<string, unknown>, who?: Caller): Promise<Mutated>
  /** Runs `verb`Content, whatever the type. */
  mutateContent(verb: string, input: Record<string, unknown>, who?: Caller): Promise<Mutated>
  /** Creates an item; a faqQuestion gets a section of its own. */
  sample(table: ContentTable, label?: string, input?: Record<string, unknown>): Promise<Item>
}

/** Any member of a mutation's result. */
export interface Mutated {
  __typename: string
  content?: Item | null
  deletedContentId?: string | null
  stats?: { total: number; activeCount: number; activeLimit: number | null; trashed: number } | null
  message?: string
  code?: string
  fields?: { field: string; message: string }[]
  limit?: number
  activeCount?: number
  current?: Item
}

const itemFields = 'id databaseId status softdelete version'
const errorFields = `
  ... on Error { code message }
  ... on ValidationError { fields { field message } }
  ... on ActiveLimitError { limit activeCount }
  ... on ConflictError { current { ${itemFields} } }`
const statsFields = 'stats { total activeCount activeLimit trashed }'

function mutation(verb: string, name: string): string {
  const own = verb === 'create' || verb === 'update'
  const payload = own ? `${verb === 'create' ? 'Create' : 'Update'}${name}Payload` : 'LifecyclePayload'
  const deleted = own ? '' : 'deletedContentId'
  const input = own
    ? `${verb === 'create' ? 'Create' : 'Update'}${name}Input`
    : (inputNames[verb] ?? 'ContentInput')
  return `mutation ($input: ${input}!) { result: ${verb}${name}(input: $input) {
    __typename ... on ${payload} { content { ${itemFields} } ${deleted} ${statsFields} } ${errorFields} } }`
}

const inputNames: Record<string, string> = { restore: 'RestoreInput', swapActive: 'SwapActiveInput' }

/** What an act of the gateway fails with here. */
export const ofTheGateway = 'Passwords, sessions and files are tested through the gateway.'

const notHere = async () => {
  throw new Error(ofTheGateway)
}

/** The gateway signs in; here visitors come signed in. */
const noAuth: Auth = {
  signIn: async () => null,
  signOut: async () => undefined,
  stillSignedIn: async () => true,
  register: notHere,
  requestPasswordReset: notHere,
  resetPassword: notHere,
  changePassword: notHere,
  createApiToken: notHere,
  passkeySignInOptions: async () => null,
  signInWithPasskey: async () => null,
  passkeyOptions: notHere,
  addPasskey: notHere,
  weakness: () => Promise.resolve(null),
  createPasswordLink: notHere,
  countInvitation: async () => undefined,
  invite: async () => null,
  sendTestEmail: notHere,
}

/** The gateway stores files; here there are none. */
const noFiles: Files = {
  storePicture: notHere,
  storeDocument: notHere,
  storeDownload: notHere,
  storeCrop: notHere,
  withSent: notHere,
  takesFiles: async () => true,
  settle: async () => undefined,
}

/** Documents found valid: most are run again and again, with other variables. */
const good = new Map<string, DocumentNode>()

/** Opens the real schema over a real, empty database of this kind. */
export async function newSchema(kind: Kind): Promise<TestSchema> {
  const database = await newDatabase(kind)
  const account = await database.db.transaction((trx) =>
    trx
      .insertInto('account')
      .values({
        nom: 'Awa',
        email: 'awa@example.com',
        passwordHash: '-',
        status: true,
        role: 'PROPRIETAIRE',
        createdAt: new Date().toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
  const administrator: Caller = {
    ...visitor,
    account,
    scope: 'WRITE',
    address: '192.0.2.2',
  }
  const contextOf = (who: Caller): Context => ({
    ...readBounded(database.db.actingAs(() => actorFor(who))),
    files: noFiles,
    visitor: who,
    company: {
      nom: 'Cabinet',
      email: 'cabinet@example.com',
      phone1: '+2250700000001',
      phone2: '+2250700000002',
    },
    publicUrl: 'https://geometre.example',
    assetsUrl: '',
    previewFiles: null,
    timeZone: 'Africa/Abidjan',
    backupPeriodMs: 86_400_000,
    sendsMail: false,
    auth: noAuth,
    countPublicCreate: async () => undefined,
    allowsFile: async () => true,
    created: async () => undefined,
    privateWebhooks: false,
    sealSecret: async (secret) => `sealed ${secret}`,
  })
  // A fresh visitor for each operation, as one may sign in or out.
  const context = (who = visitor) => contextOf({ ...who })
  const answer: TestSchema['answer'] = async (source, variableValues = {}, who = visitor) => {
    const asked = { schema, variableValues, contextValue: context(who) }
    const document = good.get(source)
    if (document) return execute({ ...asked, document })
    const result = await graphql({ ...asked, source })
    // An invalid document is not kept.
    if ('data' in result) good.set(source, parse(source))
    return result
  }
  const read: TestSchema['read'] = async (path, document, variables, who) => {
    const { data, errors } = await answer(document, variables, who)
    if (errors) throw new Error(errors.map((error) => error.message).join('; '), { cause: errors[0] })
    return path
      .split('.')
      .reduce<unknown>((value, name) => (value ? Reflect.get(Object(value), name) : value), data)
  }
  const run: TestSchema['run'] = async (document, input, who = administrator) => {
    const result = await read('result', document, { input }, who)
    if (!isMutated(result)) throw new Error('The mutation answered nothing.')
    return result
  }
  const mutate: TestSchema['mutate'] = (verb, table, input, who) =>
    run(mutation(verb, typeNames[table]), input, who)
  const mutateContent: TestSchema['mutateContent'] = (verb, input, who) =>
    run(mutation(verb, 'Content'), input, who)
  const sample: TestSchema['sample'] = async (table, label = 'Échantillon', input = {}) => {
    const faq =
      table === 'faqQuestion' && !('faq' in input) ? { faq: (await sample('faq', 'Section')).id } : {}
    const { content, ...failure } = await mutate('create', table, {
      ...sampleInput(table, label),
      ...faq,
      ...input,
    })
    if (!content) throw new Error(JSON.stringify(failure))
    return content
  }
  return { ...database, administrator, context, answer, read, run, mutate, mutateContent, sample }
}

function isMutated(value: unknown): value is Mutated {
  return typeof value === 'object' && value !== null && '__typename' in value
}
