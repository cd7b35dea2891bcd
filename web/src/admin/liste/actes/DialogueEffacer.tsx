import { rowId } from '../../choix/useSelection.ts'
import { Confirmation } from '../../ui/Confirmation.tsx'
import { useList } from '../listContext.ts'
import { type ActSubject, useActs } from './useActs.ts'

/** Erases an item for good, once that is confirmed. */
export default function DialogueEffacer({ sujet, onClose }: { sujet: ActSubject; onClose(): void }) {
  const { erase } = useActs()
  const { beforeRowLeaves } = useList()

  async function confirm(): Promise<void> {
    beforeRowLeaves(document.getElementById(rowId(sujet.id)))
    if (!(await erase(sujet))) onClose()
  }

  return (
    <Confirmation
      titre="Effacer définitivement"
      mot="EFFACER"
      action="Effacer définitivement"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        «&nbsp;{sujet.libelle}&nbsp;» et ses fichiers seront effacés pour de bon. Personne ne pourra les faire
        revenir.
      </p>
    </Confirmation>
  )
}
