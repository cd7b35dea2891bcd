import { type SubmitEvent, useEffect, useRef } from 'react'
import type { Refusal } from './serverRefusal.ts'
import { useAnswer } from './useAnswer.ts'

/** The value of a field by its name; of a box that is not ticked, nothing. */
type Values = (name: string) => string

interface ShortFormOptions {
  /** What is said when it was taken. */
  fait?: string
  onDone?(form: HTMLFormElement): void
}

/** A form that is sent as it is: the server says what is wrong, the first wrong field gets the keyboard. */
export function useShortForm(
  send: (value: Values) => Promise<Refusal | null>,
  { fait, onDone }: ShortFormOptions = {},
) {
  const { answer, ask } = useAnswer()
  const form = useRef<HTMLFormElement>(null)
  const { fields } = answer.refusal

  useEffect(() => {
    const named = Object.keys(fields)
    const wrong = [...(form.current?.elements ?? [])].find(
      (element) => element instanceof HTMLInputElement && named.includes(element.name),
    )
    if (!(wrong instanceof HTMLInputElement)) return
    wrong.focus()
    // What nobody can read is not corrected, but typed anew.
    if (wrong.autocomplete.endsWith('password')) wrong.select()
  }, [fields])

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { currentTarget } = event
    const data = new FormData(currentTarget)
    if (await ask(() => send((name) => String(data.get(name) ?? '')), fait)) onDone?.(currentTarget)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    void submit(event)
  }
  return { answer, ask, fields, props: { ref: form, noValidate: true, onSubmit } }
}

export type ShortForm = ReturnType<typeof useShortForm>
