import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Base, newBase } from './definition/base.ts'
import type { Finish, Register } from './saving/beforeSave.ts'
import type { FormFields } from './definition/fields.ts'
import { type FieldErrors, withoutFault } from './saving/localErrors.ts'
import { changedFields, mergeValues } from './brouillon/merge.ts'
import { type FieldValue, type FieldValues } from './definition/fieldValue.ts'

/** A new value, or how it comes of the one before. Both are the same as long as the form is open: a field is drawn anew for what it holds, not for them. */
export type Change = (name: string, value: FieldValue | ((before: FieldValue) => FieldValue)) => void
export type Reject = (name: string, reason: string) => void

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
  /** Number of pictures that are being sent, and will be values then: a save does not wait for them. */
  coming(): number
  refuse(fautes: FieldErrors): void
  /** Goes on with these values, compared with this base. */
  restart(base: Base, valeurs: FieldValues): void
  /** What was sent is saved, as `base` has it; answers whether more was typed since, which stays. */
  settle(base: Base, sent: FieldValues): boolean
}

/** What is typed, from what the item holds; of a new one, from what its page says of it. */
export function useTyped(fields: FormFields, found: Base | null, initial: FieldValues): Typed {
  const [base, setBase] = useState(() => found ?? newBase(fields, initial))
  const [valeurs, setValeurs] = useState(base.valeurs)
  const [fautes, setFautes] = useState<FieldErrors>({})
  const [refusees, setRefusees] = useState<FieldErrors>({})
  const [ecartees, setEcartees] = useState<FieldErrors>({})
  const latest = useRef(valeurs)
  useLayoutEffect(() => {
    latest.current = valeurs
  })
  const unfinished = useRef(new Map<Finish, number>())
  const beforeSave = useCallback<Register>((finish, coming = 0) => {
    unfinished.current.set(finish, coming)
    return () => void unfinished.current.delete(finish)
  }, [])
  const ecarter = useCallback<Reject>((name, reason) => {
    setEcartees(({ [name]: _before, ...others }) => (reason ? { ...others, [name]: reason } : others))
  }, [])
  const change = useCallback<Change>((name, value) => {
    // Written at once: a save that waited for this field reads it before React has drawn it.
    const changed = (others: FieldValues) => ({
      ...others,
      [name]: typeof value === 'function' ? value(others[name] ?? null) : value,
    })
    latest.current = changed(latest.current)
    setValeurs(changed)
    setFautes((others) => withoutFault(others, name))
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
      const finished = await Promise.all([...unfinished.current.keys()].map((finish) => finish()))
      return finished.every(Boolean) ? latest.current : null
    },
    isUnfinished: () => unfinished.current.size > 0,
    coming: () => [...unfinished.current.values()].reduce((sum, coming) => sum + coming, 0),
    refuse(errors) {
      setFautes(errors)
      setRefusees(errors)
    },
    restart(next, wanted) {
      setBase(next)
      setValeurs(wanted)
    },
    settle(next, sent) {
      setBase(next)
      setValeurs((now) => mergeValues(sent, now, next.valeurs).valeurs)
      return changedFields(sent, latest.current).length > 0
    },
  }
}
