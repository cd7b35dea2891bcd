import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newRestServer, type Reply, type RestServer } from '../lab/testing/restApi.ts'

const long = 'x'.repeat(256)
const tooLong = 'Ce texte est trop long\u00a0: 255 caractères au plus.'
const missing = 'Ce champ est obligatoire.'
const noText = 'Ce champ doit être un texte.'
const noInteger = 'Ce champ doit être un nombre entier.'
const noFlag = 'Ce champ vaut vrai ou faux.'
const noFile = 'Ce champ doit être un fichier.'
const noId = 'Un identifiant ou un élément est attendu.'
const noEmail = 'Cette adresse e-mail n’est pas valide. Écrivez par exemple «\u00a0aya@exemple.ci\u00a0».'
const unreachable = 'Indiquez une adresse e-mail ou un numéro de téléphone.'

/** Bodies in which one field at least cannot be read, with all that is wrong in them, in the order of the wire. */
const wrong: [path: string, body: Record<string, unknown>, errors: Record<string, string>][] = [
  [
    'entreprise',
    { annee: 'abc', email2: 'rien', facebook: 'ftp:x', status: 'peut-être', horaire: long },
    {
      nom: missing,
      email1: missing,
      email2: noEmail,
      phone1: missing,
      url_facebook: 'Cette adresse doit commencer par https:// ou http://.',
      horaire: tooLong,
      annee: noInteger,
      status: noFlag,
    },
  ],
  [
    'projets',
    { annee: '1.5', latitude: '91', longitude: 'est', client: long, slug: 'Bornage', image: 'x' },
    {
      nom: missing,
      slug: 'Lettres minuscules sans accent, chiffres et traits d’union seulement.',
      client: tooLong,
      annee: noInteger,
      image: noFile,
      latitude: 'Ce nombre doit être compris entre -90 et 90.',
      longitude: 'Ce champ doit être un nombre.',
    },
  ],
  [
    'service',
    { categories: 'x', ordre: '-1', nom: ' ' },
    { nom: missing, categories: noId, ordre: 'Ce nombre doit être compris entre 0 et 1\u202f000\u202f000.' },
  ],
  [
    'slides',
    { archive: 'x', lien: '//x', titre: '' },
    {
      titre: missing,
      lien: 'Ce lien doit commencer par «\u00a0/\u00a0», https://, tel: ou mailto:.',
      archive: noFlag,
    },
  ],
  // No database is asked for the twin of a name that it could not hold.
  ['categoriesprojet', { nom: 'a\0b' }, { nom: 'Ce texte contient des caractères interdits.' }],
  ['testimonial', { note: 'x', nom: long }, { nom: tooLong, message: missing, note: noInteger }],
  ['faqquestion', { faq: 'x' }, { faq: noId, question: missing, reponse: missing }],
  [
    'contact',
    { sujet: { a: 1 }, email: 'rien' },
    { nom: missing, email: noEmail, sujet: noText, message: missing },
  ],
  ['contact', { sujet: [] }, { nom: missing, email: unreachable, sujet: noText, message: missing }],
  // Who gave a number that cannot be read gave one.
  ['devis', { telephone: { a: 1 } }, { nom: missing, telephone: noText, description: missing }],
  [
    'carriere',
    { cv: 'x', email: 'rien', poste: long },
    { nom: missing, email: noEmail, poste: tooLong, cv: noFile },
  ],
]

describe.each(kinds)('all that is wrong is named at once, on %s', (kind) => {
  let rest: RestServer
  beforeAll(async () => {
    rest = await newRestServer(kind)
  })
  afterAll(async () => {
    await rest.close()
    expect(rest.reported).toEqual([])
  })

  test.each(wrong)('in a new item: %s %j', async (path, body, errors) => {
    const headers = { 'idempotency-key': 'a' }
    const texts = Object.entries(body).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    const asForm = texts.length === Object.keys(body).length
    expect(told(await rest.ask('POST', `/${path}/store`, { json: body, headers }))).toEqual(asTold(errors))
    if (asForm) {
      const form = Object.fromEntries(texts)
      expect(told(await rest.ask('POST', `/${path}/store`, { form, headers }))).toEqual(asTold(errors))
      const multipart = new FormData()
      for (const [name, text] of texts) multipart.set(name, text)
      expect(told(await rest.ask('POST', `/${path}/store`, { multipart, headers }))).toEqual(asTold(errors))
    }
    expect(await total(path)).toBe(0)
  })

  test('in a change, of which nothing is written, nor of its files', async () => {
    const { id } = await rest.stored('projets')
    const before = (await rest.ask('GET', `/projets/show/${String(id)}`)).json
    const multipart = new FormData()
    for (const [name, text] of Object.entries({ nom: '', lieu: long, annee: 'x', client: 'Autre' }))
      multipart.set(name, text)
    multipart.set('image', new File(['x'], 'x.png'))
    const url = `/projets/update/${String(id)}`
    const errors = asTold({ nom: missing, lieu: tooLong, annee: noInteger })
    expect(told(await rest.ask('PUT', url, { multipart }))).toEqual(errors)
    expect((await rest.ask('GET', `/projets/show/${String(id)}`)).json).toEqual(before)
    const files = await rest.gateway.db.read.selectFrom('file').select('key').execute()
    expect(files).toEqual([])
  })

  test('what the database alone knows too, whether a body can be read or not', async () => {
    await rest.stored('projets', { slug: 'pris' })
    await rest.stored('service', { slug: 'pris' })
    for (const path of ['categoriesprojet', 'categoriesservices']) await rest.stored(path, { nom: 'Prise' })
    const taken = 'Un autre élément a déjà cette adresse.'
    const twin = 'Une autre catégorie porte déjà ce nom, aux majuscules et aux accents près.'
    const facts: [path: string, body: Record<string, unknown>, errors: Record<string, string>][] = [
      [
        'projets',
        { nom: '', slug: 'pris', category: 'Nulle', latitude: 5 },
        {
          nom: missing,
          slug: taken,
          category: 'Cette catégorie n’existe pas.',
          longitude: 'Indiquez aussi la longitude, ou retirez la latitude.',
        },
      ],
      ['entreprise', { email2: 'rien' }, { nom: missing, email1: missing, email2: noEmail, phone1: missing }],
      [
        'service',
        { nom: long, slug: 'pris', categories: [999] },
        { nom: tooLong, slug: taken, categories: 'Une de ces catégories n’existe pas.' },
      ],
      [
        'faqquestion',
        { faq: 999, question: '', reponse: 'a' },
        { question: missing, faq: 'Cette section n’existe pas.' },
      ],
      ['faqquestion', { reponse: 'a' }, { question: missing, faq: 'Choisissez une section.' }],
      // Nothing but the database finds these two.
      [
        'projets',
        { nom: 'A', slug: 'pris', category: 'Nulle', longitude: -4 },
        {
          slug: taken,
          category: 'Cette catégorie n’existe pas.',
          latitude: 'Indiquez aussi la latitude, ou retirez la longitude.',
        },
      ],
    ]
    const said = (reply: Reply) => Object.fromEntries(Object.entries(Object(Object(reply.json).errors)))
    for (const [path, body, errors] of facts) {
      const wanted = Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, [message]]))
      const unread = { ...body, status: 'x' }
      expect([path, said(await rest.ask('POST', `/${path}/store`, { json: body }))]).toEqual([path, wanted])
      const reply = await rest.ask('POST', `/${path}/store`, { json: unread })
      expect([path, said(reply)]).toEqual([path, { ...wanted, status: [noFlag] }])
    }
    for (const path of ['categoriesprojet', 'categoriesservices'])
      expect(said(await rest.ask('POST', `/${path}/store`, { json: { nom: 'PRISE', status: 'x' } }))).toEqual(
        {
          nom: [twin],
          status: [noFlag],
        },
      )
    const { id, slug } = await rest.stored('projets')
    const change = { slug, lieu: long, category: 'Nulle', annee: 'x' }
    expect(said(await rest.ask('PUT', `/projets/update/${String(id)}`, { json: change }))).toEqual({
      lieu: [tooLong],
      category: ['Cette catégorie n’existe pas.'],
      annee: [noInteger],
    })
  })

  test('in the key of a create too; a key whose body was refused is free', async () => {
    const ask = (key: string, json: object) =>
      rest.ask('POST', '/faq/store', { json, headers: { 'idempotency-key': key } })
    const refused = await ask(long, { titre: {}, status: 'x' })
    expect(told(refused)).toEqual(asTold({ titre: noText, status: noFlag, 'Idempotency-Key': tooLong }))
    expect((await ask('b', { titre: 'A', status: 'x' })).status).toBe(422)
    const first = await ask('b', { titre: 'A' })
    expect(first.status).toBe(201)
    expect((await ask('b', { titre: 'A' })).json).toEqual(first.json)
  })

  async function total(path: string): Promise<unknown> {
    const { json } = await rest.ask('GET', `/${path}`)
    const page = { ...Object(json) }
    return 'total' in page ? page.total : Object(Object.values(page)[0]).total
  }
})

/** The fields in their order, for `toEqual` has none. */
function asTold(errors: Record<string, string>): unknown {
  const [first = '', ...others] = Object.values(errors)
  const more = others.length === 0 ? '' : ` (and ${others.length} more error${others.length > 1 ? 's' : ''})`
  const fields = Object.entries(errors).map(([name, message]) => [name, [message]])
  return { status: 422, message: first + more, errors: fields, code: 'VALIDATION' }
}

function told({ status, json }: Reply): unknown {
  const { errors, ...others } = { errors: {}, ...Object(json) }
  return { status, ...others, errors: Object.entries(errors) }
}
