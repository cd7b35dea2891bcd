import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Base, baseNouvelle } from './definition/base.ts'
import type { Finish, Register } from './saving/beforeSave.ts'
import type { Champs } from './definition/champs.ts'
import type { Fautes } from './saving/fautes.ts'
import { changes } from './brouillon/fusion.ts'
import { seules, type Valeur, type Valeurs } from './definition/valeurs.ts'

/** Both are the same as long as the form is open: a field is drawn anew for what it holds, not for them. */
export type Change = (nom: string, valeur: Valeur) => void
export type Ecarter = (nom: string, raison: string) => void

/** What is typed into a form, beside the item as it was when it was read last. */
export interface Typed {
  base: Base
  valeurs: Valeurs
  /** Names of the fields that differ from it. */
  modifies: readonly string[]
  fautes: Fautes
  /** The faults that the last refusal told of, however many are corrected since: an object of its own each time. */
  refusees: Fautes
  /** What was chosen and cannot be taken: why, by field. */
  ecartees: Fautes
  /** Leaves out what was chosen for a field; or nothing more, without a reason. */
  ecarter: Ecarter
  change: Change
  /** Adds what a field has to finish before it is saved. */
  beforeSave: Register
  /** Has all fields finish: what is typed then; null where one of them cannot. */
  finish(): Promise<Valeurs | null>
  /** Whether a field holds something that is not yet among the values. */
  isUnfinished(): boolean
  refuse(fautes: Fautes): void
  /** Goes on with these values, compared with this base. */
  restart(base: Base, valeurs: Valeurs): void
  /** What was sent is saved, as `base` has it; answers whether more was typed since, which stays. */
  settle(base: Base, sent: Valeurs): boolean
}

/** What is typed, from what the item holds; of a new one, from what its page says of it. */
export function useTyped(champs: Champs, trouvee: Base | null, initiales: Valeurs): Typed {
  const [base, setBase] = useState(() => trouvee ?? baseNouvelle(champs, initiales))
  const [valeurs, setValeurs] = useState(base.valeurs)
  const [fautes, setFautes] = useState<Fautes>({})
  const [refusees, setRefusees] = useState<Fautes>({})
  const [ecartees, setEcartees] = useState<Fautes>({})
  const latest = useRef(valeurs)
  useLayoutEffect(() => {
    latest.current = valeurs
  })
  const unfinished = useRef(new Set<Finish>())
  const beforeSave = useCallback<Register>((finish) => {
    unfinished.current.add(finish)
    return () => void unfinished.current.delete(finish)
  }, [])
  const ecarter = useCallback<Ecarter>((nom, raison) => {
    setEcartees(({ [nom]: _avant, ...autres }) => (raison ? { ...autres, [nom]: raison } : autres))
  }, [])
  const change = useCallback<Change>((nom, valeur) => {
    // At once: a save that waited for this field reads it before React has drawn it.
    latest.current = { ...latest.current, [nom]: valeur }
    setValeurs((autres) => ({ ...autres, [nom]: valeur }))
    setFautes(({ [nom]: _corrigee, ...autres }) => autres)
  }, [])

  return {
    base,
    valeurs,
    modifies: changes(base.valeurs, valeurs),
    fautes,
    refusees,
    ecartees,
    ecarter,
    change,
    beforeSave,
    async finish() {
      const finished = await Promise.all([...unfinished.current].map((finish) => finish()))
      return finished.every(Boolean) ? latest.current : null
    },
    isUnfinished: () => unfinished.current.size > 0,
    refuse(trouvees) {
      setFautes(trouvees)
      setRefusees(trouvees)
    },
    restart(nouvelle, voulues) {
      setBase(nouvelle)
      setValeurs(voulues)
    },
    settle(nouvelle, sent) {
      setBase(nouvelle)
      setValeurs((now) => ({ ...nouvelle.valeurs, ...seules(now, changes(sent, now)) }))
      return changes(sent, latest.current).length > 0
    },
  }
}
