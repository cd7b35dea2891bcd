import { lazy, type MouseEvent, useRef, useState } from 'react'
import { usePageLocation } from '../../../router/location.ts'
import { LateBoundary } from '../../ui/LateBoundary.tsx'
import classes from './ActesDeLigne.module.css'
import { isFull, useList } from '../listContext.ts'
import { hrefWith } from '../filtres/listFilter.ts'
import { useActs } from './useActs.ts'

const DialogueEffacer = lazy(() => import('./DialogueEffacer.tsx'))
const Remplacement = lazy(() => import('./Remplacement.tsx'))

interface ActesDeLigneProps {
  item: { id: string; databaseId: number; status: boolean; softdelete: boolean }
  libelle: string
  /** Id of the element that names the item: every button is described by it. */
  nomId: string
}

/** What can be done with one item. A button that waits for the server keeps the keyboard's place. */
export function ActesDeLigne({ item, libelle, nomId }: ActesDeLigneProps) {
  const { stats, counterId, beforeRowLeaves } = useList()
  const acts = useActs()
  const { search } = usePageLocation()
  const [isBusy, setBusy] = useState(false)
  const [dialogue, setDialogue] = useState<'effacer' | 'remplacer' | null>(null)
  const group = useRef<HTMLDivElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const sujet = { id: item.id, libelle }
  const estBloque = !item.status && !item.softdelete && isFull(stats)

  async function runOnce({ detail }: MouseEvent, act: () => Promise<unknown>): Promise<void> {
    // The second half of a double click: by then another row, or another act, may be where the first was.
    if (isBusy || detail > 1) return
    setBusy(true)
    await act()
    setBusy(false)
  }

  function softDelete(): Promise<void> {
    beforeRowLeaves(group.current?.closest('li') ?? null)
    return acts.softDelete(sujet)
  }

  const [premier, agir] = item.softdelete
    ? (['Restaurer', acts.restore] as const)
    : item.status
      ? (['Dépublier', acts.unpublish] as const)
      : (['Publier', acts.publish] as const)

  return (
    <div ref={group} className={classes.actes} aria-busy={isBusy}>
      <span ref={anchor} className={classes.premier}>
        <button
          type="button"
          className={classes.acte}
          disabled={estBloque}
          aria-disabled={isBusy || undefined}
          aria-describedby={estBloque ? `${nomId} ${counterId}` : nomId}
          onClick={(event) => void runOnce(event, () => agir(sujet))}
        >
          {premier}
        </button>
      </span>
      {estBloque && (
        <button
          type="button"
          className={classes.acte}
          aria-describedby={nomId}
          onClick={() => setDialogue('remplacer')}
        >
          Remplacer…
        </button>
      )}
      {item.softdelete ? (
        <button
          type="button"
          className={classes.acte}
          aria-describedby={nomId}
          onClick={() => setDialogue('effacer')}
        >
          Effacer définitivement…
        </button>
      ) : (
        <>
          <a
            className={classes.acte}
            aria-describedby={nomId}
            href={hrefWith(search, { modifier: String(item.databaseId) })}
          >
            Modifier
          </a>
          <button
            type="button"
            className={classes.acte}
            aria-disabled={isBusy || undefined}
            aria-describedby={nomId}
            onClick={(event) => void runOnce(event, () => acts.duplicate(sujet))}
          >
            Dupliquer
          </button>
          <button
            type="button"
            className={classes.acte}
            aria-disabled={isBusy || undefined}
            aria-describedby={nomId}
            onClick={(event) => void runOnce(event, softDelete)}
          >
            Supprimer
          </button>
        </>
      )}
      <LateBoundary of={dialogue} onMissing={() => setDialogue(null)}>
        {dialogue === 'effacer' && <DialogueEffacer sujet={sujet} onClose={() => setDialogue(null)} />}
        {dialogue === 'remplacer' && (
          <Remplacement sujet={sujet} ancre={anchor} onClose={() => setDialogue(null)} />
        )}
      </LateBoundary>
    </div>
  )
}
