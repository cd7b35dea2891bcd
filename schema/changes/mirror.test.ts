import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, tables, type Item, type TestSchema } from '../testing/testSchema.ts'

const types = [
  'projet',
  'categorieProjet',
  'service',
  'equipe',
  'faq',
  'faqQuestion',
  'slide',
  'contact',
] as const
type Type = (typeof types)[number]
const mostItems = 14

/** One act on the nth item of those that there are, and what the program that follows does meanwhile. */
const acts = fc.record({
  act: fc.oneof(
    { weight: 4, arbitrary: fc.constant('create' as const) },
    {
      weight: 12,
      arbitrary: fc.constantFrom(
        'update' as const,
        'publish' as const,
        'unpublish' as const,
        'softDelete' as const,
        'restore' as const,
        'erase' as const,
        'swapActive' as const,
        'reorder' as const,
        'draft' as const,
        'publishDraft' as const,
        'duplicate' as const,
        'restoreVersion' as const,
        'undo' as const,
        'rename' as const,
        'relate' as const,
        'suspect' as const,
        'accept' as const,
      ),
    },
  ),
  type: fc.constantFrom(...types),
  item: fc.nat(mostItems),
  other: fc.nat(mostItems),
  follows: fc.oneof(
    { weight: 6, arbitrary: fc.constant('away' as const) },
    fc.constantFrom('all' as const, 'one page' as const, 'breaks off' as const, 'meanwhile' as const),
  ),
  size: fc.integer({ min: 1, max: 5 }),
})
type Act = typeof acts extends fc.Arbitrary<infer A> ? A : never

const fields = `__typename id databaseId libelle status softdelete version createdAt updatedAt
  ... on Projet { projet: nom projetSlug: slug projetOrdre: ordre categorie: category }
  ... on Service { service: nom serviceSlug: slug serviceOrdre: ordre categories { id } responsable { id } }
  ... on Equipe { personne: nom personneOrdre: ordre }
  ... on Faq { section: titre sectionOrdre: ordre }
  ... on FaqQuestion { question questionOrdre: ordre faq { id } }
  ... on Contact { lu texte: message }`

const page = `query ($after: String, $first: Int) { admin { changes(after: $after, first: $first) {
  edges { cursor node { kind type databaseId contentId at version content { ${fields} } } }
  pageInfo { hasNextPage endCursor } } } }`

interface Page {
  edges: { cursor: string; node: { kind: string; contentId: string; content: object | null } }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

describe.each(kinds)('a copy of the site, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  /** All items, by their ids, as the lists have them. */
  async function items(): Promise<Map<string, object>> {
    const found = new Map<string, object>()
    for (const table of tables)
      for (const trashed of [false, true]) {
        const list = await gateway.read(
          'admin.everyContent',
          `query ($type: ContentName!, $trashed: Boolean) { admin {
            everyContent(type: $type, trashed: $trashed) { ${fields} } } }`,
          { type: table.replace(/[A-Z]/g, '_$&').toUpperCase(), trashed },
          gateway.administrator,
        )
        if (!Array.isArray(list)) throw new Error('no list')
        for (const one of list) found.set(one.id, one)
      }
    return found
  }

  /** A program that keeps a copy: all that it remembers is the copy and a cursor. */
  class Mirror {
    cursor: string | null = null
    copy = new Map<string, object>()

    async begin(): Promise<void> {
      const cursor = await gateway.read(
        'admin.changes.pageInfo.endCursor',
        '{ admin { changes(last: 1) { pageInfo { endCursor } } } }',
        {},
        gateway.administrator,
      )
      this.cursor = typeof cursor === 'string' ? cursor : null
      this.copy = await items()
    }

    /** Takes one page over; false where there is no more. `breaksOff`: its answer is lost. */
    async takePage(first: number, breaksOff = false): Promise<boolean> {
      const after = this.cursor
      const found = await gateway.read('admin.changes', page, { after, first }, gateway.administrator)
      if (!isPage(found)) throw new Error('no page')
      if (breaksOff) return false
      for (const { node } of found.edges) {
        if (node.kind === 'ERASED') expect(node.content).toBeNull()
        if (node.content) this.copy.set(node.contentId, node.content)
        else this.copy.delete(node.contentId)
      }
      this.cursor = found.pageInfo.endCursor ?? this.cursor
      return found.pageInfo.hasNextPage
    }

    async takeAll(first = 7): Promise<void> {
      while (await this.takePage(first));
    }
  }

  const typed = (name: string, type: string) =>
    `mutation ($input: ${type}!) { result: ${name}(input: $input) { __typename } }`

  /** Does an act; what it refuses is as good as what it does. */
  async function perform(
    { act, type, item: n, other: m }: Act,
    there: (Item & { type: Type })[],
    at: number,
  ) {
    const own = there.filter((one) => one.type === type)
    const item = own[n % Math.max(1, own.length)]
    const other = own[m % Math.max(1, own.length)]
    const name = type.charAt(0).toUpperCase() + type.slice(1)
    if (act === 'suspect') {
      await gateway.read('result', typed('createContact', 'CreateContactInput'), {
        input: { nom: `R ${at}`, email: 'r@example.com', message: 'Oui', siteWeb: 'x' },
      })
      return
    }
    if (act === 'accept') {
      const line = await gateway.db.read.selectFrom('indesirable').select('id').executeTakeFirst()
      if (!line) return
      const verb = n % 2 ? 'acceptIndesirable' : 'eraseIndesirable'
      await gateway.run(typed(verb, 'IndesirableInput'), { id: btoa(`Indesirable:${line.id}`) })
      return
    }
    if (act === 'create' || !item || !other) {
      // Others may have as many active as there may be.
      const status = ['projet', 'faq'].includes(type) && n % 2 === 0
      there.push({
        ...(await gateway.sample(type, `Élément ${at}`, type === 'contact' ? {} : { status })),
        type,
      })
      if (there.length > mostItems) there.shift()
      return
    }
    const { id, databaseId } = item
    switch (act) {
      case 'update':
      case 'rename': {
        const label = `Autre ${at}`
        const change =
          type === 'contact'
            ? { lu: n % 2 === 0 }
            : type === 'faqQuestion'
              ? { question: label }
              : type === 'faq' || type === 'slide'
                ? { titre: label }
                : { nom: label }
        await gateway.mutate('update', type, { id, ...change, ...(m % 3 === 0 && { status: m % 2 === 0 }) })
        return
      }
      case 'relate': {
        const people = there.filter((one) => one.type === 'equipe')
        if (type === 'service')
          await gateway.mutate('update', type, { id, responsable: people[m]?.id ?? null })
        return
      }
      case 'swapActive':
        await gateway.run(typed('swapActiveContent', 'SwapActiveInput'), { id, replace: other.id })
        return
      case 'reorder':
        if (type !== 'contact' && type !== 'categorieProjet')
          await gateway.run(typed('reorderContents', 'ReorderInput'), {
            ids: [...new Set([other.id, id])],
          })
        return
      case 'draft':
        if (type !== 'contact')
          await gateway.run(typed(`save${name}Draft`, `Save${name}DraftInput`), {
            id,
            ...(type === 'faqQuestion'
              ? { question: `Ébauche ${at}` }
              : type === 'faq' || type === 'slide'
                ? { titre: `Ébauche ${at}` }
                : { nom: `Ébauche ${at}` }),
          })
        return
      case 'publishDraft':
        await gateway.run(typed('publishDraft', 'DraftInput'), { id })
        return
      case 'duplicate':
        if (type !== 'contact') await gateway.run(typed('duplicateContent', 'DuplicateContentInput'), { id })
        return
      case 'restoreVersion': {
        const row = await gateway.db.read
          .selectFrom(type)
          .select('version')
          .where('id', '=', databaseId)
          .executeTakeFirst()
        if (row && row.version > 1)
          await gateway.run(typed('restoreVersion', 'RestoreVersionInput'), {
            id,
            oldVersion: row.version - 1,
          })
        return
      }
      case 'undo': {
        const line = await gateway.db.read
          .selectFrom('journal')
          .select('id')
          .where('type', '=', type)
          .where('itemId', '=', databaseId)
          .orderBy('id', 'desc')
          .executeTakeFirst()
        if (line)
          await gateway.run(typed('undoChange', 'UndoChangeInput'), { id: btoa(`JournalEntry:${line.id}`) })
        return
      }
      default:
        await gateway.mutate(act, type, { id })
    }
  }

  test(
    'that follows the changes ends equal, whatever was done and however long it was away',
    {
      timeout: 600_000,
    },
    async () => {
      const length = process.env.TEST_LONG ? 3_000 : 200
      const seed = Date.now()
      const [walk = []] = fc.sample(fc.array(acts, { minLength: length, maxLength: length, size: 'max' }), {
        numRuns: 1,
        seed,
      })
      const there: (Item & { type: Type })[] = []
      /** One that is there from the beginning of the journal, and one that came when there was much already. */
      const first = new Mirror()
      const late = new Mirror()
      const told = `seed ${seed}`
      for (const [at, one] of walk.entries()) {
        if (at === Math.floor(length / 3)) await late.begin()
        const done = one.follows === 'meanwhile' ? first.takeAll(one.size) : undefined
        await Promise.all([perform(one, there, at), done])
        if (one.follows === 'all') await first.takeAll(one.size)
        if (one.follows === 'one page') await first.takePage(one.size)
        if (one.follows === 'breaks off') await first.takePage(one.size, true)
        if (at % 50 === 49) {
          await first.takeAll()
          expect(first.copy, `${told}, after act ${at}`).toEqual(await items())
        }
      }
      await late.takeAll()
      const whole = await items()
      expect(late.copy, told).toEqual(whole)
      // It has been about something.
      expect(whole.size).toBeGreaterThan(5)
      const kindsTold = await gateway.db.read.selectFrom('journal').select('act').distinct().execute()
      expect(kindsTold.length).toBeGreaterThan(8)
    },
  )
})

function isPage(value: unknown): value is Page {
  return typeof value === 'object' && value !== null && 'edges' in value && 'pageInfo' in value
}
