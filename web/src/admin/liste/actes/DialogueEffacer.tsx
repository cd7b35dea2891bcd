import { rangeeDe } from '../../choix/useSelection.ts'
import { Confirmation } from '../../ui/Confirmation.tsx'
import { useList } from '../listContext.ts'
import { type Sujet, useActs } from './useActs.ts'

/** Erases an item for good, once that is confirmed. */
export default function DialogueEffacer({ sujet, onClose }: { sujet: Sujet; onClose(): void }) {
  const { effacer } = useActs()
  const { quitter } = useList()

  async function confirm(): Promise<void> {
    quitter(document.getElementById(rangeeDe(sujet.id)))
    if (!(await effacer(sujet))) onClose()
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
