import axios, { isAxiosError, type AxiosInstance } from 'axios'
import { RenderlessPagination, TailwindPagination } from 'laravel-vue-pagination'
import { createSSRApp, h, type Component } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { jpeg } from '../lab/testing/files.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { administrator } from '../lab/servers/server.ts'

interface Projet {
  id: number
  nom: string
  image: string | null
  status: boolean
  softdelete: boolean
}

describe.each(programKinds)('the clients that integrators use, on %s', (kind) => {
  let server: InProcess
  let remove: () => void
  let baseURL: string
  let api: AxiosInstance

  beforeAll(async () => {
    const place = await newMigrated(kind)
    remove = place.remove
    server = await startInProcess({}, place)
    baseURL = `${server.origin}/api`
    const { data } = await axios.post<{ token: string }>('login', administrator, { baseURL })
    api = axios.create({ baseURL, headers: { Authorization: `Bearer ${data.token}` } })
  })
  afterAll(async () => {
    await server.stop()
    remove()
  })

  test('axios lists, creates by multipart, updates with _method, publishes and deletes', async () => {
    const form = new FormData()
    form.set('nom', 'Lotissement de Bingerville')
    form.set('annee', '2021')
    form.set('image', await jpeg(640, 480))
    const created = await api.post<{ projets: Projet }>('projets/store', form)
    expect(created.status).toBe(201)
    const { id, image } = created.data.projets
    expect(created.data.projets).toMatchObject({
      nom: 'Lotissement de Bingerville',
      annee: 2021,
      status: false,
    })
    expect(image).toMatch(/^http:\/\/localhost:\d+\/uploads\//)

    const change = new FormData()
    change.set('_method', 'PUT')
    change.set('lieu', 'Bingerville')
    change.set('status', 'true')
    const updated = await api.post<Projet>(`projets/update/${id}`, change)
    expect(updated.data).toMatchObject({ id, image, lieu: 'Bingerville', annee: 2021, status: true })

    const list = await axios.get<{ projets: Projet[] }>('projets/site', { baseURL })
    expect(list.data.projets).toEqual([updated.data])
    expect((await api.put<Projet>(`projets/update/${id}`, updated.data)).data).toEqual(updated.data)

    const deleted = await api.put<Projet>(`projets/delete/${id}`, { softdelete: true })
    expect(deleted.data).toMatchObject({ id, softdelete: true })
    const { data } = await api.get<{ projets: { total: number } }>('projets', { params: { page: 1 } })
    expect(data.projets.total).toBe(0)
  })

  test('axios reads a refusal by its fields', async () => {
    const error: unknown = await api.post('projets/store', {}).catch((reason: unknown) => reason)
    if (!isAxiosError(error)) throw error
    expect([error.response?.status, error.response?.data]).toEqual([
      422,
      {
        message: 'Ce champ est obligatoire.',
        errors: { nom: ['Ce champ est obligatoire.'] },
        code: 'VALIDATION',
      },
    ])
  })

  test('laravel-vue-pagination reads our pages', async () => {
    for (let n = 1; n <= 31; n++) await api.post('faq/store', { titre: `Faq ${n}` })
    const { data } = await api.get<Record<string, unknown>>('faq?page=2')
    let computed: unknown
    const watch = (slot: { computed: unknown }) => {
      computed = slot.computed
      return null
    }
    await render(RenderlessPagination, data, watch)
    const path = '^http://localhost:\\d+/api/faq'
    expect(computed).toEqual({
      isApiResource: false,
      currentPage: 2,
      firstPageUrl: expect.stringMatching(`${path}\\?page=1$`),
      from: 16,
      lastPage: 3,
      lastPageUrl: expect.stringMatching(`${path}\\?page=3$`),
      nextPageUrl: expect.stringMatching(`${path}\\?page=3$`),
      perPage: 15,
      prevPageUrl: expect.stringMatching(`${path}\\?page=1$`),
      to: 30,
      total: 31,
      pageRange: 3,
    })
    const html = await render(TailwindPagination, data)
    const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inner = '']) =>
      inner.replace(/<[^>]*>/g, ' ').trim(),
    )
    expect(buttons).toHaveLength(5)
    expect(buttons.slice(1, 4)).toEqual(['1', '2', '3'])
    expect(html).toMatch(/aria-current="page"[^>]*>[^<]*2/)
    const { data: last } = await api.get<Record<string, unknown>>('faq?page=3')
    expect(await render(TailwindPagination, last)).toMatch(/aria-current="page"[^>]*>[^<]*3/)
  })
})

/** Their component's own code, as a server renders it. */
function render(
  component: Component,
  data: object,
  slot?: (scope: { computed: unknown }) => null,
): Promise<string> {
  return renderToString(createSSRApp({ render: () => h(component, { data }, slot && { default: slot }) }))
}
