import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addRows, newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { openDatabase } from '../../db/connection/connect.ts'
import { csvLine } from './csv.ts'
import { recordOf } from './fields.ts'
import { file, pdf } from '../lab/testing/files.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

test.each([
  ['=1+1', `"'=1+1"`],
  ['+225 07', `"+225 07"`],
  ['+2+3', `"'+2+3"`],
  ['-2', `"-2"`],
  ['-12,5', `"-12,5"`],
  ['-1 234,50', `"-1 234,50"`],
  ['-1\u00a0234\u202f567.5', `"-1\u00a0234\u202f567.5"`],
  ['-1 23', `"'-1 23"`],
  ['-2+3', `"'-2+3"`],
  ['＝1+1', `"'＝1+1"`],
  ['－1a', `"'－1a"`],
  ['\u200b\u00a0 =1+1', `"\u200b\u00a0 '=1+1"`],
  // Where the list separator is a comma, and a quoted cell ends at it.
  ['x,=1+1', `"x,'=1+1"`],
  ['x;\u2060@a', `"x;\u2060'@a"`],
  ['x\n-cmd', `"x\n'-cmd"`],
  ['a","=1+1', `"a"",""'=1+1"`],
  ['12, rue du Lac - Cocody', '"12, rue du Lac - Cocody"'],
  ['@a', `"'@a"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['a=b', '"a=b"'],
  ['a;"b"\nc', '"a;""b""\nc"'],
  [-2, '"-2"'],
  [true, '"oui"'],
  [false, '"non"'],
  [null, '""'],
])('a cell of %j is %j', (cell, written) => {
  expect(csvLine([cell, ''])).toBe(`${written};""\r\n`)
})

test('times are those of the firm', () => {
  const node = { databaseId: 1, createdAt: '2026-01-01T12:00:00.000Z', status: true, softdelete: false }
  const [, time] = recordOf('contact', node, { origin: '', timeZone: 'Pacific/Kiritimati' })
  expect(time).toEqual(['Reçu le', '2026-01-02 02:00'])
})

describe.each(programKinds)('messages as a table, on %s', (kind) => {
  let server: InProcess
  let staff: ReturnType<typeof client>
  let place: Awaited<ReturnType<typeof newMigrated>>

  beforeAll(async () => {
    place = await newMigrated(kind)
    server = await startInProcess({ PUBLIC_URL: 'https://exemple.ci' }, place)
    staff = client(server.origin)
    await staff.signIn()
  })
  afterAll(async () => {
    await server.stop()
    place.remove()
  })

  const read = (path: string, headers = staff.credentials()) =>
    fetch(`${server.origin}/admin/exports/${path}`, { headers })
  /** Without their byte order mark and the last line end. */
  async function linesOf(path: string): Promise<string[]> {
    const bytes = Buffer.from(await (await read(path)).arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    return bytes.subarray(3).toString().split('\r\n').slice(0, -1)
  }
  const create = (type: string, input: object, files = {}) =>
    staff.run(
      `mutation ($input: Create${type}Input!) { create${type}(input: $input) { __typename } }`,
      { input },
      files,
    )

  test('each type has the columns that people know, and nothing in them runs', async () => {
    const sender = { nom: '=cmd', email: 'a@example.com', telephone: '07 00 00 00 01' }
    await create('Devis', { ...sender, description: 'Une ligne\net «\u00a0l’autre\u00a0»;', budget: '-5' })
    const [heads, line, ...others] = await linesOf('devis.csv')
    expect(heads).toBe(
      '"Numéro";"Reçu le";"État";"Référence";"Nom";"E-mail";"Téléphone";"Entreprise";"Service";"Lieu";"Budget";"Description";"Lu"',
    )
    expect(line).toMatch(
      /^"1";"\d{4}-\d\d-\d\d \d\d:\d\d";"Boîte de réception";"DV-\d{4}-0001";"'=cmd";"a@example.com";"\+225\u00a007\u00a000\u00a000\u00a000\u00a001";"";"";"";"-5";"Une ligne\net «\u00a0l’autre\u00a0»;";"non"$/,
    )
    expect(others).toEqual([])
    const cv = { 'variables.input.cv': file(pdf, 'CV.pdf', 'application/pdf') }
    await create('Carriere', { prenom: 'Aya', ...sender, cv: null }, cv)
    const [, application] = await linesOf('carriere.csv')
    expect(application).toMatch(/"https:\/\/exemple\.ci\/documents\/[0-9a-f]{32}";"non"$/)
  })

  test('what the filters let through comes whole, newest first, under a name that says what it is', async () => {
    for (const nom of ['Un', 'Deux', 'Trois'])
      await create('Contact', { nom, email: 'a@example.com', message: nom })
    const names = async (query: string) =>
      (await linesOf(`contact.csv?${query}`)).slice(1).map((line) => line.split(';')[3])
    expect(await names('')).toEqual(['"Trois"', '"Deux"', '"Un"'])
    expect(await names('search=TROIS')).toEqual(['"Trois"'])
    expect(await names('lu=true')).toEqual([])
    expect(await names('trashed=true')).toEqual([])
    expect(await names('everywhere=true&search=u')).toEqual(['"Deux"', '"Un"'])
    const answer = await read('contact.csv')
    await answer.body?.cancel()
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const db = await openDatabase(place)
    await addRows(db, 'contact', 1050, {
      nom: `'commune ' || n`,
      email: `'a@example.com'`,
      message: `'Bonjour'`,
      lu: 'false',
    })
    const told = await db.read.selectFrom('journal').selectAll().where('act', '=', 'exportMessages').execute()
    expect(told.at(-1)).toMatchObject({ about: 'site', accountId: 1, door: 'graphql' })
    await db.close()
    const all = await linesOf('contact.csv')
    expect([all.length, new Set(all).size]).toEqual([1054, 1054])
  })

  test('is for administrators alone, and for what is a list of messages', async () => {
    const refused = await read('contact.csv', {})
    expect([refused.status, await refused.text()]).toEqual([401, 'Connectez-vous pour continuer.'])
    expect((await read('contact.csv', { authorization: 'Bearer rien' })).status).toBe(401)
    for (const none of ['account.csv', 'projet.csv', 'contact', '../contact.csv', 'contact.csv/x'])
      expect((await read(none)).status, none).toBe(404)
    expect((await read(`contact.csv?search=${'a'.repeat(201)}`)).status).toBe(400)
  })
})
