import type { Page } from './laravelPaginator.ts'
import type { Resource } from './resource.ts'
import type { carriere } from './resources/carriere.ts'
import type { categorieProjet } from './resources/categorieProjet.ts'
import type { categorieService } from './resources/categorieService.ts'
import type { contact } from './resources/contact.ts'
import type { devis } from './resources/devis.ts'
import type { entreprise } from './resources/entreprise.ts'
import type { equipe } from './resources/equipe.ts'
import type { faq } from './resources/faq.ts'
import type { faqQuestion } from './resources/faqQuestion.ts'
import type { partenaire } from './resources/partenaire.ts'
import type { presentation } from './resources/presentation.ts'
import type { projet } from './resources/projet.ts'
import type { service } from './resources/service.ts'
import type { slide } from './resources/slide.ts'
import type { testimonial } from './resources/testimonial.ts'
import { createSend, type ClientOptions } from './clientSend.ts'

export { RestError } from './clientSend.ts'

type ItemOf<R> = R extends Resource<infer Item> ? Item : never

/** What may be sent of an item: any of its fields, files as files, relations as ids or items. */
export type Change<Item> = {
  [Name in keyof Item]?:
    Item[Name] | (Name extends 'logo' | 'image' | 'photo' | 'cv' ? File : RelationTo<Item[Name]>)
}
type RelationTo<Value> = Value extends readonly unknown[] ? readonly number[] : never

interface Actions<Item> {
  /** A page of 15, newest first. */
  get(page?: number): Promise<Page<Item>>
  show(id: number): Promise<Item>
  store(item: Change<Item>): Promise<Item>
  update(id: number, item: Change<Item>): Promise<Item>
  /** Into the trash. */
  delete(id: number): Promise<Item>
  publish(id: number): Promise<Item>
  depublish(id: number): Promise<Item>
}

interface PublicActions<Item> extends Actions<Item> {
  /** The public list. */
  getSite(): Promise<Item[]>
}

/** `getFaq`, `getFaqSite`, `showFaq`, `storeFaq`, `updateFaq`, `deleteFaq`, `publishFaq`, `depublishFaq`. */
type Named<Type extends string, A> = {
  [Verb in keyof A as Verb extends 'getSite' ? `get${Type}Site` : `${Verb & string}${Type}`]: A[Verb]
}

/** Where the API treats a type differently from the next. */
interface Oddities {
  /** How the path of the public list ends. */
  site?: string
  pageKey?: string
  siteKey?: string
  createdKey?: string
  /** `publish` sends false and `depublish` true, as it always was. */
  reversed?: boolean
  /** Soft-deleted by `update`. */
  deletedByUpdate?: boolean
}

/** The actions of the old client, under their old names, for every type of content. They throw `RestError`. */
export function createClient(options: ClientOptions) {
  const send = createSend(options)

  function hidden<Item>(path: string, oddities: Oddities = {}): Actions<Item> {
    const { pageKey, createdKey, reversed = false, deletedByUpdate = false } = oddities
    const update = (id: number, item: object) => send<Item>('PUT', `${path}/update/${id}`, item)
    return {
      get: (page = 1) => send('GET', `${path}?page=${page}`, null, pageKey),
      show: (id) => send('GET', `${path}/show/${id}`),
      store: (item) => send('POST', `${path}/store`, item, createdKey),
      update,
      delete: (id) =>
        deletedByUpdate
          ? update(id, { softdelete: true })
          : send('PUT', `${path}/delete/${id}`, { softdelete: true }),
      publish: (id) => update(id, { status: !reversed }),
      depublish: (id) => update(id, { status: reversed }),
    }
  }

  function shown<Item>(path: string, oddities: Oddities = {}): PublicActions<Item> {
    const { site = 'site', siteKey } = oddities
    return { ...hidden<Item>(path, oddities), getSite: () => send('GET', `${path}/${site}`, null, siteKey) }
  }

  return {
    /** Signs in: what follows is sent with the token. */
    login: send.login,
    ...named('Entreprise', shown<ItemOf<typeof entreprise>>('entreprise', { reversed: true })),
    ...named(
      'Service',
      shown<ItemOf<typeof service>>('service', {
        site: 'service',
        pageKey: 'Service',
        createdKey: 'Service',
        deletedByUpdate: true,
      }),
    ),
    ...named(
      'CategorieService',
      hidden<ItemOf<typeof categorieService>>('categoriesservices', { createdKey: 'CategoriesServices' }),
    ),
    ...named('Presentation', shown<ItemOf<typeof presentation>>('presentations', { deletedByUpdate: true })),
    ...named('Slide', shown<ItemOf<typeof slide>>('slides', { createdKey: 'Slide', deletedByUpdate: true })),
    ...named(
      'Projet',
      shown<ItemOf<typeof projet>>('projets', {
        pageKey: 'projets',
        siteKey: 'projets',
        createdKey: 'projets',
      }),
    ),
    ...named(
      'CategorieProjet',
      shown<ItemOf<typeof categorieProjet>>('categoriesprojet', { createdKey: 'CategoriesProjets' }),
    ),
    ...named('Contact', hidden<ItemOf<typeof contact>>('contact')),
    ...named('Devis', hidden<ItemOf<typeof devis>>('devis')),
    ...named('Carriere', hidden<ItemOf<typeof carriere>>('carriere')),
    ...named('Equipe', shown<ItemOf<typeof equipe>>('equipe', { site: 'equipe' })),
    ...named('Partenaire', shown<ItemOf<typeof partenaire>>('partenaire')),
    ...named('Testimonial', shown<ItemOf<typeof testimonial>>('testimonial')),
    ...named('Faq', shown<ItemOf<typeof faq>>('faq', { reversed: true })),
    ...named('FaqQuestion', hidden<ItemOf<typeof faqQuestion>>('faqquestion')),
  }
}

function named<const Type extends string, A extends object>(type: Type, actions: A): Named<Type, A> {
  const pairs = Object.entries(actions).map(([verb, action]): unknown[] => [
    verb === 'getSite' ? `get${type}Site` : `${verb}${type}`,
    action,
  ])
  return Object.fromEntries(pairs)
}
