import { getNamedType, isLeafType, isObjectType, type GraphQLField } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import type { ContentTable } from '../../db/tables.ts'
import type { Column, Columns } from '../content/columns.ts'
import { references } from '../content/fields/references.ts'
import { contentTypes } from '../content/contents.ts'
import { typeNames } from '../content/globalId.ts'
import { schema } from '../schema.ts'
import { lists, newSchema, tables, type TestSchema } from '../testing/testSchema.ts'

const picture = 'a'.repeat(32)
/** Something for each column that may be empty, so that it shows where it was not read. */
const held: Partial<Record<Column['kind'], string>> = {
  String: `'Un texte'`,
  Int: '7',
  Float: '0.3',
  picture: `'${picture}'`,
  document: `'${picture}'`,
}

describe.each(kinds)('what lists read on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
    const { id: faq } = await gateway.sample('faq', 'Publié')
    const { id: category } = await gateway.sample('categorieService', 'Publié')
    const leads: Partial<Record<ContentTable, object>> = {
      service: { categories: [category] },
      faqQuestion: { faq },
    }
    for (const table of tables.filter((one) => one !== 'faq' && one !== 'categorieService'))
      await gateway.sample(table, 'Publié', { ...leads[table] })
    await gateway.db.transaction(async (trx) => {
      const file = { key: picture, name: 'x', width: 4, height: 3, placeholder: null, variants: '[]' }
      const createdAt = new Date().toISOString()
      await trx
        .insertInto('file')
        .values({ ...file, kind: 'image', createdAt })
        .execute()
      for (const table of tables) {
        const columns: Columns = contentTypes[table].columns
        await sql`update ${sql.table(table)} set "status" = true`.execute(trx)
        for (const [name, { kind, nullable }] of Object.entries(columns))
          if (nullable && held[kind] && name !== 'ordre' && !Object.hasOwn(references, name))
            await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${sql.raw(held[kind])}`.execute(trx)
      }
    })
  })
  afterAll(() => gateway.close())

  /** The items of a list with these fields, and what was read from the table for it. */
  async function ask(list: string, table: ContentTable, fields: string) {
    gateway.queries.length = 0
    const [root = ''] = list.split(' ')
    const document = `{ ${root} { ${list.slice(root.length)} { edges { node { ${fields} } } } } }`
    const answer: unknown = await gateway.read(root, document, {}, gateway.administrator)
    const read = gateway.queries.filter((text) => /limit \d+\s*$/.test(text) && text.includes(`"${table}" t`))
    return { answer, read }
  }

  test.each(tables)('each field of %s is the same alone, and beside one that needs all', async (table) => {
    const whole = 'tout: comparison(from: 1) { older }'
    const own = lists[table]
    for (const list of [`admin ${own.admin}`, ...(own.site ? [`site ${own.site}`] : [])]) {
      expect((await ask(list, table, whole)).read[0]).toContain('select t.*')
      for (const field of fieldsOf(table)) {
        const { answer } = await ask(list, table, field)
        const beside = await ask(list, table, `${field} ${whole}`)
        expect(withoutTout(beside.answer), `${list} ${field}`).toEqual(answer)
        expect(JSON.stringify(answer)).toContain('"node"')
      }
    }
    const name = `admin contents(type: ${table.replaceAll(/[A-Z]/g, '_$&').toUpperCase()})`
    const { answer, read } = await ask(name, table, 'libelle')
    expect(JSON.stringify(answer)).toMatch(/libelle":"(Un texte )?Publié"/)
    expect(read[0]).not.toContain('t.*')
    expect(read[0]).not.toContain('"search"')
  })

  test('only the columns that are asked for are read, however they are asked for', async () => {
    const asked = [
      'nom ... on Content { version } ...A image { url }',
      'nom version nom: nom databaseId __typename image { alt }',
    ]
    const statements = new Set<string | undefined>()
    for (const fields of asked) {
      gateway.queries.length = 0
      const document = `{ site { projets(first: 3) { edges { node { ${fields} } } } } }`
      const parts = fields.includes('...A') ? ' fragment A on Projet { ... on Node { id } }' : ''
      await gateway.read('site', document + parts)
      statements.add(gateway.queries[0])
    }
    expect([...statements]).toHaveLength(1)
    expect([...statements][0]).toMatch(/select t\."id", .*t\."image", /)
    expect([...statements][0]).not.toContain('"description"')
  })

  test('what hangs below the items of a list comes with them, for whom the list is', async () => {
    const hidden = await gateway.sample('categorieService', 'Cachée', { status: false })
    const shown = await gateway.sample('categorieService', 'Visible', { status: true })
    await gateway.sample('service', 'Le second', { status: true, categories: [shown.id, hidden.id] })
    const fields = 'edges { cursor node { nom categories { nom status services: __typename } } } totalCount'
    const expected = (...names: string[]) =>
      expect.objectContaining({
        node: {
          nom: 'Le second',
          categories: names.map((nom) => expect.objectContaining({ nom, status: nom !== 'Cachée' })),
        },
      })
    for (const [root, names] of [
      ['site', ['Visible']],
      ['admin', ['Cachée', 'Visible']],
    ] as const) {
      gateway.queries.length = 0
      const answer = await gateway.read(
        `${root}.services.edges`,
        `{ ${root} { services { ${fields} } } }`,
        {},
        gateway.administrator,
      )
      expect(answer).toContainEqual(expected(...names))
      expect(gateway.queries.filter((text) => text.includes('categorieService'))).toHaveLength(1)
    }
  })
})

/** Each of its fields that takes nothing, with what is asked for of it. */
function fieldsOf(table: ContentTable): string[] {
  const type = schema.getType(typeNames[table])
  if (!isObjectType(type)) throw new Error(table)
  return Object.values(type.getFields())
    .filter(({ args }) => args.length === 0)
    .map((field) => `${field.name}${below(field)}`)
}

function below({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (!isObjectType(named)) return ' { __typename }'
  const leaves = Object.values(named.getFields()).filter(
    (field) => field.args.length === 0 && isLeafType(getNamedType(field.type)),
  )
  return ` { ${leaves.map(({ name }) => name).join(' ')} }`
}

/** The same without what was asked for besides. */
function withoutTout(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (name, value: unknown) => (name === 'tout' ? undefined : value)))
}
