import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import { undoEntry } from '../journal/undoEntry.ts'
import { removeEdges } from '../liste/edges.ts'
import { announceError, announce, dismissSaved, whyNot } from '../messages/announcements.ts'
import { type RefusedItem, refusalSentence } from './refusalSentence.ts'
import type { Selection } from './useSelection.ts'

/** What became of all that was chosen. */
export interface BulkResult {
  /** What it was done to. */
  ids: readonly string[]
  /** What the first of them is called. */
  libelle: string | undefined
  refuses: readonly (RefusedItem & { readonly contentId: string })[]
  /** The line of the journal by which it is taken back. */
  entryId: string | undefined
  /** Why not all that is planned would be done now. */
  obstacle?: string | null | undefined
}

/** What is done with all that is chosen. */
export interface BulkAct {
  /** Asks the server; a text is what that says against it. */
  request(ids: readonly string[]): Promise<BulkResult | string>
  /** What is said of one that it was done to, and of several. */
  messages: readonly [string, string]
  /** It leaves the list. */
  leaves: boolean
}

/**
 * Does something with all that is chosen, and says how that went. What was left stays chosen, and so does all of it where
 * the server could not be asked. `reload` asks for the list anew.
 */
export function useBulkAct(selection: Selection, connectionId: string, reload?: () => void) {
  const environment = useRelayEnvironment()
  const [isBusy, setBusy] = useState(false)

  /** Answers with whether the server has done it, if not to all. */
  async function perform({ request, messages, leaves }: BulkAct): Promise<boolean> {
    if (isBusy) return false
    dismissSaved()
    setBusy(true)
    try {
      const result = await request([...selection.ids])
      if (typeof result === 'string') {
        announceError(result)
        return false
      }
      const { ids, refuses, obstacle } = result
      if (leaves) commitLocalUpdate(environment, (store) => removeEdges(store, connectionId, ids))
      if (refuses.length > 0) selection.select(refuses.map(({ contentId }) => contentId))
      else selection.close(leaves ? ids : [])
      if (ids.length > 0) announceResult(result, messages)
      if (refuses.length > 0) announceError(refusalSentence(refuses))
      if (obstacle) announceError(`Tout ne serait pas publié aujourd’hui. ${obstacle}`)
      return true
    } catch (error) {
      announceError(whyNot(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  function announceResult({ ids, libelle, entryId }: BulkResult, [one, several]: BulkAct['messages']): void {
    const single = libelle === undefined ? 'L’élément' : `«\u00a0${libelle}\u00a0»`
    const nom = ids.length === 1 ? single : `${ids.length.toLocaleString('fr-FR')} éléments`
    const sujet = { id: entryId ?? '', nom, items: ids.length }
    announce(
      `${nom} ${ids.length === 1 ? one : several}.`,
      entryId === undefined
        ? undefined
        : {
            libelle: 'Annuler',
            perform: () => void undoEntry(environment, sujet).then((done) => done && reload?.()),
          },
    )
  }

  return { isBusy, faire: perform }
}
