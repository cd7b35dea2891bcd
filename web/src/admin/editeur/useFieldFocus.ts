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
    return asked ?? (isNew ? places.find((nom) => !textOf(base.valeurs[nom])) : undefined)
  })

  useEffect(() => (first ? focusOnceThere(form.current, first) : undefined), [form, first])

  const { sections } = definition
  useEffect(() => {
    const wrong = sections.flatMap(({ champs }) => champs).find((nom) => refusees[nom])
    if (wrong) focusField(form.current, wrong)
  }, [form, sections, refusees])
}

/** Name of the form field that shows an input field of the server; the fields of a picture are shown with it. */
export function placeOfField(field: string, { champs, sections }: Definition): string | undefined {
  const cle = fieldNamed(champs, field)
  const places = sections.flatMap((section) => section.champs)
  if (cle === undefined) return undefined
  return places.find((nom) => cle === nom || (champs[nom]?.kind === 'photo' && cle.startsWith(nom)))
}

/** Focuses a field of a form. False where its input is not there yet. */
export function focusField(form: HTMLFormElement | null, nom: string): boolean {
  const champ = fieldElement(form, nom)
  // The toolbar of a rich text and the radio buttons of a position come before their inputs.
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

/** Focuses a field as soon as its input is there: the editor of a rich text loads later than its text. */
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
