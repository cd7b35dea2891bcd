import { type RefObject, useEffect, useState } from 'react'
import { usePageLocation } from '../../router/location.ts'
import { fieldNamed } from './definition/fields.ts'
import type { Definition } from './definition/definition.ts'
import type { Typed } from './useTyped.ts'
import { textOf } from './definition/fieldValue.ts'

/**
 * Focuses the field that the address names, or the first empty field of a new item; after a refused save, the first refused
 * field.
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
    return asked ?? (isNew ? places.find((wanted) => !textOf(base.valeurs[wanted])) : undefined)
  })

  useEffect(() => (first ? focusOnceThere(form.current, first) : undefined), [form, first])

  const { sections } = definition
  useEffect(() => {
    const wrong = sections.flatMap(({ champs }) => champs).find((wanted) => refusees[wanted])
    if (wrong) focusField(form.current, wrong)
  }, [form, sections, refusees])
}

/** Name of the form field that shows an input field of the server; the fields of a picture, and hours as a text, are shown with another. */
export function placeOfField(field: string, { champs, sections }: Definition): string | undefined {
  const name = fieldNamed(champs, field)
  const places = sections.flatMap((section) => section.champs)
  if (name === undefined) return undefined
  return places.includes(name) ? name : places.find((wanted) => champs[wanted]?.relatedFields?.includes(name))
}

/** Focuses a field of a form. False where its input is not there yet. */
export function focusField(form: HTMLElement | null, wanted: string): boolean {
  const element = fieldElement(form, wanted)
  // The toolbar of a rich text and the radio buttons of a position come before their inputs.
  const selector =
    element?.dataset.genre === 'riche'
      ? '[contenteditable="true"]'
      : 'input:not([type=radio]), textarea, button'
  const place =
    element?.querySelector<HTMLElement>(':is(input, textarea)[aria-invalid=true]') ??
    element?.querySelector<HTMLElement>(selector)
  place?.focus()
  return place !== null && place !== undefined
}

function fieldElement(form: HTMLElement | null, wanted: string): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[data-champ="${wanted}"]`) ?? null
}

/** Focuses a field as soon as its input is there: the editor of a rich text loads later than its text. */
export function focusOnceThere(form: HTMLElement | null, wanted: string): (() => void) | undefined {
  const element = fieldElement(form, wanted)
  if (!element || focusField(form, wanted)) return undefined
  element.scrollIntoView({ block: 'center' })
  const coming = new MutationObserver(() => {
    // The focus stays where somebody has put it meanwhile.
    const place = document.activeElement?.closest('[data-champ]') ?? element
    if (place !== element || focusField(form, wanted)) coming.disconnect()
  })
  coming.observe(element, { childList: true, subtree: true, attributes: true })
  return () => coming.disconnect()
}
