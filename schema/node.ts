import { isObjectType, type GraphQLResolveInfo } from 'graphql'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { badRequest } from './errors.ts'
import { readGlobalId } from './globalId.ts'
import { lackToRead, needOfNode } from './tokens/needs.ts'

const largestList = 100

/** The id, where it may be one of a node that the caller may read; any other is answered with null, like an unknown id. */
function known(
  id: string,
  { visitor }: Context,
  { schema }: Pick<GraphQLResolveInfo, 'schema'>,
): string | null {
  const type = schema.getType(readGlobalId(id)?.typename ?? '')
  if (!isObjectType(type) || !type.getInterfaces().some(({ name }) => name === 'Node')) return null
  return lackToRead(visitor, needOfNode(type.name)) === null ? id : null
}

builder.queryFields((t) => ({
  node: t.node({
    description: 'The node; null where it does not exist or the caller may not see it.',
    args: { id: t.arg.id({ required: true }) },
    id: (_root, { id }, context, info) => known(id, context, info),
  }),
  nodes: t.nodeList({
    args: { ids: t.arg.idList({ required: true }) },
    ids: (_root, { ids }, context, info) => {
      if (ids.length > largestList) throw badRequest(`Au plus ${largestList} identifiants à la fois.`)
      return ids.map((id) => known(id, context, info))
    },
  }),
}))
