import { useRef, useState } from 'react'
import { usePageLocation } from '../../router/location.ts'
import type { FormulaireEditeurProps } from './FormulaireEditeur.tsx'
import { useDraft } from './useDraft.ts'
import { useLeaving } from './useLeaving.ts'
import { useSaveKey } from './useSaveKey.ts'
import { type Enregistre, useSaving } from './useSaving.ts'
import { useTyped } from './useTyped.ts'
import type { Valeurs } from './valeurs.ts'

/** All that an open editor does: what is typed, how it is kept and saved, and how the editor is left. */
export function useEditor(props: FormulaireEditeurProps) {
  const { definition, contenu, compte, connections, onGarde, onEnregistre, onClose } = props
  const { search } = usePageLocation()
  const [initiales] = useState(() => definition.initiales?.(new URLSearchParams(search)) ?? {})
  const typed = useTyped(definition.champs, contenu, initiales)
  const saving = useSaving(definition, connections, typed)
  const draft = useDraft(compte, definition.type, typed, saving.resume)
  const [isSaved, setSaved] = useState(false)
  const isAsked = saving.conflit !== null
  const leaving = useLeaving({
    wouldLose: typed.modifies.length > 0 && !draft.found,
    isBusy: saving.isSending || isAsked,
    onGarde,
    onClose,
  })

  // What was asked for outlives the question of a conflict.
  const publier = useRef(false)

  async function save(stays: boolean, publie = false): Promise<void> {
    if (saving.isSending || draft.found) return
    setSaved(false)
    publier.current = publie
    conclude(await saving.save(), stays)
  }
  useSaveKey(leaving.isAsking || isAsked ? null : () => void save(true))

  function conclude(fait: Enregistre | null, stays: boolean): void {
    if (!fait) return
    draft.forget()
    setSaved(true)
    const laissees = Object.entries(typed.ecartees)
    typed.refuse(
      Object.fromEntries(
        laissees.map(([nom, raison]) => [nom, `Le reste est enregistré, sans cette image. ${raison}`]),
      ),
    )
    for (const [nom] of laissees) typed.ecarter(nom, '')
    const ferme = !stays && !fait.partiel && laissees.length === 0
    onEnregistre(fait.sujet, { nouveau: fait.nouveau, ferme, publier: ferme && publier.current })
    if (ferme) leaving.leave()
  }

  return {
    typed,
    saving,
    draft,
    leaving,
    isSaved,
    /** Saves, and closes the panel. */
    submit: () => void save(false),
    /** The same, and puts the item online. */
    submitAndPublish: () => void save(false, true),
    resolve: (choix: Valeurs) => void saving.resolve(choix).then((fait) => conclude(fait, false)),
  }
}
