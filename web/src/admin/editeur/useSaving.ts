import { useState } from 'react'
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

/** Nothing is saved; all is; or all but what was typed meanwhile. */
export type Suite = 'rien' | 'tout' | 'partie'

export interface Saving {
  /** What is wrong with the whole of it. */
  message: string
  isSending: boolean
  /** How much of a file has been sent, from 0 to 1; null where none is. */
  progression: number | null
  conflit: Conflit | null
  save(): Promise<Suite>
  /** Puts back what a draft holds; what others have changed meanwhile is asked about. */
  resume(gardes: Gardes): void
  /** Takes the choices made for a conflict. */
  resolve(choix: Valeurs): Promise<Suite>
  /** Puts the question off: nothing is saved. */
  postpone(): void
}

/** Saves what is typed: merged with what others saved meanwhile, and asked about only where both changed the same. */
export function useSaving(
  definition: Definition,
  connections: readonly string[],
  typed: Typed,
  onCree: (id: string, libelle: string) => void,
): Saving {
  const [message, setMessage] = useState('')
  const [isSending, setSending] = useState(false)
  const [progression, setProgression] = useState<number | null>(null)
  const [conflit, setConflit] = useState<Conflit | null>(null)
  const send = useSend(definition, connections, setProgression)

  async function save(depuis: Base, voulues: Valeurs): Promise<Suite> {
    const locales = fautesLocales(definition.champs, voulues)
    typed.refuse(locales)
    setMessage('')
    if (Object.keys(locales).length > 0) return 'rien'
    setSending(true)
    try {
      return conclude(await sendMerged(definition.champs, send, depuis, voulues), voulues)
    } catch (error) {
      setMessage(`Rien n’est perdu. ${whyNot(error)}`)
      return 'rien'
    } finally {
      setSending(false)
      setProgression(null)
    }
  }

  function conclude(issue: Exclude<Issue, { genre: 'devance' }> | Disputed, sent: Valeurs): Suite {
    if (issue.genre === 'conflit') setConflit(issue.conflit)
    if (issue.genre === 'refuse') {
      typed.refuse(issue.fautes)
      setMessage(issue.message)
    }
    if (issue.genre !== 'enregistre') return 'rien'
    const { element, libelle } = issue.base
    if (!typed.base.element && element) onCree(element.id, libelle)
    return typed.settle(issue.base, sent) ? 'partie' : 'tout'
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
      if (!conflit) return Promise.resolve('rien')
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
