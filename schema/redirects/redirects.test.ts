import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countMissed } from '../../db/redirects/missedAddresses.ts'
import { findRedirect } from '../../db/redirects/redirects.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, type TestSchema } from '../testing/testSchema.ts'

const errors = '... on Error { code message } ... on ValidationError { fields { field message } }'

describe.each(kinds)('addresses of the old site, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  beforeEach(() =>
    gateway.db.transaction(async (trx) => {
      await trx.deleteFrom('redirect').execute()
      await trx.deleteFrom('missedAddress').execute()
    }),
  )
  afterAll(() => gateway.close())

  function run(name: string, selection: string, input: object): Promise<unknown> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
    const document = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) {
      __typename ... on ${type}Payload { ${selection} } ${errors} } }`
    return gateway.read('result', document, { input }, gateway.administrator)
  }
  const save = (path: string, target: string, id?: string) =>
    run('saveRedirect', 'redirect { id path target content { libelle } }', { path, target, id })
  const importCsv = (lines: readonly string[], dryRun = false) =>
    run('importRedirects', 'added replaced unchanged first { path target effect }', {
      csv: lines.join('\n'),
      dryRun,
    })
  const list = (args = '') =>
    gateway.read(
      'admin.redirects',
      `{ admin { redirects${args} { totalCount edges { node { path target isItem } } } } }`,
      {},
      gateway.administrator,
    )
  const saved = async () => {
    const rows = await gateway.db.read.selectFrom('redirect').selectAll().orderBy('path').execute()
    return Object.fromEntries(
      rows.map(({ path, toPath, toType, toId }) => [path, toPath ?? `${toType} ${toId}`]),
    )
  }
  const sentTo = (path: string) => findRedirect(gateway.db.read, path)
  const idOf = (answer: unknown) => Object(Object(answer).redirect).id

  test('a redirect is added, changed and deleted; its path is known whatever its letter case, escapes and last slash', async () => {
    const added = await save(' https://ancien.example/Soci%C3%A9t%C3%A9.HTML/ ', '/histoire')
    expect(added).toMatchObject({ redirect: { path: '/société.html', target: '/histoire', content: null } })
    expect(await sentTo('/société.html')).toBe('/histoire')
    const changed = await save('/societe.html', '/equipe?x=1#bas', idOf(added))
    expect(changed).toMatchObject({ redirect: { path: '/societe.html', target: '/equipe?x=1#bas' } })
    expect(await saved()).toEqual({ '/societe.html': '/equipe?x=1#bas' })
    const gone = await run('deleteRedirect', 'deletedRedirectId', { id: idOf(changed) })
    expect(gone).toMatchObject({ deletedRedirectId: idOf(changed) })
    expect(await list()).toMatchObject({ totalCount: 0 })
    expect(await run('deleteRedirect', 'deletedRedirectId', { id: idOf(changed) })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('the address of an item’s page stands for the item: a slug that changes breaks nothing', async () => {
    const { id } = await gateway.sample('projet', 'Bornage à Bingerville', { status: true })
    const answer = await save('/realisations/12.php', '/projets/bornage-a-bingerville')
    expect(answer).toMatchObject({ redirect: { content: { libelle: 'Bornage à Bingerville' } } })
    await gateway.mutate('update', 'projet', { id, slug: 'bornage' })
    expect(await sentTo('/realisations/12.php')).toBe('/projets/bornage')
    expect(await list()).toMatchObject({ edges: [{ node: { target: '/projets/bornage', isItem: true } }] })
    expect(await save('/autre.php', '/projets/bornage-a-bingerville')).toMatchObject({
      redirect: { target: '/projets/bornage' },
    })
    await gateway.mutate('unpublish', 'projet', { id })
    expect(await sentTo('/realisations/12.php')).toBeNull()
    await gateway.mutate('softDelete', 'projet', { id })
    await gateway.mutate('erase', 'projet', { id })
    expect(await list('(search: "12.PHP")')).toMatchObject({
      totalCount: 1,
      edges: [{ node: { target: null, isItem: true } }],
    })
  })

  test.each([
    ['', '/histoire', 'path', 'Écrivez'],
    ['nos-services.html', '/histoire', 'path', 'commence par'],
    ['/index.php?page=3', '/histoire', 'path', 'Sans'],
    ['/%ff', '/histoire', 'path', 'pas lisible'],
    ['/a\u202eb', '/histoire', 'path', 'pas lisible'],
    ['//exemple.com/a', '/histoire', 'path', 'pas lisible'],
    [`/${'a'.repeat(400)}`, '/histoire', 'path', 'pas lisible'],
    ['/', '/histoire', 'path', 'page d’accueil'],
    ['/Contact/', '/histoire', 'path', 'page du site'],
    ['/projets', '/histoire', 'path', 'page du site'],
    ['/api/projets', '/histoire', 'path', 'programme'],
    ['/Admin', '/histoire', 'path', 'programme'],
    ['/graphql', '/histoire', 'path', 'programme'],
    ['/assets/a.js', '/histoire', 'path', 'programme'],
    ['/a', '', 'target', 'Écrivez'],
    ['/a', 'histoire', 'target', 'commence par'],
    ['/a', 'https://exemple.com/', 'target', 'ce site'],
    ['/a', '//exemple.com', 'target', 'ce site'],
    ['/a', '/..//exemple.com', 'target', 'pas lisible'],
    ['/a', '/\\exemple.com', 'target', 'pas lisible'],
    ['/a', '/rien', 'target', 'Rien n’est'],
    ['/a', '/projets/rien', 'target', 'Rien n’est'],
    ['/a', '/a', 'target', 'tourne en rond'],
  ])('from %j to %j is refused at %s: %s', async (path, target, field, message) => {
    expect(await save(path, target)).toMatchObject({
      code: 'VALIDATION',
      fields: [{ field, message: expect.stringContaining(message) }],
    })
    expect(await saved()).toEqual({})
  })

  test.each([
    '/index.html',
    '/index.htm',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.ico',
    '/icone.svg',
    '/icone-192.png',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    '/couleurs/1-1f4e8c.css',
    '/healthz',
    '/readyz',
    '/servez',
    '/schema.graphql',
    '/og.jpg',
    '/Uploads/a/1.webp',
  ])('%s is the program’s own, so a redirect from it would never work', async (path) => {
    expect(await save(path, '/histoire')).toMatchObject({
      fields: [{ field: 'path', message: expect.stringContaining('sert au programme') }],
    })
  })

  test('the page of an item that visitors see is not redirected, and once they do not it may be', async () => {
    const { id } = await gateway.sample('projet', 'Pont de Jacqueville', { status: true })
    const path = '/projets/pont-de-jacqueville'
    expect(await save(path, '/histoire')).toMatchObject({
      fields: [{ field: 'path', message: expect.stringContaining('page du site') }],
    })
    await gateway.mutate('unpublish', 'projet', { id })
    expect(await save(path, '/histoire')).toMatchObject({ redirect: { path } })
  })

  test('an address that is redirected already is not taken twice', async () => {
    await save('/a', '/histoire')
    const other = await save('/b', '/equipe')
    expect(await save('/A/', '/equipe')).toMatchObject({ fields: [{ field: 'path' }] })
    expect(await save('/a', '/equipe', idOf(other))).toMatchObject({ fields: [{ field: 'path' }] })
    expect(await save('/b', '/contact', idOf(other))).toMatchObject({ redirect: { target: '/contact' } })
  })

  test('of two who change one redirect at once the second is told that it has gone', async () => {
    const id = idOf(await save('/a', '/histoire'))
    const answers = await Promise.all(['/b', '/c'].map((path) => save(path, '/equipe', id)))
    expect(answers.map((one) => Object(one).code ?? 'saved').toSorted()).toEqual(['NOT_FOUND', 'saved'])
    expect(Object.keys(await saved())).toHaveLength(1)
  })

  test('a chain leads to its end at once, from either side; one that comes back is refused', async () => {
    await save('/b', '/contact')
    await save('/a', '/B/')
    expect(await saved()).toEqual({ '/a': '/contact', '/b': '/contact' })
    // A page always wins, so no chain goes on from one.
    expect(await save('/c', '/a?x=1')).toMatchObject({ redirect: { target: '/contact' } })
    await importCsv(['/x;/y', '/y;/z', '/z;/histoire'])
    expect(await saved()).toMatchObject({ '/x': '/histoire', '/y': '/histoire', '/z': '/histoire' })
    expect(await importCsv(['/1;/2', '/2;/3', '/3;/1'])).toMatchObject({
      fields: [1, 2, 3].map((line) => ({
        message: expect.stringContaining(`Ligne ${line}\u00a0: cette redirection tourne`),
      })),
    })
  })

  test('an import says what it would do, then does it, and changes nothing the second time', async () => {
    await save('/b.html', '/equipe')
    const lines = ['\ufeffAncienne adresse;Nouvelle', '', '/a.html;/histoire', '"/b.html";"/contact"']
    const answer = {
      added: 1,
      replaced: 1,
      unchanged: 0,
      first: [
        { path: '/a.html', target: '/histoire', effect: 'ADDED' },
        { path: '/b.html', target: '/contact', effect: 'REPLACED' },
      ],
    }
    expect(await importCsv(lines, true)).toMatchObject(answer)
    expect(await saved()).toEqual({ '/b.html': '/equipe' })
    expect(await importCsv(lines)).toMatchObject(answer)
    expect(await saved()).toEqual({ '/a.html': '/histoire', '/b.html': '/contact' })
    expect(await importCsv(lines)).toMatchObject({ added: 0, replaced: 0, unchanged: 2 })
    const journal = await gateway.db.read
      .selectFrom('journal')
      .select(['act', 'about', 'fields'])
      .where('act', 'in', ['saveRedirect', 'importRedirects'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(journal).toEqual([
      { act: 'importRedirects', about: 'site', fields: '["/a.html","/b.html"]' },
      { act: 'saveRedirect', about: 'site', fields: '["/b.html"]' },
    ])
  })

  test('all of an import is saved or nothing: each wrong line is named', async () => {
    const answer = await importCsv([
      '/a.html,/histoire',
      '/contact,/histoire',
      '/b.html,ailleurs',
      '/A.html,/equipe',
    ])
    expect(Object(answer).fields).toEqual([
      {
        field: 'csv',
        message: 'Ligne 2\u00a0: c’est une page du site\u00a0: elle l’emporte toujours sur une redirection.',
      },
      { field: 'csv', message: 'Ligne 3\u00a0: une adresse commence par «\u00a0/\u00a0», comme /histoire.' },
      { field: 'csv', message: 'Ligne 4\u00a0: cette adresse est déjà à la ligne 1.' },
    ])
    expect(await importCsv(['/a;/b;/c'])).toMatchObject({
      fields: [
        { message: 'Ligne 1\u00a0: deux colonnes sont attendues, l’ancienne adresse et la nouvelle.' },
      ],
    })
    // Only a line without any address is one of titles.
    expect(await importCsv(['ancien.html;/histoire'])).toMatchObject({
      fields: [{ message: expect.stringContaining('Ligne 1\u00a0: une adresse commence par') }],
    })
    expect(await importCsv(['Ancienne;Nouvelle'])).toMatchObject({
      fields: [{ message: 'Ce fichier est vide.' }],
    })
    expect(await importCsv([`/a;/${'b'.repeat(600_000)}`])).toMatchObject({
      fields: [{ message: 'Un import compte 600\u202f000 caractères au plus.' }],
    })
    const wrong = (count: number) => Array.from({ length: count }, (_, n) => `/${n};ailleurs`)
    expect(Object(await importCsv(wrong(51))).fields.at(-1).message).toBe('Et une autre ligne à corriger.')
    expect(Object(await importCsv(wrong(52))).fields.at(-1).message).toBe('Et 2 autres lignes à corriger.')
    expect(await importCsv([''])).toMatchObject({ fields: [{ message: 'Ce fichier est vide.' }] })
    expect(await saved()).toEqual({})
  })

  test('a dry run of an import writes nothing at all', async () => {
    gateway.queries.length = 0
    expect(await importCsv(['/a;/b', '/b;/histoire'], true)).toMatchObject({ added: 2 })
    expect(gateway.queries.filter((query) => /^\s*(?:insert|update|delete)/i.test(query))).toEqual([])
  })

  test('some thousand lines at once, no more, and no more redirects than the site keeps', async () => {
    const lines = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => `/page-${from + n}.html\t/histoire`)
    expect(await importCsv(lines(0, 5_001))).toMatchObject({ fields: [{ field: 'csv' }] })
    expect(await importCsv(lines(0, 5_000))).toMatchObject({ added: 5_000 })
    expect(await importCsv(lines(5_000, 5_000))).toMatchObject({ added: 5_000 })
    expect(await save('/une-de-plus', '/histoire')).toMatchObject({ fields: [{ field: 'path' }] })
    expect(await list('(first: 1)')).toMatchObject({ totalCount: 10_000 })
  })

  test('missed addresses are listed by their counts, and go once they are redirected or forgotten', async () => {
    const lastAt = new Date().toISOString()
    const missed = (path: string, count: number) => ({ path, count, lastAt })
    const addAll = (...some: ReturnType<typeof missed>[]) =>
      gateway.db.transaction((trx) => countMissed(trx, some))
    await addAll(missed('/a', 2), missed('/b', 5), missed('/c', 1), missed('/d', 1))
    await addAll(missed('/a', 1))
    const listed = (args = '') =>
      gateway.read(
        'admin.missedAddresses',
        `{ admin { missedAddresses${args} { totalCount edges { cursor node { id path count lastAt } } pageInfo { endCursor } } } }`,
        {},
        gateway.administrator,
      )
    const nodesOf = (answer: unknown) => Object(answer).edges.map((edge: unknown) => Object(edge).node)
    const pathsOf = (answer: unknown) => nodesOf(answer).map((node: unknown) => Object(node).path)
    const all = await listed()
    expect(nodesOf(all).slice(0, 2)).toMatchObject([
      { path: '/b', count: 5, lastAt },
      { path: '/a', count: 3 },
    ])
    const first = await listed('(first: 2)')
    expect(first).toMatchObject({ totalCount: 4 })
    const end = Object(first).pageInfo.endCursor
    const rest = await listed(`(after: "${end}")`)
    expect([...pathsOf(first), ...pathsOf(rest)]).toEqual(pathsOf(all))
    expect(pathsOf(await listed(`(last: 1, before: "${Object(rest).edges[0].cursor}")`))).toEqual(['/a'])
    await save('/b', '/histoire')
    const forget = { id: nodesOf(all)[1].id }
    expect(await run('forgetMissedAddress', 'deletedMissedAddressId', forget)).toMatchObject({
      deletedMissedAddressId: forget.id,
    })
    expect(pathsOf(await listed()).toSorted()).toEqual(['/c', '/d'])
  })

  test('10,000 missed addresses are kept, those asked for most', async () => {
    const lastAt = new Date().toISOString()
    for (let from = 0; from < 10_000; from += 1_000) {
      const some = Array.from({ length: 1_000 }, (_, n) => ({ path: `/${from + n}`, count: 2, lastAt }))
      await gateway.db.transaction((trx) => countMissed(trx, some))
    }
    await gateway.db.transaction((trx) =>
      countMissed(trx, [
        { path: '/seldom', count: 1, lastAt },
        { path: '/often', count: 3, lastAt },
      ]),
    )
    const { count } = await gateway.db.read
      .selectFrom('missedAddress')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(10_000)
    const kept = gateway.db.read
      .selectFrom('missedAddress')
      .select('path')
      .where('path', 'in', ['/seldom', '/often'])
    expect(await kept.execute()).toEqual([{ path: '/often' }])
  })
})
