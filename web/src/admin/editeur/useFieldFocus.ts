import { type RefObject, useEffect, useState } from 'react'
import { usePageLocation } from '../../router/location.ts'
import { fieldNamed } from './definition/fields.ts'
import type { Definition } from './definition/definition.ts'
import type { Typed } from './useTyped.ts'
import { textOf } from './definition/fieldValue.ts'

/**
 * Leads the keyboard to the field that the address names, or to the first one of a new item that holds nothing yet; and to the
 * first of those that were refused.
 */
export function useFieldFocus(
  form: RefObject<HTMLFormElement | null>,
  definition: Definition,
  { base, refusees }: Pick<Typed, 'base' | 'refusees'>,
  isNew: boolean,
): void {
  const { search } = usePageLocation()
  const [first] = useState(() => {
    const asked = placeOfField(new URLSearchParams(search).get('champ') ?? '', definition)
    const places = definition.sections.flatMap(({ champs }) => champs)
    return asked ?? (isNew ? places.find((nom) => !textOf(base.valeurs[nom])) : undefined)
  })

  useEffect(() => (first ? focusOnceThere(form.current, first) : undefined), [form, first])

  const { sections } = definition
  useEffect(() => {
    const wrong = sections.flatMap(({ champs }) => champs).find((nom) => refusees[nom])
    if (wrong) focusField(form.current, wrong)
  }, [form, sections, refusees])
}

/** The field of the form that holds what the server calls this: what is said of a picture stands with the picture. */
export function placeOfField(field: string, { champs, sections }: Definition): string | undefined {
  const cle = fieldNamed(champs, field)
  const places = sections.flatMap((section) => section.champs)
  if (cle === undefined) return undefined
  return places.find((nom) => cle === nom || (champs[nom]?.kind === 'photo' && cle.startsWith(nom)))
}

/** Leads the keyboard to a field of a form. False where there is nothing yet to type into. */
export function focusField(form: HTMLFormElement | null, nom: string): boolean {
  const champ = fieldElement(form, nom)
  // The tools of a rich text stand before it, and so does how a position is written.
  const saisie =
    champ?.dataset.genre === 'riche'
      ? '[contenteditable="true"]'
      : 'input:not([type=radio]), textarea, button'
  const place = champ?.querySelector<HTMLElement>(saisie)
  place?.focus()
  return place !== null && place !== undefined
}

function fieldElement(form: HTMLFormElement | null, nom: string): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[data-champ="${nom}"]`) ?? null
}

/** The same once that is there: a rich text can be read before its editor has come. */
function focusOnceThere(form: HTMLFormElement | null, nom: string): (() => void) | undefined {
  const champ = fieldElement(form, nom)
  if (!champ || focusField(form, nom)) return undefined
  champ.scrollIntoView({ block: 'center' })
  const coming = new MutationObserver(() => {
    // The focus stays where somebody has put it meanwhile.
    const place = document.activeElement?.closest('[data-champ]') ?? champ
    if (place !== champ || focusField(form, nom)) coming.disconnect()
  })
  coming.observe(champ, { childList: true, subtree: true, attributes: true })
  return () => coming.disconnect()
}
