import { builder } from './builder.ts'
import { typeNames } from './content/contentType.ts'
import { badRequest } from './errors.ts'
import { readGlobalId } from './globalId.ts'

const largestList = 100
const nodeTypes = new Set([
  'Site',
  'Admin',
  'Account',
  'Session',
  'ApiToken',
  'ContentStats',
  'Indesirable',
  'Email',
  'SiteCheck',
  ...Object.values(typeNames),
])

/** An id that could be one; anything else is answered with null, like an id of nothing. */
function known(id: string): string | null {
  return nodeTypes.has(readGlobalId(id)?.typename ?? '') ? id : null
}

builder.queryFields((t) => ({
  node: t.node({
    description: 'Null for what does not exist and for what the caller may not see.',
    args: { id: t.arg.id({ required: true }) },
    id: (_root, { id }) => known(id),
  }),
  nodes: t.nodeList({
    args: { ids: t.arg.idList({ required: true }) },
    ids: (_root, { ids }) => {
      if (ids.length > largestList) throw badRequest(`Au plus ${largestList} identifiants à la fois.`)
      return ids.map(known)
    },
  }),
}))
