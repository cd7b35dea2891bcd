import { encodeGlobalID } from '@pothos/plugin-relay'
import { getNamedType, isInputObjectType, isLeafType, isRequiredArgument, type GraphQLField } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles, type Role } from '../../db/accounts/accountTables.ts'
import { isMessageTable } from '../../db/content/contentTypes.ts'
import { record } from '../../db/journal/journal.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import type { Caller } from '../context.ts'
import { typeNames } from '../content/globalId.ts'
import { publicMutations, tokenMutations } from '../rights.ts'
import { schema } from '../schema.ts'
import { someInput, someValue } from '../testing/testMutations.ts'
import {
  newSchema,
  ofTheGateway,
  tables,
  visitor,
  type Item,
  type TestSchema,
} from '../testing/testSchema.ts'

/*
 * Every role × mutation × field of the back office × node. The rows come from the schema, and each needs a decision here:
 * a new one fails until it has one.
 */
type Who = 'everybody' | 'editors' | 'desk' | 'editors or desk' | 'administrators' | 'owners'

const allowed: Record<Who, readonly Role[]> = {
  everybody: ['PROPRIETAIRE', 'ADMINISTRATEUR', 'REDACTION', 'ACCUEIL', 'LECTURE'],
  editors: ['PROPRIETAIRE', 'ADMINISTRATEUR', 'REDACTION'],
  desk: ['PROPRIETAIRE', 'ADMINISTRATEUR', 'ACCUEIL'],
  'editors or desk': ['PROPRIETAIRE', 'ADMINISTRATEUR', 'REDACTION', 'ACCUEIL'],
  administrators: ['PROPRIETAIRE', 'ADMINISTRATEUR'],
  owners: ['PROPRIETAIRE'],
}

const verbs = [
  'create',
  'update',
  'publish',
  'unpublish',
  'softDelete',
  'restore',
  'erase',
  'swapActive',
  'reorder',
]

const decided: ReadonlyMap<string, Who> = new Map<string, Who>([
  ...tables.flatMap((table): [string, Who][] => [
    ...verbs.map((verb): [string, Who] => [
      verb + typeNames[table],
      isMessageTable(table) ? 'desk' : 'editors',
    ]),
    [`save${typeNames[table]}Draft`, 'editors'],
  ]),
  ...verbs.flatMap((verb): [string, Who][] => [
    [`${verb}Content`, 'editors or desk'],
    [`${verb}Contents`, 'editors or desk'],
  ]),
  ...Object.entries<Who>({
    scheduleContent: 'editors or desk',
    scheduleContents: 'editors or desk',
    undoChange: 'editors or desk',
    saveContent: 'editors',
    duplicateContent: 'editors',
    saveDraft: 'editors',
    publishDraft: 'editors',
    discardDraft: 'editors',
    restoreVersion: 'editors',
    createPreviewLink: 'editors',
    revokePreviewLink: 'editors',
    saveRedirect: 'editors',
    deleteRedirect: 'editors',
    importRedirects: 'editors',
    forgetMissedAddress: 'editors',
    addMedia: 'editors',
    updateMedia: 'editors',
    replaceMedia: 'editors',
    cropMedia: 'editors',
    eraseMedia: 'editors',
    updateSiteText: 'editors',
    saveSiteTextDraft: 'editors',
    discardSiteTextDraft: 'editors',
    resetSiteText: 'editors',
    setMenu: 'editors',
    setAccueil: 'editors',
    setChiffres: 'editors',
    setAccessibilite: 'editors',
    markMessages: 'desk',
    acceptIndesirable: 'desk',
    acceptIndesirables: 'desk',
    eraseIndesirable: 'desk',
    eraseIndesirables: 'desk',
    erasePerson: 'administrators',
    setRetention: 'administrators',
    clearDemoContent: 'administrators',
    hideFirstSteps: 'administrators',
    sendTestEmail: 'administrators',
    resendEmails: 'administrators',
    dropEmails: 'administrators',
    inviteAccount: 'administrators',
    activateAccount: 'administrators',
    disableAccount: 'administrators',
    deleteAccount: 'administrators',
    createPasswordLink: 'administrators',
    setRole: 'administrators',
    setRegistrations: 'administrators',
    createApiToken: 'owners',
    createWebhook: 'owners',
    updateWebhook: 'owners',
    deleteWebhook: 'owners',
    rotateWebhookSecret: 'owners',
    testWebhook: 'owners',
    resendWebhookDelivery: 'owners',
    revokeApiToken: 'everybody',
    revokeSession: 'everybody',
    revokeSessions: 'everybody',
    updateAccount: 'everybody',
    changePassword: 'everybody',
    passkeyOptions: 'everybody',
    addPasskey: 'everybody',
    renamePasskey: 'everybody',
    removePasskey: 'everybody',
  }),
])

/** Who reads each field of the back office. */
const fieldsOfAdmin: Record<string, Who> = {
  ...Object.fromEntries(
    [
      'annonces',
      'categoriesProjet',
      'categoriesService',
      'entreprises',
      'equipes',
      'faqQuestions',
      'faqs',
      'offres',
      'pages',
      'partenaires',
      'presentations',
      'projets',
      'services',
      'slides',
      'testimonials',
      'content',
      'contents',
      'everyContent',
      'changes',
      'drafts',
      'latestChanges',
      'medias',
      'missedAddresses',
      'redirects',
      'emailPreviews',
      'journal',
      'previewLinks',
      'scheduled',
      'search',
      'sendsMail',
      'siteChecks',
      'siteTextChecks',
      'siteTextPages',
      'siteTexts',
      'stats',
      'takesFiles',
      'timeZone',
    ].map((name): [string, Who] => [name, 'everybody']),
  ),
  carrieres: 'desk',
  contacts: 'desk',
  devis: 'desk',
  messages: 'desk',
  everyMessage: 'desk',
  indesirables: 'desk',
  everyIndesirable: 'desk',
  // By default those of messages.
  notifications: 'desk',
  notificationHistory: 'desk',
  accounts: 'administrators',
  person: 'administrators',
  retention: 'administrators',
  webhooks: 'owners',
  backup: 'administrators',
  emailsLateSince: 'administrators',
  unsentEmails: 'administrators',
  firstSteps: 'administrators',
}

function fieldsOf(name: string): GraphQLField<unknown, unknown>[] {
  const type = schema.getType(name)
  return type && 'getFields' in type && !isInputObjectType(type) ? Object.values(type.getFields()) : []
}

const staffsMutations = fieldsOf('Mutation').filter(({ name }) => !publicMutations.includes(name))

/** Whether a mutation's input names an item, or several. */
function namesItem({ args: [input] }: GraphQLField<unknown, unknown>): boolean {
  const type = input && getNamedType(input.type)
  return isInputObjectType(type) && ['id', 'ids', 'items'].some((name) => name in type.getFields())
}

describe.each(kinds)('roles on %s', (kind) => {
  let gateway: TestSchema
  const callers = new Map<Role, Caller>()
  let projet: Item
  let contact: Item
  let carriere: Item

  beforeAll(async () => {
    gateway = await newSchema(kind)
    for (const role of roles) {
      const account = await gateway.db.transaction((trx) =>
        trx
          .insertInto('account')
          .values({
            nom: role,
            email: `${role}@example.com`.toLowerCase(),
            passwordHash: '-',
            status: true,
            role,
            createdAt: new Date().toISOString(),
          })
          .returningAll()
          .executeTakeFirstOrThrow(),
      )
      callers.set(role, { ...gateway.administrator, account })
    }
    projet = await gateway.sample('projet', 'Bornage de Bingerville')
    contact = await gateway.sample('contact', 'Adjoua Confidentielle')
    carriere = await gateway.sample('carriere', 'Yao Confidentiel')
  })
  afterAll(() => gateway.close())

  const as = (role: Role): Caller => {
    const caller = callers.get(role)
    if (!caller) throw new Error(`Nobody is ${role}.`)
    return caller
  }
  const byToken = (role: Role, scope: Caller['scope'] = 'WRITE'): Caller => ({
    ...as(role),
    tokenId: 1,
    scope,
  })

  /** Code of an answer's refusal, or `allowed`. */
  async function codeOf(document: string, caller: Caller): Promise<string> {
    const { data, errors } = await gateway.answer(document, {}, caller)
    const code = errors ? errors[0]?.extensions.code : Object(data?.done).code
    const isFault = errors && (code === undefined || code === 'INTERNAL')
    if (isFault && errors[0]?.message !== ofTheGateway) throw errors[0]
    return code === 'FORBIDDEN' || code === 'UNAUTHENTICATED' ? code : 'allowed'
  }

  /** What each role is answered, by a session and by tokens. */
  async function column(ask: (caller: Caller) => Promise<string>): Promise<Record<string, string>> {
    const found: Record<string, string> = { visitor: await ask(visitor) }
    for (const role of roles) {
      found[role] = await ask(as(role))
      found[`${role} by a token`] = await ask(byToken(role))
      found[`${role} by a READ token`] = await ask(byToken(role, 'READ'))
    }
    return found
  }
  const wanted = (who: Who, token: boolean, readToken: boolean) => ({
    visitor: 'UNAUTHENTICATED',
    ...Object.fromEntries(
      roles.flatMap((role) => {
        const may = allowed[who].includes(role)
        return [
          [role, may ? 'allowed' : 'FORBIDDEN'],
          [`${role} by a token`, may && token ? 'allowed' : 'FORBIDDEN'],
          [`${role} by a READ token`, may && readToken ? 'allowed' : 'FORBIDDEN'],
        ]
      }),
    ),
  })

  test('each mutation and each field of the back office has a decision', () => {
    expect(staffsMutations.map(({ name }) => name).filter((name) => !decided.has(name))).toEqual([])
    const fields = fieldsOf('Admin').map(({ name }) => name)
    expect(fields.filter((name) => name !== 'id').toSorted()).toEqual(Object.keys(fieldsOfAdmin).toSorted())
  })

  test.each(staffsMutations.map((field) => [field.name, field] as const))('%s', async (name, field) => {
    const found = await column((caller) =>
      codeOf(`mutation { done: ${name}${someInput(field)} { __typename ... on Error { code } } }`, caller),
    )
    expect(found).toEqual(wanted(decided.get(name) ?? 'owners', tokenMutations.has(name), false))
  })

  const inPerson = ['accounts', 'person', 'retention', 'webhooks']
  test.each(
    fieldsOf('Admin')
      .filter(({ name }) => name !== 'id')
      .map((field) => [field.name, field] as const),
  )('admin.%s', async (name, { type, args }) => {
    const needed = args.filter(isRequiredArgument).map((one) => `${one.name}: ${someValue(one.type)}`)
    const given = needed.length > 0 ? `(${needed.join(', ')})` : ''
    const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }'
    const found = await column((caller) => codeOf(`{ admin { ${name}${given} ${selection} } }`, caller))
    const token = !inPerson.includes(name)
    expect(found).toEqual(wanted(fieldsOfAdmin[name] ?? 'owners', token, token))
  })

  test.each([
    ['contents(type: CONTACT)', 'desk'],
    ['everyContent(type: CARRIERE)', 'desk'],
    ['contents(type: PROJET)', 'everybody'],
    ['content(type: CONTACT, databaseId: 1)', 'desk'],
    ['changes(types: [PROJET, CONTACT])', 'desk'],
    ['changes(types: [PROJET])', 'everybody'],
    ['notifications(kinds: [REFUSED_PLAN])', 'everybody'],
    ['notifications(kinds: [REFUSED_PLAN, MESSAGE])', 'desk'],
    ['notificationHistory(kinds: [ACCOUNT_REQUEST])', 'administrators'],
  ] as const)('admin.%s', async (field, who) => {
    for (const role of roles)
      expect([role, await codeOf(`{ admin { ${field} { __typename } } }`, as(role))]).toEqual([
        role,
        allowed[who].some((one) => one === role) ? 'allowed' : 'FORBIDDEN',
      ])
  })

  test('what a mutation over any type allows is decided by the types of the ids, there or not', async () => {
    const ids = { projet: projet.id, contact: contact.id }
    const absent = { projet: encodeGlobalID('Projet', 999_999), contact: encodeGlobalID('Contact', 999_999) }
    const may = { projet: 'editors', contact: 'desk' } as const
    for (const [type, who] of Object.entries(may) as ['projet' | 'contact', Who][])
      for (const id of [ids[type], absent[type]])
        for (const [name, input] of [
          ['publishContent', `{ id: "${id}" }`],
          ['softDeleteContents', `{ items: [{ id: "${id}" }] }`],
          ['reorderContents', `{ ids: ["${id}"] }`],
          ['swapActiveContent', `{ id: "nothing", replace: "${id}" }`],
          ['scheduleContent', `{ id: "${id}" }`],
        ] as const)
          for (const role of roles.filter((one) => !allowed[who].includes(one)))
            expect([name, role, await refusal(name, input, role)]).toEqual([name, role, 'FORBIDDEN'])
    const both = `{ items: [{ id: "${projet.id}" }, { id: "${contact.id}" }] }`
    for (const role of ['REDACTION', 'ACCUEIL', 'LECTURE'] as const)
      expect(await refusal('softDeleteContents', both, role)).toBe('FORBIDDEN')
  })

  test('no mutation that names an item is done with a message by who sees none', async () => {
    // What everybody does, he does for himself, with ids of his own.
    const names = staffsMutations.filter(
      (field) => namesItem(field) && decided.get(field.name) !== 'everybody',
    )
    expect(names.length).toBeGreaterThan(40)
    for (const role of ['REDACTION', 'LECTURE'] as const)
      for (const field of names) {
        const document = `mutation { done: ${field.name}${someInput(field, contact.id)} { __typename ... on Error { code } } }`
        expect([field.name, await codeOf(document, as(role))]).toEqual([field.name, 'FORBIDDEN'])
      }
  })

  const refusal = (name: string, input: string, role: Role) =>
    codeOf(`mutation { done: ${name}(input: ${input}) { __typename ... on Error { code } } }`, as(role))

  test('viewer.peut tells it', async () => {
    const peut = (caller: Caller) => gateway.read('viewer.peut', '{ viewer { peut } }', {}, caller)
    const administrateur = ['CONTENU', 'MESSAGES', 'PERSONNES', 'COMPTES', 'REGLAGES']
    expect(await peut(as('PROPRIETAIRE'))).toEqual([...administrateur, 'PROPRIETAIRES', 'JETONS', 'WEBHOOKS'])
    expect(await peut(as('ADMINISTRATEUR'))).toEqual(administrateur)
    expect(await peut(as('REDACTION'))).toEqual(['CONTENU'])
    expect(await peut(as('ACCUEIL'))).toEqual(['MESSAGES'])
    expect(await peut(as('LECTURE'))).toEqual([])
    expect(await peut(byToken('PROPRIETAIRE'))).toEqual(['CONTENU', 'MESSAGES', 'REGLAGES'])
    expect(await peut(byToken('PROPRIETAIRE', 'READ'))).toEqual(['MESSAGES', 'REGLAGES'])
    expect(await peut(byToken('REDACTION', 'READ'))).toEqual([])
    const others = await gateway.read(
      'admin.accounts.edges',
      '{ admin { accounts { edges { node { nom peut } } } } }',
      {},
      as('ADMINISTRATEUR'),
    )
    expect(others).toEqual(
      expect.arrayContaining([
        { node: { nom: 'REDACTION', peut: null } },
        { node: { nom: 'ADMINISTRATEUR', peut: administrateur } },
      ]),
    )
  })

  test('nothing of messages is in any answer to who sees none, as if there were none', async () => {
    const number = (id: number) => encodeGlobalID('JournalEntry', id)
    await gateway.mutate('unpublish', 'contact', { id: contact.id }, as('ACCUEIL'))
    await gateway.db.transaction((trx) => record(trx, { act: 'exportMessages' }, { act: 'backup' }))
    const lines = await gateway.db.read.selectFrom('journal').select(['id', 'type', 'act']).execute()
    const hidden = lines.filter(
      ({ type, act }) =>
        type === 'contact' || type === 'carriere' || act === 'exportMessages' || act === 'backup',
    )
    expect(hidden.length).toBeGreaterThan(3)
    const documents = [
      '{ admin { stats { type total unread } } }',
      '{ admin { search(text: "Confidentiel") { libelle } } }',
      '{ admin { latestChanges(first: 50) { libelle } } }',
      '{ admin { journal(first: 100) { totalCount edges { node { act type libelle content { libelle } } } } } }',
      '{ admin { journal(first: 100, type: "Contact") { totalCount edges { node { act } } } } }',
      '{ admin { notificationHistory(kinds: [REFUSED_PLAN]) { totalCount } scheduled { content { libelle } } } }',
      `{ nodes(ids: ["${contact.id}", "${carriere.id}"]) { __typename } }`,
      `{ a: node(id: "${encodeGlobalID('ContentStats', 'contact')}") { id } b: node(id: "${encodeGlobalID('ContentStats', 'faq')}") { id } }`,
      `{ nodes(ids: [${hidden.map(({ id }) => JSON.stringify(number(id))).join()}]) { __typename } }`,
      `{ nodes(ids: ["${encodeGlobalID('Notification', 1)}", "${encodeGlobalID('Indesirable', 1)}", "${encodeGlobalID('Email', 1)}"]) { __typename } }`,
    ]
    for (const role of ['REDACTION', 'LECTURE'] as const) {
      const texts = await Promise.all(
        documents.map(async (document) => {
          const { data, errors } = await gateway.answer(document, {}, as(role))
          expect([document, errors]).toEqual([document, undefined])
          return JSON.stringify(data)
        }),
      )
      for (const text of texts) {
        expect([role, text]).not.toEqual([role, expect.stringMatching(/Confidentiel/)])
        expect([role, text]).not.toEqual([
          role,
          expect.stringMatching(/"(Contact|Carriere|Devis|EXPORT_MESSAGES|BACKUP)"/),
        ])
      }
      expect(texts[4]).toBe('{"admin":{"journal":{"totalCount":0,"edges":[]}}}')
      expect(texts[6]).toBe('{"nodes":[null,null]}')
      expect(JSON.parse(texts[7] ?? '')).toMatchObject({ a: null, b: { id: expect.any(String) } })
      expect(JSON.parse(texts[8] ?? '').nodes.every((node: unknown) => node === null)).toBe(true)
    }
    const seen = await gateway.answer(documents[8] ?? '', {}, as('ADMINISTRATEUR'))
    expect(JSON.stringify(seen.data)).not.toContain('null')
  })

  test('the journal tells nobody of accounts but those who see them, and knows no account by its id', async () => {
    await gateway.db.transaction((trx) =>
      record(trx, { act: 'createAccount', item: { type: 'account', id: 1, libelle: 'Awa' } }),
    )
    for (const role of ['REDACTION', 'ACCUEIL', 'LECTURE'] as const) {
      const journal = (args: string) =>
        gateway.read(
          'admin.journal.totalCount',
          `{ admin { journal(${args}) { totalCount } } }`,
          {},
          as(role),
        )
      expect(await journal('type: "Account"')).toBe(0)
      expect(await journal(`by: "${encodeGlobalID('Account', 999_999)}"`)).toBe(0)
      const other = encodeGlobalID('Account', as('PROPRIETAIRE').account?.id ?? 0)
      const own = encodeGlobalID('Account', as(role).account?.id ?? 0)
      const nodes = await gateway.read('nodes', `{ nodes(ids: ["${other}", "${own}"]) { id } }`, {}, as(role))
      expect(nodes).toEqual([null, { id: own }])
    }
  })

  test('a change of a message is undone by who handles them, and is nothing to others', async () => {
    await gateway.mutate('softDelete', 'contact', { id: contact.id }, as('ACCUEIL'))
    const last = await gateway.db.read
      .selectFrom('journal')
      .select('id')
      .where('type', '=', 'contact')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const undo = (id: number, role: Role) =>
      gateway.read(
        'done',
        'mutation ($id: ID!) { done: undoChange(input: { id: $id }) { __typename ... on Error { message } } }',
        { id: encodeGlobalID('JournalEntry', id) },
        as(role),
      )
    expect(await undo(last.id, 'REDACTION')).toEqual(await undo(999_999, 'REDACTION'))
    expect(await undo(last.id, 'LECTURE')).toMatchObject({ __typename: 'ForbiddenError' })
    const created = await gateway.db.read
      .selectFrom('journal')
      .select('id')
      .where('type', '=', 'projet')
      .executeTakeFirstOrThrow()
    expect(await undo(created.id, 'ACCUEIL')).toMatchObject({ __typename: 'ForbiddenError' })
    expect(await undo(last.id, 'ACCUEIL')).toMatchObject({ __typename: 'UndoChangePayload' })
  })

  test('who sees no messages sends one as any visitor does', async () => {
    const sent = (role: Role) =>
      gateway.read(
        'done',
        `mutation { done: createContact(input: { nom: "Awa", email: "a@example.com", message: "Bonjour" }) {
          ... on CreateContactPayload { stats { total } content { databaseId history { totalCount } lastEntry { id } } } } }`,
        {},
        as(role),
      )
    const made = { databaseId: expect.any(Number), history: null, lastEntry: null }
    expect(await sent('REDACTION')).toEqual({ stats: null, content: made })
    expect(await sent('ACCUEIL')).toMatchObject({
      stats: { total: expect.any(Number) },
      content: { history: {} },
    })
  })

  test('a refusal says in French what is missing', async () => {
    const { data } = await gateway.answer(
      `mutation { done: publishContent(input: { id: "${projet.id}" }) { ... on Error { message } } }`,
      {},
      as('LECTURE'),
    )
    expect(data).toEqual({
      done: {
        message:
          'Le rôle de votre compte ne le permet pas\u00a0: demandez à un administrateur ou à un propriétaire du site.',
      },
    })
  })
})
