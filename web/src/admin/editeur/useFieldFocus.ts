import { type RefObject, useEffect, useState } from 'react'
import type { Section } from './definition.ts'
import type { Fautes } from './fautes.ts'

/** Leads the keyboard to the first field of an empty form, and to the first of those that were refused. */
export function useFieldFocus(
  form: RefObject<HTMLFormElement | null>,
  sections: readonly Section[],
  refusees: Fautes,
  isEmpty: boolean,
): void {
  const [first] = useState(() => (isEmpty ? sections[0]?.champs[0] : undefined))

  useEffect(() => {
    if (first) focusField(form.current, first)
  }, [form, first])

  useEffect(() => {
    const wrong = sections.flatMap(({ champs }) => champs).find((nom) => refusees[nom])
    if (wrong) focusField(form.current, wrong)
  }, [form, sections, refusees])
}

/** Leads the keyboard to a field of a form. */
export function focusField(form: HTMLFormElement | null, nom: string): void {
  const champ = form?.querySelector(`[data-champ="${nom}"]`)
  champ?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"], button')?.focus()
}
