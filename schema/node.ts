import { isObjectType, type GraphQLResolveInfo } from 'graphql'
import { builder } from './builder.ts'
import { badRequest } from './errors.ts'
import { readGlobalId } from './globalId.ts'

const largestList = 100

/** Tells whether an id may be one; any other is answered with null, like an unknown id. */
function known(id: string, { schema }: Pick<GraphQLResolveInfo, 'schema'>): string | null {
  const type = schema.getType(readGlobalId(id)?.typename ?? '')
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node') ? id : null
}

builder.queryFields((t) => ({
  node: t.node({
    description: 'The node; null where it does not exist or the caller may not see it.',
    args: { id: t.arg.id({ required: true }) },
    id: (_root, { id }, _context, info) => known(id, info),
  }),
  nodes: t.nodeList({
    args: { ids: t.arg.idList({ required: true }) },
    ids: (_root, { ids }, _context, info) => {
      if (ids.length > largestList) throw badRequest(`Au plus ${largestList} identifiants à la fois.`)
      return ids.map((id) => known(id, info))
    },
  }),
}))
