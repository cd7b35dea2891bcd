const types = ['PROJET', 'SERVICE']
const fields = '__typename id version ... on Projet { nom slug } ... on Service { nom slug }'

/** What the back office answers. */
async function ask({ origin, token }, query, variables) {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await answer.json()
  if (errors) throw Object.assign(new Error(errors[0].message), errors[0].extensions)
  return data.admin
}

/** All that there is, with the cursor from before it was read. */
async function readAll(site) {
  const { changes } = await ask(site, '{ admin { changes(last: 1) { pageInfo { endCursor } } } }')
  const items = new Map()
  for (const type of types)
    for (const trashed of [false, true])
      for (let page = { hasNextPage: true, endCursor: null }; page.hasNextPage;) {
        const query = `query ($type: ContentName!, $trashed: Boolean, $after: String) { admin {
          contents(type: $type, trashed: $trashed, first: 100, after: $after) {
            edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } } }`
        const { contents } = await ask(site, query, { type, trashed, after: page.endCursor })
        for (const { node } of contents.edges) items.set(node.id, node)
        page = contents.pageInfo
      }
  return { cursor: changes.pageInfo.endCursor, items }
}

/** Brings a copy up to date; without one it makes one. Keep what it answers for the next time. */
export async function follow(site, copy) {
  const own = copy ?? (await readAll(site))
  const query = `query ($after: String, $types: [ContentName!]) { admin { changes(after: $after, types: $types, first: 100) {
    edges { node { contentId content { ${fields} } } } pageInfo { hasNextPage endCursor } } } }`
  try {
    for (let hasMore = true; hasMore;) {
      const { changes } = await ask(site, query, { after: own.cursor, types })
      for (const { node } of changes.edges)
        if (node.content) own.items.set(node.contentId, node.content)
        else own.items.delete(node.contentId)
      own.cursor = changes.pageInfo.endCursor ?? own.cursor
      hasMore = changes.pageInfo.hasNextPage
    }
    return own
  } catch (error) {
    if (error.code !== 'CURSOR_EXPIRED') throw error
    return follow(site, null)
  }
}
