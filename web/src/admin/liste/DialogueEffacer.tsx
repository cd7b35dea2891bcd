import { Confirmation } from '../ui/Confirmation.tsx'
import { useListe } from './contexte.ts'
import { type Sujet, useActes } from './useActes.ts'

/** Erases an item for good, once that is confirmed. */
export default function DialogueEffacer({ sujet, onClose }: { sujet: Sujet; onClose(): void }) {
  const { effacer } = useActes()
  const { quitter } = useListe()

  async function confirm(): Promise<void> {
    quitter(document.getElementById(`rangee-${sujet.id}`))
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
