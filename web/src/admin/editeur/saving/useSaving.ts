import { useRef, useState } from 'react'
import type { ActSubject } from '../../liste/actes/useActs.ts'
import { whyNot } from '../../messages/announcements.ts'
import type { Base } from '../definition/base.ts'
import type { KeptValues } from '../brouillon/localDraft.ts'
import { readValues, type FormFields } from '../definition/fields.ts'
import type { Definition } from '../definition/definition.ts'
import { localErrors } from './localErrors.ts'
import { changedFields, resumeDraft, mergeWithCurrent, type Conflict } from '../brouillon/merge.ts'
import type { SaveOutcome } from './saveOutcome.ts'
import type { NewRowIn } from './saveContent.ts'
import { type Send, useSend, type SaveTarget } from './useSend.ts'
import { useSendDraft } from '../brouillon/useSendDraft.ts'
import type { Typed } from '../useTyped.ts'
import type { FieldValues } from '../definition/fieldValue.ts'

/** What was saved. */
export interface Saved {
  sujet: ActSubject
  /** Saved for the first time. */
  isNew: boolean
  /** More was typed meanwhile. */
  isPartial: boolean
  /** Its draft was saved, not what is online. */
  isDraft: boolean
}

export interface Saving {
  /** What is wrong with the whole of it. */
  message: string
  isSending: boolean
  /** How much of a file has been sent, from 0 to 1; null where none is. */
  progression: number | null
  conflict: Conflict | null
  /** Answers with what is saved; null where nothing is. */
  save(target: SaveTarget): Promise<Saved | null>
  /** Puts back what a draft holds; what others have changed meanwhile is asked about. */
  resume(kept: KeptValues): void
  /** Takes the choices made for a conflict. */
  resolve(choices: FieldValues): Promise<Saved | null>
  /** Puts the question off: nothing is saved. */
  postpone(): void
  /** Takes away the draft that the server keeps, and goes on with what is online; answers whether it is gone. */
  drop(): Promise<boolean>
}

/** Saves what is typed: merged with what others saved meanwhile, and asked about only where both changed the same. */
export function useSaving(definition: Definition, newRowIn: NewRowIn, typed: Typed): Saving {
  const [message, setMessage] = useState('')
  const [isSending, setSending] = useState(false)
  const [progression, setProgression] = useState<number | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const send = useSend(definition, newRowIn, setProgression)
  const draft = useSendDraft(definition)
  // What was asked for outlives the question of a conflict.
  const target = useRef<SaveTarget>('element')

  function restart(base: Base): void {
    typed.restart(base, base.valeurs)
    typed.refuse({})
  }

  async function save(from: Base, wanted: FieldValues, isChosen = false): Promise<Saved | null> {
    const errors = localErrors(definition.champs, wanted)
    typed.refuse(errors)
    setMessage('')
    if (Object.keys(errors).length > 0) return null
    const request = { send, from, wanted, target: target.current, isChosen }
    return whileSending(async () => conclude(await sendMerged(definition.champs, request), wanted))
  }

  async function whileSending<T>(work: () => Promise<T>): Promise<T | null> {
    setSending(true)
    try {
      return await work()
    } catch (error) {
      setMessage(`Rien n’est perdu. ${whyNot(error)}`)
      return null
    } finally {
      setSending(false)
      setProgression(null)
    }
  }

  function conclude(outcome: Settled, sent: FieldValues): Saved | null {
    if (outcome.kind === 'conflict') setConflict(outcome.conflict)
    if (outcome.kind === 'refused') {
      typed.refuse(outcome.errors)
      setMessage(outcome.message)
    }
    if (outcome.kind !== 'saved') return null
    const { element, libelle, sharedDraft } = outcome.base
    const isPartial = typed.settle(outcome.base, sent)
    const sujet = element && { id: element.id, libelle }
    return sujet && { sujet, isNew: !typed.base.element, isPartial, isDraft: sharedDraft !== null }
  }

  return {
    message,
    isSending,
    progression,
    conflict,
    save(goal) {
      target.current = goal
      return whileSending(async () => {
        const wanted = await typed.finish()
        return wanted && save(typed.base, wanted)
      })
    },
    resume(kept) {
      const resumed = resumeDraft(definition.champs, typed.base, kept)
      typed.restart(resumed.base, resumed.valeurs)
      setConflict(resumed.conflict)
    },
    resolve(choices) {
      if (!conflict) return Promise.resolve(null)
      const wanted = { ...conflict.merge.valeurs, ...choices }
      typed.restart(conflict.current, wanted)
      setConflict(null)
      return save(conflict.current, wanted, true)
    },
    postpone: () => setConflict(null),
    async drop() {
      setMessage('')
      const outcome = await whileSending(() => draft.drop(typed.base))
      if (!outcome) return false
      if (outcome.kind === 'refused') setMessage(outcome.message)
      if (outcome.kind === 'outdated')
        setMessage('Quelqu’un l’a modifié entre-temps\u00a0: le voici tel qu’il est.')
      if (outcome.kind !== 'refused') restart(outcome.kind === 'saved' ? outcome.base : outcome.current)
      return outcome.kind === 'saved'
    },
  }
}

/** How it ended, or that somebody must choose. */
type Settled = Exclude<SaveOutcome, { kind: 'outdated' }> | { kind: 'conflict'; conflict: Conflict }

interface Request {
  send: Send
  from: Base
  wanted: FieldValues
  target: SaveTarget
  /** What others have changed in the item since its draft was made was asked about. */
  isChosen: boolean
}

/** Sends what differs; where others were first it is merged with theirs and sent again. */
async function sendMerged(
  fields: FormFields,
  { send, from, wanted, target, isChosen }: Request,
): Promise<Settled> {
  const meet = async (current: Base, before: FieldValues): Promise<Settled> => {
    const merged = mergeWithCurrent(before, wanted, current)
    if (merged.merge.conflicts.length > 0) return { kind: 'conflict', conflict: { current, ...merged } }
    return sendMerged(fields, {
      send,
      from: current,
      wanted: merged.merge.valeurs,
      target,
      isChosen: true,
    })
  }
  if (from.sharedDraft?.isOutdated && !isChosen) return meet(from, from.valeurs)
  const names = changedFields(from.element ? from.valeurs : readValues(fields, {}), wanted)
  const outcome = await send(from, wanted, names, target)
  return outcome.kind === 'outdated' ? meet(outcome.current, from.valeurs) : outcome
}
