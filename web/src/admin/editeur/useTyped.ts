import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Base, newBase } from './definition/base.ts'
import type { Finish, Register } from './saving/beforeSave.ts'
import type { FormFields } from './definition/fields.ts'
import type { FieldErrors } from './saving/localErrors.ts'
import { changedFields } from './brouillon/merge.ts'
import { pickFields, type FieldValue, type FieldValues } from './definition/fieldValue.ts'

/** Both are the same as long as the form is open: a field is drawn anew for what it holds, not for them. */
export type Change = (nom: string, valeur: FieldValue) => void
export type Reject = (nom: string, raison: string) => void

/** What is typed into a form, beside the item as it was when it was read last. */
export interface Typed {
  base: Base
  valeurs: FieldValues
  /** Names of the fields that differ from it. */
  changed: readonly string[]
  fautes: FieldErrors
  /** The faults that the last refusal told of, however many are corrected since: an object of its own each time. */
  refusees: FieldErrors
  /** What was chosen and cannot be taken: why, by field. */
  ecartees: FieldErrors
  /** Leaves out what was chosen for a field; or nothing more, without a reason. */
  ecarter: Reject
  change: Change
  /** Adds what a field has to finish before it is saved. */
  beforeSave: Register
  /** Has all fields finish: what is typed then; null where one of them cannot. */
  finish(): Promise<FieldValues | null>
  /** Whether a field holds something that is not yet among the values. */
  isUnfinished(): boolean
  refuse(fautes: FieldErrors): void
  /** Goes on with these values, compared with this base. */
  restart(base: Base, valeurs: FieldValues): void
  /** What was sent is saved, as `base` has it; answers whether more was typed since, which stays. */
  settle(base: Base, sent: FieldValues): boolean
}

/** What is typed, from what the item holds; of a new one, from what its page says of it. */
export function useTyped(champs: FormFields, found: Base | null, initiales: FieldValues): Typed {
  const [base, setBase] = useState(() => found ?? newBase(champs, initiales))
  const [valeurs, setValeurs] = useState(base.valeurs)
  const [fautes, setFautes] = useState<FieldErrors>({})
  const [refusees, setRefusees] = useState<FieldErrors>({})
  const [ecartees, setEcartees] = useState<FieldErrors>({})
  const latest = useRef(valeurs)
  useLayoutEffect(() => {
    latest.current = valeurs
  })
  const unfinished = useRef(new Set<Finish>())
  const beforeSave = useCallback<Register>((finish) => {
    unfinished.current.add(finish)
    return () => void unfinished.current.delete(finish)
  }, [])
  const ecarter = useCallback<Reject>((nom, raison) => {
    setEcartees(({ [nom]: _avant, ...autres }) => (raison ? { ...autres, [nom]: raison } : autres))
  }, [])
  const change = useCallback<Change>((nom, valeur) => {
    // Written at once: a save that waited for this field reads it before React has drawn it.
    latest.current = { ...latest.current, [nom]: valeur }
    setValeurs((autres) => ({ ...autres, [nom]: valeur }))
    setFautes(({ [nom]: _corrigee, ...autres }) => autres)
  }, [])

  return {
    base,
    valeurs,
    changed: changedFields(base.valeurs, valeurs),
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
      setValeurs((now) => ({ ...nouvelle.valeurs, ...pickFields(now, changedFields(sent, now)) }))
      return changedFields(sent, latest.current).length > 0
    },
  }
}
