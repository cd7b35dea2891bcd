import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, RestError } from '../../rest-compat/client/client.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { administrator } from '../lab/servers/server.ts'

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let server: InProcess
let client: ReturnType<typeof createClient>

beforeAll(async () => {
  server = await startInProcess()
  client = createClient({ origin: server.origin })
  await client.login(administrator.email, administrator.password)
})
afterAll(() => server.stop())

test('the actions of a type, under their old names', async () => {
  const projet = await client.storeProjet({ nom: 'Pont', maitreOeuvre: 'BNETD' })
  expect(projet).toMatchObject({ nom: 'Pont', slug: 'pont', maitreOeuvre: 'BNETD', status: false })
  expect(await client.showProjet(projet.id)).toEqual(projet)
  expect((await client.publishProjet(projet.id)).status).toBe(true)
  expect(await client.getProjetSite()).toMatchObject([{ id: projet.id }])
  expect((await client.getProjet()).data).toMatchObject([{ id: projet.id, status: true }])
  expect((await client.getProjet(2)).current_page).toBe(2)
  expect((await client.depublishProjet(projet.id)).status).toBe(false)
  expect((await client.updateProjet(projet.id, { ...projet, lieu: 'Abidjan' })).lieu).toBe('Abidjan')
  expect((await client.deleteProjet(projet.id)).softdelete).toBe(true)
  expect((await client.getProjet()).total).toBe(0)
})

test('entreprise and faq keep their reversed wording; no other type has it', async () => {
  const entreprise = await client.storeEntreprise({
    nom: 'Géo',
    email: 'a@example.com',
    telephone: '0700000001',
  })
  const faq = await client.storeFaq({ titre: 'Délais' })
  const question = await client.storeFaqQuestion({ faq: faq.id, question: 'Quand ?', reponse: 'Vite' })
  for (const [publish, depublish] of [
    [client.publishEntreprise(entreprise.id), () => client.depublishEntreprise(entreprise.id)],
    [client.publishFaq(faq.id), () => client.depublishFaq(faq.id)],
  ] as const) {
    expect((await publish).status).toBe(false)
    expect((await depublish()).status).toBe(true)
  }
  expect((await client.publishFaqQuestion(question.id)).status).toBe(true)
  expect(await client.getEntrepriseSite()).toMatchObject([{ phone1: '0700000001', telephone: '0700000001' }])
  expect(await client.getFaqSite()).toMatchObject([{ questions: [{ question: 'Quand ?' }] }])
})

test('nested answers are taken out, files and relations put into forms', async () => {
  const category = await client.storeCategorieService({ nom: 'Foncier' })
  const image = new File([Buffer.from(onePixel, 'base64')], 'x.png', { type: 'image/png' })
  const service = await client.storeService({ nom: 'Bornage', categories: [category.id], image })
  expect(service.image).toMatch(/\/uploads\//)
  expect(service.categories).toEqual([category])
  expect((await client.updateService(service.id, { ...service, image })).categories).toEqual([category])
  expect((await client.getService()).data[0]?.nom).toBe('Bornage')
  expect((await client.deleteService(service.id)).softdelete).toBe(true)
  const slide = await client.storeSlide({ titre: 'Un', Contenue: '<p>C</p>' })
  expect(slide.Contenue).toBe('<p>C</p>')
})

test('a refusal is thrown whole', async () => {
  const refusal = await client.storeContact({ nom: 'Awa' }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(RestError)
  expect(refusal).toMatchObject({
    status: 422,
    code: 'VALIDATION',
    errors: {
      email: ['Indiquez une adresse e-mail ou un numéro de téléphone.'],
      message: ['Ce champ est obligatoire.'],
    },
  })
})

test('login signs the client in', async () => {
  const other = createClient({ origin: server.origin })
  await expect(other.getFaq()).rejects.toMatchObject({ status: 401, message: 'Unauthenticated.' })
  await expect(other.login(administrator.email, 'non')).rejects.toMatchObject({ status: 422 })
  await other.login(administrator.email, administrator.password)
  expect((await other.getFaq()).current_page).toBe(1)
})
