import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { newSchema, visitor, type TestSchema } from './testing/testSchema.ts'

let gateway: TestSchema
beforeAll(async () => {
  gateway = await newSchema('sqlite')
})
afterAll(() => gateway.close())

const Answer = z.object({
  code: z.string().optional(),
  errorCode: z.string().optional(),
  fields: z.array(z.object({ field: z.string(), code: z.string(), message: z.string().min(1) })).optional(),
})

const failure = `__typename ... on Error { code errorCode }
  ... on ValidationError { fields { field code message } }`

/** The codes of the fields that are refused, by their names. */
async function codes(name: string, input: Record<string, unknown>): Promise<unknown> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const source = `mutation ($input: ${type}!) { ${name}(input: $input) { ${failure} } }`
  const who = name === 'createContact' ? visitor : gateway.administrator
  const answer = await gateway.read(name, source, { input }, who)
  const { code, errorCode, fields = [] } = Answer.parse(answer)
  expect(errorCode).toBe(code)
  return Object.fromEntries(fields.map((one) => [one.field, one.code]))
}

test('each field error has its code', async () => {
  const contact = { nom: 'Awa', email: 'a@example.com', message: 'Bonjour' }
  expect(
    await codes('createContact', { ...contact, nom: ' ', telephone: '12', sujet: 'a'.repeat(256) }),
  ).toEqual({ nom: 'REQUIRED', telephone: 'INVALID', sujet: 'TOO_LONG' })
  expect(await codes('createContact', { nom: 'Awa', email: 'néant' })).toEqual({
    email: 'INVALID',
    message: 'REQUIRED',
  })
  expect(
    await codes('createProjet', { nom: null, annee: 1, latitude: 100, description: 'a'.repeat(200_001) }),
  ).toEqual({
    nom: 'REQUIRED',
    annee: 'OUT_OF_RANGE',
    latitude: 'OUT_OF_RANGE',
    description: 'TOO_LONG',
  })
  expect(await codes('createProjet', { nom: 'A', category: 'Rien' })).toEqual({ category: 'UNKNOWN' })
  await codes('createProjet', { nom: 'B', slug: 'pris' })
  expect(await codes('createProjet', { nom: 'C', slug: 'pris' })).toEqual({ slug: 'TAKEN' })
  await codes('createCategorieProjet', { nom: 'Bornage' })
  expect(await codes('createCategorieProjet', { nom: 'bornage' })).toEqual({ nom: 'TAKEN' })
  expect(await codes('createFaqQuestion', { question: 'Q', reponse: '<p>R</p>' })).toEqual({
    faq: 'REQUIRED',
  })
  expect(await codes('createService', { nom: 'S', categories: ['rien'] })).toEqual({ categories: 'UNKNOWN' })
  expect(await codes('createSlide', { titre: 'S', archive: null })).toEqual({ archive: 'WRONG_TYPE' })
})

test('a message that would be left without a way to answer is told so with its other faults', async () => {
  const { id } = await gateway.sample('contact', 'Awa', { email: 'a@example.com', telephone: null })
  expect(await codes('updateContact', { id, nom: '', email: null })).toEqual({
    nom: 'REQUIRED',
    email: 'INVALID',
  })
})

test('what is saved over a draft is checked with what the draft has', async () => {
  const { id } = await gateway.sample('projet', 'Bornage')
  expect(await codes('saveProjetDraft', { id, latitude: 5, longitude: -4 })).toEqual({})
  expect(await codes('saveProjetDraft', { id, latitude: 7, nom: '' })).toEqual({ nom: 'REQUIRED' })
})
