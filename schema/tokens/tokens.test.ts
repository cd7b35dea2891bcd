import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TokenBounds } from '../../db/accounts/tokenBounds.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import type { Caller } from '../context.ts'
import { newSchema, type Item, type TestSchema } from '../testing/testSchema.ts'

const all: TokenBounds = { types: null, writableTypes: null, personalData: false }

describe.each(kinds)('a token with bounds on %s', (kind) => {
  let gateway: TestSchema
  let projet: Item
  let service: Item
  let faq: Item
  let question: Item
  let contact: Item
  beforeAll(async () => {
    gateway = await newSchema(kind)
    projet = await gateway.sample('projet', 'Pont caché')
    service = await gateway.sample('service', 'Bornage caché')
    faq = await gateway.sample('faq', 'Section cachée')
    question = await gateway.sample('faqQuestion', 'Question cachée', { faq: faq.id })
    contact = await gateway.sample('contact', 'Kouassi caché')
  })
  afterAll(() => gateway.close())

  function token(bounds: Partial<TokenBounds>, scope: Caller['scope'] = 'WRITE'): Caller {
    return { ...gateway.administrator, scope, tokenId: 7, bounds: { ...all, ...bounds } }
  }
  const codes = async (document: string, who: Caller, variables = {}) => {
    const { data, errors } = await gateway.answer(document, variables, who)
    return errors?.map(({ extensions }) => extensions['code']) ?? data
  }
  const nodeOf = (item: Item, who: Caller) =>
    gateway.read('node', 'query ($id: ID!) { node(id: $id) { id } }', { id: item.id }, who)

  test('reads the types that it is for, by list, by node and by search, and no other', async () => {
    const who = token({ types: ['projet'] })
    expect(await codes('{ admin { projets { totalCount } } }', who)).toMatchObject({
      admin: { projets: { totalCount: 1 } },
    })
    for (const list of ['services', 'contacts', 'medias', 'siteTexts { key }', 'latestChanges { id }'])
      expect(
        await codes(`{ admin { ${list.includes('{') ? list : `${list} { totalCount }`} } }`, who),
      ).toEqual(['FORBIDDEN'])
    expect(await codes('{ admin { contents(type: SERVICE) { totalCount } } }', who)).toEqual(['FORBIDDEN'])
    expect(await codes('{ admin { contents(type: PROJET) { totalCount } } }', who)).toMatchObject({})
    expect(await nodeOf(projet, who)).toEqual({ id: projet.id })
    for (const hidden of [service, contact]) expect(await nodeOf(hidden, who)).toBeNull()
    expect(await codes('{ admin { search(text: "cach") { libelle } } }', who)).toEqual({
      admin: { search: [{ libelle: 'Pont caché' }] },
    })
    const stats = JSON.stringify(await codes('{ admin { stats { type } } }', who))
    expect(stats.match(/(?<="type":")\w+/g)?.toSorted()).toEqual(['CategorieProjet', 'Projet'])
  })

  test('reads with a type what its fields name', async () => {
    const who = token({ types: ['faqQuestion'] })
    expect(
      await gateway.read(
        'admin.faqQuestions.edges.0.node.faq.titre',
        '{ admin { faqQuestions { edges { node { faq { titre } } } } } }',
        {},
        who,
      ),
    ).toBe('Section cachée')
    expect(await gateway.mutate('publish', 'faqQuestion', { id: question.id }, who)).toMatchObject({
      __typename: 'LifecyclePayload',
    })
    expect(await gateway.mutate('publish', 'faq', { id: faq.id }, who)).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('sees no person without the switch, by any field', async () => {
    const who = token({})
    const fields = [
      'contacts { totalCount }',
      'messages(type: DEVIS) { totalCount }',
      'indesirables(type: CONTACT) { totalCount }',
      'journal { totalCount }',
      'notifications { id }',
      'notificationHistory { totalCount }',
      'unsentEmails { totalCount }',
      'projets { edges { node { lastEntry { act } } } }',
      'projets { edges { node { history { totalCount } } } }',
      'previewLinks { edges { node { createdBy } } }',
    ]
    await gateway.read(
      'createPreviewLink.link',
      'mutation ($id: ID!) { createPreviewLink(input: { id: $id }) { ... on CreatePreviewLinkPayload { link } } }',
      { id: projet.id },
      gateway.administrator,
    )
    for (const field of fields)
      expect([field, await codes(`{ admin { ${field} } }`, who)]).toEqual([field, ['FORBIDDEN']])
    expect(await codes('{ viewer { email } }', who)).toEqual(['FORBIDDEN'])
    expect(await codes('{ viewer { scope } }', who)).toEqual({ viewer: { scope: 'WRITE' } })
    expect(await nodeOf(contact, who)).toBeNull()
    expect(await codes('{ admin { search(text: "Kouassi") { id } } }', who)).toEqual({
      admin: { search: [] },
    })
    expect(JSON.stringify(await codes('{ admin { stats { type } } }', who))).not.toMatch(
      /Contact|Devis|Carriere/,
    )
    const withPersons = token({ personalData: true })
    expect(
      await codes('{ admin { contacts { totalCount } journal { totalCount } } }', withPersons),
    ).toMatchObject({
      admin: { contacts: { totalCount: 1 } },
    })
  })

  test('writes the types that it is for, refused before its input is looked at', async () => {
    const who = token({ types: ['projet', 'service'], writableTypes: ['projet'] })
    expect(await gateway.mutate('update', 'projet', { id: projet.id, client: 'A' }, who)).toMatchObject({
      __typename: 'UpdateProjetPayload',
    })
    for (const input of [
      { id: service.id, nom: '' },
      { id: 'rien', nom: '' },
    ])
      expect(await gateway.mutate('update', 'service', input, who)).toMatchObject({ code: 'FORBIDDEN' })
    for (const id of [service.id, Buffer.from('Service:999').toString('base64'), contact.id])
      expect(await gateway.mutateContent('publish', { id }, who)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await gateway.mutateContent('publish', { id: projet.id }, who)).toMatchObject({
      __typename: 'LifecyclePayload',
    })
    const save = `mutation ($input: SaveContentInput!) { result: saveContent(input: $input) { __typename ... on Error { code } } }`
    const saved = (content: object) => gateway.run(save, { content }, who)
    expect(await saved({ service: { nom: '' } })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await saved({ projet: { nom: 'Digue' } })).toMatchObject({ __typename: 'SaveContentPayload' })
    const undo = `mutation ($input: UndoChangeInput!) { result: undoChange(input: $input) { __typename ... on Error { code } } }`
    expect(await gateway.run(undo, { id: 'rien' }, who)).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('sends a message as any visitor does where it writes none, unless it only reads', async () => {
    const send = (who: Caller) =>
      gateway.read(
        'done',
        `mutation { done: createContact(input: { nom: "Awa", email: "a@example.com", message: "Bonjour" }) {
          __typename ... on CreateContactPayload { stats { total } } ... on Error { code } } }`,
        {},
        who,
      )
    const sent = { __typename: 'CreateContactPayload', stats: null }
    expect(await send(token({}))).toEqual(sent)
    expect(await send(token({ types: ['projet'] }))).toEqual(sent)
    expect(await send({ ...token({}), scope: 'READ' })).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('without bounds does what it did before there were any', async () => {
    const who: Caller = { ...gateway.administrator, tokenId: 7, bounds: null }
    expect(await nodeOf(contact, who)).toEqual({ id: contact.id })
    expect(
      await codes('{ viewer { email } admin { journal { edges { node { act } } } } }', who),
    ).toMatchObject({
      viewer: {},
    })
  })
})
