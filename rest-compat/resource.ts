import type { DocumentNode } from 'graphql'
import type { RequestContext } from './execute.ts'
import { errorsByField, itemNotFound, mutationRefusal, type Failure } from './failures.ts'
import { globalId } from './fields.ts'
import type { Common, Fragment, InputOf } from './graphql/graphql.ts'
import { inputOf, type Body } from './input.ts'
import { operationsOf, type ListFields, type ForeignObject, type SiteList } from './graphql/operations.ts'
import type { RestType } from './table.ts'
import { readTraces } from './traces.ts'
import {
  listFields,
  toWire,
  type FieldsOf,
  type ListedField,
  type NoExtraFields,
  type WireItem,
} from './wire.ts'

/** An item on the wire, and the version that its ETag tells. */
export interface Versioned<Item> {
  item: Item
  version: number
}

/** The verbs of one type: ids and bodies in, wire items out. They throw `Refusal`. */
export interface Resource<Item = object, L = ListFields> {
  type: RestType
  lists: L
  fields: readonly ListedField[]
  /** Whether visitors fill in a form to create one, so that it has `readTraces` and no status. */
  visitorForm: boolean
  operations: { [Verb in TypeVerb]: DocumentNode | null }
  page(call: RequestContext, skip: number): Promise<{ items: Item[]; total: number }>
  /** The public list, whole. */
  site(call: RequestContext): Promise<Item[]>
  show(call: RequestContext, id: string): Promise<Versioned<Item>>
  store(call: RequestContext, body: Body, clientMutationId: string | null): Promise<Versioned<Item>>
  update(call: RequestContext, id: string, body: Body, version: number | null): Promise<Versioned<Item>>
  /** Into the trash; an item that is there already stays there, and that is no error. */
  remove(call: RequestContext, id: string, version: number | null): Promise<Versioned<Item>>
}

interface Definition<Name extends RestType, Node, L, Fields, Aliases> {
  type: Name
  lists: L
  /** What every operation reads of an item: the fragment `<type>Item`. */
  item: Fragment<Node>
  fields: Fields
  /** Second names on the wire: name → alias. */
  aliases?: Aliases
}

/** The creates that visitors may use leave `status` to the schema. */
type VisitorForm<Create> = 'status' extends keyof Create ? { visitorForm?: false } : { visitorForm: true }

/** A resource that stands within others as well. */
interface Nested<Name, Node, Item> {
  type: Name
  toWire(node: Node, origin: string): Item
}

/** The resource of one type, from its fragment and the names of its fields on the wire. */
export function resource<
  Name extends RestType,
  const L extends ListFields,
  Node extends Common,
  const Fields extends FieldsOf<Node, InputOf<`Create${Name}Input`>, InputOf<`Update${Name}Input`>>,
  const Aliases extends Readonly<Record<string, string>> = Record<never, never>,
>(
  definition: Definition<Name, Node, L, Fields & NoExtraFields<Fields, Node>, Aliases> &
    VisitorForm<InputOf<`Create${Name}Input`>>,
): Resource<WireItem<Node, Fields, Aliases>, L> & Nested<Name, Node, WireItem<Node, Fields, Aliases>> {
  type Item = WireItem<Node, Fields, Aliases>
  const { type, lists, visitorForm = false } = definition
  const operations = operationsOf(type, definition.item, lists)
  const fields = listFields(definition.fields, { ...definition.aliases }, !visitorForm)

  function item(node: Node, origin: string): Item {
    // `WireItem` is made of the same fields; TypeScript does not follow the loop that makes the item.
    return toWire(fields, node, origin) as Item
  }

  function versioned(node: Node, { origin }: RequestContext): Versioned<Item> {
    return { item: item(node, origin), version: node.version }
  }

  /** The saved item, or the refusal for what stands in its place. */
  function saved(
    result: { content: Node | ForeignObject | null } | Failure,
    call: RequestContext,
    id = '',
  ): Versioned<Item> {
    const notFound = itemNotFound(type, id)
    if (!('content' in result)) throw mutationRefusal(result, notFound, wireName)
    if (!isItem(result.content)) throw notFound
    return versioned(result.content, call)
  }

  function wireName(name: string): string {
    return name === 'clientMutationId'
      ? 'Idempotency-Key'
      : (fields.find((field) => field.name === name)?.wire ?? name)
  }

  function wrongIn({ validateInput }: RequestContext, verb: 'create' | 'update') {
    return async (input: object) => errorsByField(await validateInput(type, verb, input), wireName)
  }

  async function find(call: RequestContext, id: string): Promise<Node | null> {
    const { node } = await call.run(operations.show, { id })
    return isItem(node) ? node : null
  }

  function globalIdOf(id: string): string {
    if (!/^[1-9]\d{0,8}$/.test(id)) throw itemNotFound(type, id)
    return globalId(type, Number(id))
  }

  return {
    type,
    lists,
    fields,
    visitorForm,
    operations,
    toWire: item,

    async page(call, skip) {
      const { admin } = await call.run(operations.page, { skip })
      const list = admin?.list ?? { edges: [], totalCount: 0 }
      return { items: list.edges.map(({ node }) => item(node, call.origin)), total: list.totalCount }
    },

    async site(call) {
      if (!operations.site) throw new Error(`${type} has no public list.`)
      const nodes: Node[] = []
      let after: string | null = null
      do {
        const { site }: { site: SiteList<Node> } = await call.run(operations.site, { after })
        if ('only' in site) return site.only ? [item(site.only, call.origin)] : []
        nodes.push(...site.list.edges.map(({ node }) => node))
        after = site.list.pageInfo.hasNextPage ? site.list.pageInfo.endCursor : null
      } while (after !== null)
      return nodes.map((node) => item(node, call.origin))
    },

    async show(call, id) {
      // 0 is the default company's, which can be read and not be written.
      const node = await find(call, id === '0' ? globalId(type, 0) : globalIdOf(id))
      if (!node) throw itemNotFound(type, id)
      return versioned(node, call)
    },

    async store(call, body, clientMutationId) {
      const beside = { clientMutationId, ...(visitorForm && readTraces(body)) }
      const input: InputOf<`Create${Name}Input`> = await inputOf(
        fields,
        'write',
        body,
        beside,
        wrongIn(call, 'create'),
      )
      const { result } = await call.run(operations.store, { input })
      return saved(result, call)
    },

    async update(call, id, body, version) {
      const beside = { id: globalIdOf(id), version }
      const present = await find(call, globalIdOf(id))
      const input: InputOf<`Update${Name}Input`> = await inputOf(
        fields,
        'update',
        body,
        beside,
        wrongIn(call, 'update'),
        present && item(present, call.origin),
      )
      const { result } = await call.run(operations.update, { input })
      return saved(result, call, id)
    },

    async remove(call, id, version) {
      const { result } = await call.run(operations.remove, { input: { id: globalIdOf(id), version } })
      return saved(result, call, id)
    },
  }
}

/** Whether a node is of the type asked for, and so has what the fragment reads. */
function isItem<Node extends Common>(node: Node | ForeignObject | null): node is Node {
  return node?.databaseId !== undefined
}

export type TypeVerb = 'page' | 'site' | 'show' | 'store' | 'update' | 'remove'
