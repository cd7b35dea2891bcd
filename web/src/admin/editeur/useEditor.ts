import { useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Relecture_content$key } from '../../__generated__/Relecture_content.graphql.ts'
import { usePageLocation } from '../../router/location.ts'
import { announce } from '../messages/announcements.ts'
import { checksOf } from '../relecture/checksOf.ts'
import type { FormulaireEditeurProps } from './definition/props.ts'
import { initialChoice } from './definition/initialChoice.ts'
import { useDraft } from './brouillon/useDraft.ts'
import { useLeaving } from './leaving/useLeaving.ts'
import { useSaveKey } from './saving/useSaveKey.ts'
import { type Saved, useSaving } from './saving/useSaving.ts'
import type { SaveTarget } from './saving/useSend.ts'
import { useTyped } from './useTyped.ts'
import type { FieldValues } from './definition/fieldValue.ts'

/** What is said of files that a save has not waited for. */
function comingText(count: number): string {
  return count === 1
    ? '1\u00a0fichier est encore en route\u00a0: enregistrez de nouveau quand il sera là.'
    : `${count}\u00a0fichiers sont encore en route\u00a0: enregistrez de nouveau quand ils seront là.`
}

/** All that an open editor does: what is typed, how it is kept and saved, and how the editor is left. */
export function useEditor(props: FormulaireEditeurProps) {
  const { definition, base, options, compte, newRowIn, onGuard, onSaved, onClose } = props
  const { search } = usePageLocation()
  const [initial] = useState(() =>
    initialChoice(definition, new URLSearchParams(search), options(definition.choix?.champ ?? '')),
  )
  const typed = useTyped(definition.champs, base, initial)
  const saving = useSaving(definition, newRowIn, typed)
  const draft = useDraft(compte, definition.type, typed, saving.resume)
  const [isSaved, setSaved] = useState(false)
  const environment = useRelayEnvironment()
  /** The remarks that kept it from going online the first time it was asked for. */
  const [toReview, setToReview] = useState<Relecture_content$key | null>(null)
  const [isReviewing, setReviewing] = useState(false)
  const isAsked = saving.conflict !== null
  const leaving = useLeaving({
    wouldLose: () => (typed.changed.length > 0 || typed.isUnfinished()) && !draft.found,
    isBusy: saving.isSending || isReviewing || isAsked,
    onGuard,
    onClose,
  })

  // What was asked for outlives the question of a conflict.
  const publishing = useRef(false)

  // What visitors see is not written over by the way: it has its draft.
  const estEnLigne = props.isOnline ?? props.estEnLigne
  const aUnBrouillon = estEnLigne || typed.base.sharedDraft !== null
  const peutPublier = estEnLigne || props.canPublish
  const keepTarget = aUnBrouillon ? 'brouillon' : 'element'
  const mainTarget = aUnBrouillon && peutPublier ? 'publication' : keepTarget

  async function save(target: SaveTarget, stays: boolean, publishes = false): Promise<void> {
    if (saving.isSending || isReviewing || draft.found) return
    setSaved(false)
    publishing.current = publishes
    const saved = await saving.save(target)
    conclude(saved, stays || (saved !== null && publishes && (await mustReview(saved.sujet.id))))
  }

  /** Whether there are remarks that nobody has been shown: asked for once more, it goes online with them. */
  async function mustReview(id: string): Promise<boolean> {
    if (toReview) return false
    setReviewing(true)
    // A server that does not answer will not publish either, and that is told then.
    const remarks = await checksOf(environment, id).catch(() => null)
    setReviewing(false)
    setToReview(remarks)
    return remarks !== null
  }
  useSaveKey(leaving.isAsking || isAsked ? null : () => void save(keepTarget, true))

  function conclude(saved: Saved | null, stays: boolean): void {
    if (!saved) return
    draft.forget()
    setSaved(true)
    const rejected = Object.entries(typed.ecartees)
    typed.refuse(
      Object.fromEntries(
        rejected.map(([name, reason]) => [name, `Le reste est enregistré, sans cette image. ${reason}`]),
      ),
    )
    for (const [name] of rejected) typed.ecarter(name, '')
    const coming = typed.coming()
    const closes = !stays && !saved.isPartial && rejected.length === 0 && coming === 0
    const { sujet, isNew, isDraft } = saved
    onSaved(sujet, { isNew, closes, publishes: closes && publishing.current, isDraft })
    if (coming > 0) announce(comingText(coming))
    if (closes) leaving.leave()
  }

  return {
    typed,
    saving,
    draft,
    leaving,
    isSaved,
    toReview,
    isReviewing,
    estEnLigne,
    /** What is typed can be kept beside the item. */
    aUnBrouillon,
    peutPublier,
    /** Saves, and closes the panel: what is online too. */
    submit: () => void save(mainTarget, false),
    /** The same, and leaves what is online as it is. */
    keep: () => void save(keepTarget, false),
    /** Saves what is offline, and puts it online. */
    submitAndPublish: () => void save('element', false, true),
    /** Takes the draft that the server keeps away, with what is typed over it. */
    drop: () => void saving.drop().then((isGone) => isGone && draft.forget()),
    resolve: (choices: FieldValues) => void saving.resolve(choices).then((saved) => conclude(saved, false)),
  }
}
