import { useRef, useState } from 'react'
import type { Sujet } from '../../liste/actes/useActs.ts'
import { whyNot } from '../../messages/annonces.ts'
import type { Base } from '../definition/base.ts'
import type { Gardes } from '../brouillon/brouillon.ts'
import { lireValeurs, type Champs } from '../definition/champs.ts'
import type { Definition } from '../definition/definition.ts'
import { fautesLocales } from './fautes.ts'
import { changes, reprendre, reunir, type Conflit } from '../brouillon/fusion.ts'
import type { Issue } from './issue.ts'
import { type Send, useSend, type Voie } from './useSend.ts'
import { useSendDraft } from '../brouillon/useSendDraft.ts'
import type { Typed } from '../useTyped.ts'
import type { Valeurs } from '../definition/valeurs.ts'

/** What was saved. */
export interface Enregistre {
  sujet: Sujet
  /** For the first time. */
  nouveau: boolean
  /** More was typed meanwhile. */
  partiel: boolean
  /** Not what is online, but its draft. */
  brouillon: boolean
}

export interface Saving {
  /** What is wrong with the whole of it. */
  message: string
  isSending: boolean
  /** How much of a file has been sent, from 0 to 1; null where none is. */
  progression: number | null
  conflit: Conflit | null
  /** Answers with what is saved; null where nothing is. */
  save(voie: Voie): Promise<Enregistre | null>
  /** Puts back what a draft holds; what others have changed meanwhile is asked about. */
  resume(gardes: Gardes): void
  /** Takes the choices made for a conflict. */
  resolve(choix: Valeurs): Promise<Enregistre | null>
  /** Puts the question off: nothing is saved. */
  postpone(): void
  /** Takes away the draft that the server keeps, and goes on with what is online; answers whether it is gone. */
  drop(): Promise<boolean>
}

/** Saves what is typed: merged with what others saved meanwhile, and asked about only where both changed the same. */
export function useSaving(definition: Definition, connections: readonly string[], typed: Typed): Saving {
  const [message, setMessage] = useState('')
  const [isSending, setSending] = useState(false)
  const [progression, setProgression] = useState<number | null>(null)
  const [conflit, setConflit] = useState<Conflit | null>(null)
  const send = useSend(definition, connections, setProgression)
  const draft = useSendDraft(definition)
  // What was asked for outlives the question of a conflict.
  const voie = useRef<Voie>('element')

  function restart(base: Base): void {
    typed.restart(base, base.valeurs)
    typed.refuse({})
  }

  async function save(depuis: Base, voulues: Valeurs, isChosen = false): Promise<Enregistre | null> {
    const locales = fautesLocales(definition.champs, voulues)
    typed.refuse(locales)
    setMessage('')
    if (Object.keys(locales).length > 0) return null
    const request = { send, depuis, voulues, voie: voie.current, isChosen }
    return whileSending(async () => conclude(await sendMerged(definition.champs, request), voulues))
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

  function conclude(issue: Settled, sent: Valeurs): Enregistre | null {
    if (issue.genre === 'conflit') setConflit(issue.conflit)
    if (issue.genre === 'refuse') {
      typed.refuse(issue.fautes)
      setMessage(issue.message)
    }
    if (issue.genre !== 'enregistre') return null
    const { element, libelle, prepare } = issue.base
    const partiel = typed.settle(issue.base, sent)
    const sujet = element && { id: element.id, libelle }
    return sujet && { sujet, nouveau: !typed.base.element, partiel, brouillon: prepare !== null }
  }

  return {
    message,
    isSending,
    progression,
    conflit,
    save(vers) {
      voie.current = vers
      return whileSending(async () => {
        const voulues = await typed.finish()
        return voulues && save(typed.base, voulues)
      })
    },
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
      return save(conflit.actuel, voulues, true)
    },
    postpone: () => setConflit(null),
    async drop() {
      setMessage('')
      const issue = await whileSending(() => draft.drop(typed.base))
      if (!issue) return false
      if (issue.genre === 'refuse') setMessage(issue.message)
      if (issue.genre === 'devance')
        setMessage('Quelqu’un l’a modifié entre-temps\u00a0: le voici tel qu’il est.')
      if (issue.genre !== 'refuse') restart(issue.genre === 'enregistre' ? issue.base : issue.actuel)
      return issue.genre === 'enregistre'
    },
  }
}

/** How it ended, or that somebody must choose. */
type Settled = Exclude<Issue, { genre: 'devance' }> | { genre: 'conflit'; conflit: Conflit }

interface Request {
  send: Send
  depuis: Base
  voulues: Valeurs
  voie: Voie
  /** What others have changed in the item since its draft was made was asked about. */
  isChosen: boolean
}

/** Sends what differs; where others were first it is merged with theirs and sent again. */
async function sendMerged(
  champs: Champs,
  { send, depuis, voulues, voie, isChosen }: Request,
): Promise<Settled> {
  const meet = async (actuel: Base, avant: Valeurs): Promise<Settled> => {
    const reunis = reunir(avant, voulues, actuel)
    if (reunis.fusion.conflits.length > 0) return { genre: 'conflit', conflit: { actuel, ...reunis } }
    return sendMerged(champs, {
      send,
      depuis: actuel,
      voulues: reunis.fusion.valeurs,
      voie,
      isChosen: true,
    })
  }
  if (depuis.prepare?.depasse && !isChosen) return meet(depuis, depuis.valeurs)
  const noms = changes(depuis.element ? depuis.valeurs : lireValeurs(champs, {}), voulues)
  const issue = await send(depuis, voulues, noms, voie)
  return issue.genre === 'devance' ? meet(issue.actuel, depuis.valeurs) : issue
}
