import type { Droit } from '../../__generated__/AdminLayout_query.graphql.ts'

/** Rights of the reader’s account, as the server wrote them into the page: what it may not do is not shown. */
export function peut(droit: Droit): boolean {
  return (document.documentElement.dataset['peut'] ?? '').split(' ').includes(droit)
}
