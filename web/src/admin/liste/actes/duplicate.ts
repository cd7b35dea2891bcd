import { graphql } from 'react-relay'
import { commitLocalUpdate, type Environment } from 'relay-runtime'
import type { duplicateMutation } from '../../../__generated__/duplicateMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'
import type { PageLocation } from '../../../router/location.ts'
import { databaseIdIn } from '../../globalId.ts'
import { announce, announceError, dismissSaved, unreachable, whyNot } from '../../messages/announcements.ts'
import { refusalOf } from '../../ui/serverRefusal.ts'
import { edgePlaceOf, reinsertEdge } from '../edges.ts'
import { editorShut, hrefWith } from '../filtres/listFilter.ts'
import type { Item } from '../listContext.ts'

interface List extends Pick<PageLocation, 'search' | 'navigate'> {
  environment: Environment
  connectionId: string
  /** Moves an item into the trash, and out of the list; answers null where it was refused, and told. */
  leave(kind: 'softDelete', item: Item): Promise<object | null>
}

/** The key of each copy that was asked for and not answered: asked for again, it is not made twice. */
const pending = new Map<string, string>()

/** Opens the editor of a copy, whose row stands below that of its original; says so, and offers to undo it. */
export async function duplicate({ id }: Item, list: List): Promise<void> {
  const { environment, connectionId, search, navigate } = list
  dismissSaved()
  try {
    const copy = await copyOf(environment, id)
    if (typeof copy === 'string') return announceError(copy)
    commitLocalUpdate(environment, (store) => {
      const place = edgePlaceOf(store, connectionId, id)
      reinsertEdge(store, { ...place, before: [...place.before, id] }, copy.id, 'ContentEdge')
    })
    // The step of an editor that is open is that of the copy from then on.
    const replace = new URLSearchParams(search).has('modifier')
    navigate(hrefWith(search, { ...editorShut, modifier: databaseIdIn(copy.id) }), { replace })
    announce(`«\u00a0${copy.libelle}\u00a0» est créé, hors ligne.`, {
      libelle: 'Annuler',
      perform: () => void undo(copy, list),
    })
  } catch (error) {
    announceError(whyNot(error))
  }
}

/** Moves a copy into the trash; its editor closes with it. */
async function undo(copy: Item, { navigate, leave }: List): Promise<void> {
  if (!(await leave('softDelete', copy))) return
  const { search } = location
  if (new URLSearchParams(search).get('modifier') === databaseIdIn(copy.id))
    navigate(hrefWith(search, editorShut), { replace: true })
  announce(`«\u00a0${copy.libelle}\u00a0» est dans la corbeille.`)
}

/** Makes a copy of an item: answers it, or why there is none. The promise fails when the server could not be asked. */
async function copyOf(environment: Environment, id: string): Promise<Item | string> {
  const clientMutationId = pending.get(id) ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  pending.set(id, clientMutationId)
  const { result } = await commit<duplicateMutation>(
    environment,
    graphql`
      mutation duplicateMutation($input: DuplicateContentInput!) {
        result: duplicateContent(input: $input) {
          ... on SaveContentPayload {
            content {
              id
              libelle
              ...Ligne_content
            }
            stats {
              ...Liste_stats
            }
          }
          ...serverRefusal_error @alias(as: "refusal")
        }
      }
    `,
    { input: { id, clientMutationId } },
  )
  pending.delete(id)
  if (result.content) return result.content
  const { general, fields } = refusalOf(result.refusal) ?? { fields: {} }
  return general ?? Object.values(fields)[0] ?? unreachable
}
