import { createSend, type ClientOptions } from './clientSend.ts'
import type { Page } from '../laravelPaginator.ts'
import type { Resource } from '../resource.ts'
import type { resources } from '../resources.ts'
import { wireNames, type RestType, type WireNames } from '../table.ts'

export { RestError } from './clientSend.ts'

type ItemOf<Name extends RestType> =
  (typeof resources)[Name] extends Resource<infer Item, infer _> ? Item : never

/** Input of a create or update: any fields of the item; a file as a `File`, a relation as ids or items. */
export type Change<Item> = {
  [Name in keyof Item]?:
    | Item[Name]
    | (Name extends 'logo' | 'image' | 'photo' | 'cv' ? File : RelationTo<Item[Name]>)
}
type RelationTo<Value> = Value extends readonly unknown[] ? readonly number[] : never

interface Actions<Item> {
  /** A page of 15, newest first. */
  get(page?: number): Promise<Page<Item>>
  show(id: number): Promise<Item>
  store(item: Change<Item>): Promise<Item>
  update(id: number, item: Change<Item>): Promise<Item>
  /** Moves the item into the trash. */
  delete(id: number): Promise<Item>
  publish(id: number): Promise<Item>
  depublish(id: number): Promise<Item>
}

/** One action under its names: `getFaq`, `getSlide`, … */
type Named<Action extends keyof Actions<never>> = {
  [Name in RestType as `${Action}${Name}`]: Actions<ItemOf<Name>>[Action]
}

type Listed = {
  [Name in RestType]: (typeof wireNames)[Name] extends { site: string } ? Name : never
}[RestType]

/** The actions of the old client, under their old names. They throw `RestError`. */
export type Client = Named<'get'> &
  Named<'show'> &
  Named<'store'> &
  Named<'update'> &
  Named<'delete'> &
  Named<'publish'> &
  Named<'depublish'> & {
    /** The public list. */
    [Name in Listed as `get${Name}Site`]: () => Promise<ItemOf<Name>[]>
  } & {
    /** Signs in; later requests carry the token. */
    login(email: string, password: string): Promise<void>
  }

/** Types whose `publish` sends `status: false` and whose `depublish` sends true, as in the old client. */
const reversed: readonly string[] = ['Entreprise', 'Faq'] satisfies RestType[]
/** Types whose `delete` calls the `update` endpoint. */
const deletedByUpdate: readonly string[] = ['Service', 'Presentation', 'Slide'] satisfies RestType[]

/** The actions for every type of content. */
export function createClient(options: ClientOptions): Client {
  const send = createSend(options)

  function actionsOf([type, names]: [string, WireNames]): Record<string, unknown> {
    const { path, site, pageKey, siteKey, createdKey } = names
    const published = !reversed.includes(type)
    const remover = deletedByUpdate.includes(type) ? 'update' : 'delete'
    const put = (verb: string, id: number, item: object) => send('PUT', `${path}/${verb}/${id}`, item)
    return {
      [`get${type}`]: (page = 1) => send('GET', `${path}?page=${page}`, null, pageKey),
      [`show${type}`]: (id: number) => send('GET', `${path}/show/${id}`),
      [`store${type}`]: (item: object) => send('POST', `${path}/store`, item, createdKey),
      [`update${type}`]: (id: number, item: object) => put('update', id, item),
      [`delete${type}`]: (id: number) => put(remover, id, { softdelete: true }),
      [`publish${type}`]: (id: number) => put('update', id, { status: published }),
      [`depublish${type}`]: (id: number) => put('update', id, { status: !published }),
      ...(site && { [`get${type}Site`]: () => send('GET', `${path}/${site}`, null, siteKey) }),
    }
  }

  // TypeScript does not follow names that are put together at run time.
  return Object.assign(
    { login: send.login },
    ...Object.entries<WireNames>(wireNames).map(actionsOf),
  ) as Client
}
