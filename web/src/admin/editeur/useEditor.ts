import { useState } from 'react'
import { usePageLocation } from '../../router/location.ts'
import { annoncer } from '../messages/messages.ts'
import type { FormulaireEditeurProps } from './FormulaireEditeur.tsx'
import { useDraft } from './useDraft.ts'
import { useLeaving } from './useLeaving.ts'
import { useSaveKey } from './useSaveKey.ts'
import { type Suite, useSaving } from './useSaving.ts'
import { useTyped } from './useTyped.ts'
import type { Valeurs } from './valeurs.ts'

/** All that an open editor does: what is typed, how it is kept and saved, and how the editor is left. */
export function useEditor(props: FormulaireEditeurProps) {
  const { definition, contenu, compte, connections, onGarde, onCree, onClose } = props
  const { search } = usePageLocation()
  const [initiales] = useState(() => definition.initiales?.(new URLSearchParams(search)) ?? {})
  const typed = useTyped(definition.champs, contenu, initiales)
  const saving = useSaving(definition, connections, typed, onCree)
  const draft = useDraft(compte, definition.type, typed, saving.resume)
  const [isSaved, setSaved] = useState(false)
  const isAsked = saving.conflit !== null
  const leaving = useLeaving({
    wouldLose: typed.modifies.length > 0 && !draft.found,
    isBusy: saving.isSending || isAsked,
    onGarde,
    onClose,
  })

  async function save(stays: boolean): Promise<void> {
    if (saving.isSending || draft.found) return
    setSaved(false)
    conclude(await saving.save(), stays)
  }
  useSaveKey(leaving.isAsking || isAsked ? null : () => void save(true))

  function conclude(suite: Suite, stays: boolean): void {
    if (suite === 'rien') return
    draft.forget()
    setSaved(true)
    if (stays || suite === 'partie') return
    if (typed.base.element) annoncer('Modifications enregistrées.')
    leaving.leave()
  }

  return {
    typed,
    saving,
    draft,
    leaving,
    isSaved,
    /** Saves, and closes the panel. */
    submit: () => void save(false),
    resolve: (choix: Valeurs) => void saving.resolve(choix).then((suite) => conclude(suite, false)),
  }
}
