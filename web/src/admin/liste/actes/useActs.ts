import { useRelayEnvironment } from 'react-relay'
import { usePageLocation } from '../../../router/location.ts'
import { commitLocalUpdate, type RecordSourceProxy } from 'relay-runtime'
import {
  announceError,
  announce,
  isOffering,
  announceSaved,
  dismissSaved,
  whyNot,
} from '../../messages/announcements.ts'
import { databaseIdIn } from '../../globalId.ts'
import { act, type LifecycleAct, refreshStats } from './lifecycle.ts'
import { hrefWith } from '../filtres/listFilter.ts'
import { isFull, useList } from '../listContext.ts'
import { addToTotal, edgePlaceOf, reinsertEdge, type EdgePlace } from '../edges.ts'

/** An item and what people call it. */
export interface ActSubject {
  id: string
  libelle: string
}

/** How it went: done, refused (and told), or no room left. */
type ActOutcome = 'done' | 'refused' | 'full'

interface ActOptions {
  replace?: string
  asBefore?: boolean
}

/** What the rows of a list can do. Each says itself what went wrong; the promise tells whether it went well. */
export function useActs() {
  const environment = useRelayEnvironment()
  const { connectionId, stats } = useList()
  const { search, navigate } = usePageLocation()

  async function perform(
    kind: LifecycleAct,
    { id, libelle }: ActSubject,
    options: ActOptions = {},
  ): Promise<ActOutcome> {
    dismissSaved()
    const isLeaving = kind === 'softDelete' || kind === 'erase'
    const variables = { input: { id, ...options }, ...(isLeaving && { connections: [connectionId] }) }
    try {
      const result = await act(environment, kind, variables)
      if (result.__typename === 'LifecyclePayload') return 'done'
      if (result.__typename === 'ActiveLimitError') {
        // Somebody was quicker: counter and buttons follow, and nothing is said.
        await refreshStats(environment, stats.id)
        return 'full'
      }
      const { lifecycleRefusal } = await import('./refusal.ts')
      announceError(lifecycleRefusal(result, libelle))
    } catch (error) {
      announceError(whyNot(error))
    }
    return 'refused'
  }

  function local(update: (store: RecordSourceProxy) => unknown): void {
    commitLocalUpdate(environment, (store) => void update(store))
  }

  /** Lets a row go; answers with where it stood. */
  async function leave(kind: 'softDelete' | 'erase', sujet: ActSubject): Promise<EdgePlace | null> {
    let place: EdgePlace | null = null
    local((store) => (place = edgePlaceOf(store, connectionId, sujet.id)))
    if ((await perform(kind, sujet)) !== 'done') return null
    local((store) => addToTotal(store.get(connectionId), -1))
    return place
  }

  async function undo(sujet: ActSubject, place: EdgePlace): Promise<void> {
    let outcome = await perform('restore', sujet, { asBefore: true })
    const isTaken = outcome === 'full'
    if (isTaken) outcome = await perform('restore', sujet)
    if (outcome !== 'done') return
    local((store) => reinsertEdge(store, place, sujet.id, 'ContentEdge'))
    announce(
      `«\u00a0${sujet.libelle}\u00a0» est de retour${isTaken ? ', hors ligne\u00a0: sa place est prise' : ''}.`,
    )
  }

  /** What is said of an item that is offline offers to publish it, where there is room, and then how that went. */
  function announceOffline(sujet: ActSubject, sentence: string): void {
    const nom = `«\u00a0${sujet.libelle}\u00a0»`
    const offer = { libelle: 'Publier', perform: () => void putOnline(sujet) }
    announceSaved(`${nom} ${sentence}`, isFull(stats) ? undefined : offer)
  }

  async function putOnline(sujet: ActSubject): Promise<void> {
    const nom = `«\u00a0${sujet.libelle}\u00a0»`
    const outcome = await perform('publish', sujet)
    if (outcome === 'done' && !(await announceChecks(sujet))) announce(`${nom} est en ligne.`)
    if (outcome === 'full') announceError(`${nom} reste hors ligne\u00a0: sa place vient d’être prise.`)
  }

  /** Tells of what is to be seen to in an item that has just gone online; answers whether there is anything. */
  async function announceChecks({ id, libelle }: ActSubject): Promise<boolean> {
    // What it says more than that the item is online can wait for the check of the whole site.
    const remarks = await import('../../relecture/checksOf.ts')
      .then(({ checksOf }) => checksOf(environment, id))
      .catch(() => null)
    if (!remarks) return false
    announce(`«\u00a0${libelle}\u00a0» est en ligne. Il reste à revoir.`, {
      libelle: 'Voir quoi',
      perform: () => navigate(hrefWith(search, { modifier: databaseIdIn(id) })),
    })
    return true
  }

  return {
    mettreEnLigne: putOnline,
    direHorsLigne: announceOffline,
    async publish(sujet: ActSubject): Promise<void> {
      // What can still be taken back is not covered: the check of the whole site tells of the rest.
      if ((await perform('publish', sujet)) === 'done' && !isOffering()) void announceChecks(sujet)
    },
    unpublish: (sujet: ActSubject) => perform('unpublish', sujet),

    async restore(sujet: ActSubject): Promise<void> {
      if ((await perform('restore', sujet)) === 'done')
        announceOffline(sujet, 'est sorti de la corbeille, hors ligne.')
    },

    async softDelete(sujet: ActSubject): Promise<void> {
      const place = await leave('softDelete', sujet)
      if (!place) return
      announce(`«\u00a0${sujet.libelle}\u00a0» est dans la corbeille.`, {
        libelle: 'Annuler',
        perform: () => void undo(sujet, place),
      })
    },

    /** Opens the editor of a copy, whose row stands below that of its original. */
    duplicate: (sujet: ActSubject): Promise<void> =>
      import('./duplicate.ts').then(
        ({ duplicate }) => duplicate(sujet, { environment, connectionId, search, navigate, leave }),
        (error: unknown) => announceError(whyNot(error)),
      ),

    async erase(sujet: ActSubject): Promise<boolean> {
      const gone = (await leave('erase', sujet)) !== null
      if (gone) announce(`«\u00a0${sujet.libelle}\u00a0» est effacé pour de bon.`)
      return gone
    },

    async swap(sujet: ActSubject, replace: ActSubject): Promise<boolean> {
      if ((await perform('swap', sujet, { replace: replace.id })) !== 'done') return false
      // The server's answer is about the one that is active now.
      local((store) => store.get(replace.id)?.setValue(false, 'status'))
      announce(`«\u00a0${sujet.libelle}\u00a0» remplace «\u00a0${replace.libelle}\u00a0».`)
      return true
    },
  }
}
