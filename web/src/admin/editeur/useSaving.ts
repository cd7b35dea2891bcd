import { useState } from 'react'
import type { Sujet } from '../liste/useActs.ts'
import { whyNot } from '../messages/messages.ts'
import type { Base } from './base.ts'
import type { Gardes } from './brouillon.ts'
import { lireValeurs, type Champs } from './champs.ts'
import type { Definition } from './definition.ts'
import { fautesLocales } from './fautes.ts'
import { changes, fusionner, reprendre, type Conflit } from './fusion.ts'
import { type Issue, type Send, useSend } from './useSend.ts'
import type { Typed } from './useTyped.ts'
import type { Valeurs } from './valeurs.ts'

/** What was saved. */
export interface Enregistre {
  sujet: Sujet
  /** For the first time. */
  nouveau: boolean
  /** More was typed meanwhile. */
  partiel: boolean
}

export interface Saving {
  /** What is wrong with the whole of it. */
  message: string
  isSending: boolean
  /** How much of a file has been sent, from 0 to 1; null where none is. */
  progression: number | null
  conflit: Conflit | null
  /** Answers with what is saved; null where nothing is. */
  save(): Promise<Enregistre | null>
  /** Puts back what a draft holds; what others have changed meanwhile is asked about. */
  resume(gardes: Gardes): void
  /** Takes the choices made for a conflict. */
  resolve(choix: Valeurs): Promise<Enregistre | null>
  /** Puts the question off: nothing is saved. */
  postpone(): void
}

/** Saves what is typed: merged with what others saved meanwhile, and asked about only where both changed the same. */
export function useSaving(definition: Definition, connections: readonly string[], typed: Typed): Saving {
  const [message, setMessage] = useState('')
  const [isSending, setSending] = useState(false)
  const [progression, setProgression] = useState<number | null>(null)
  const [conflit, setConflit] = useState<Conflit | null>(null)
  const send = useSend(definition, connections, setProgression)

  async function save(depuis: Base, voulues: Valeurs): Promise<Enregistre | null> {
    const locales = fautesLocales(definition.champs, voulues)
    typed.refuse(locales)
    setMessage('')
    if (Object.keys(locales).length > 0) return null
    setSending(true)
    try {
      return conclude(await sendMerged(definition.champs, send, depuis, voulues), voulues)
    } catch (error) {
      setMessage(`Rien n’est perdu. ${whyNot(error)}`)
      return null
    } finally {
      setSending(false)
      setProgression(null)
    }
  }

  function conclude(
    issue: Exclude<Issue, { genre: 'devance' }> | Disputed,
    sent: Valeurs,
  ): Enregistre | null {
    if (issue.genre === 'conflit') setConflit(issue.conflit)
    if (issue.genre === 'refuse') {
      typed.refuse(issue.fautes)
      setMessage(issue.message)
    }
    if (issue.genre !== 'enregistre') return null
    const { element, libelle } = issue.base
    const partiel = typed.settle(issue.base, sent)
    return element && { sujet: { id: element.id, libelle }, nouveau: !typed.base.element, partiel }
  }

  return {
    message,
    isSending,
    progression,
    conflit,
    save: () => save(typed.base, typed.valeurs),
    resume(gardes) {
      const repris = reprendre(definition.champs, typed.base, gardes)
      typed.restart(repris.base, repris.valeurs)
      setConflit(repris.conflit)
    },
    resolve(choix) {
      if (!conflit) return Promise.resolve(null)
      const voulues = { ...conflit.fusion.valeurs, ...choix }
      typed.restart(conflit.actuel, voulues)
      setConflit(null)
      return save(conflit.actuel, voulues)
    },
    postpone: () => setConflit(null),
  }
}

/** Somebody must choose. */
interface Disputed {
  genre: 'conflit'
  conflit: Conflit
}

/** Sends what differs; where others were first it is merged with theirs and sent again. */
async function sendMerged(champs: Champs, send: Send, depuis: Base, voulues: Valeurs) {
  const noms = changes(depuis.element ? depuis.valeurs : lireValeurs(champs, {}), voulues)
  const issue = await send(depuis.element, voulues, noms)
  if (issue.genre !== 'devance') return issue
  const { actuel } = issue
  const fusion = fusionner(depuis.valeurs, voulues, actuel.valeurs)
  if (fusion.conflits.length === 0) return sendMerged(champs, send, actuel, fusion.valeurs)
  const disputed: Disputed = { genre: 'conflit', conflit: { actuel, avant: depuis.valeurs, fusion } }
  return disputed
}
