import { textValues } from './formValues.ts'
import type { Rule } from './rules.ts'

/*
 * What is being written in a form stays with its tab: a visitor who looks up a service, or comes back to a page that the
 * browser had put away, finds it again. Whatever the browser has filled in, or the server sent back, is left as it is.
 */

const keyOf = (path: string) => `saisie ${path}`

type Rules = Readonly<Record<string, Rule>>

/** A browser that keeps nothing for this site throws at each touch: then a form is what it was without. */
function tried(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof DOMException) && !(error instanceof SyntaxError)) throw error
  }
}

export function keepDraft(path: string, form: HTMLFormElement, rules: Rules): void {
  tried(() => sessionStorage.setItem(keyOf(path), JSON.stringify(textValues(rules, new FormData(form)))))
}

export function restoreDraft(path: string, form: HTMLFormElement, rules: Rules): void {
  tried(() => {
    const kept: Record<string, unknown> = Object(JSON.parse(sessionStorage.getItem(keyOf(path)) ?? '{}'))
    for (const name of Object.keys(rules)) {
      const [field, value] = [form.elements.namedItem(name), kept[name]]
      if (field === null || !('value' in field) || typeof value !== 'string') continue
      if (field.value === ('defaultValue' in field ? field.defaultValue : '')) field.value = value
    }
  })
}

/** Forgets the draft of a form that was sent. */
export function forgetDraft(path: string): void {
  tried(() => sessionStorage.removeItem(keyOf(path)))
}
