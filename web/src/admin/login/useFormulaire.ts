import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { panne, type Refus } from './refus.ts'

/** A form that is sent as it is: the server says what is wrong, the first wrong field gets the keyboard. */
export function useFormulaire(send: (values: Values) => Promise<Refus | null>) {
  const [refus, setRefus] = useState<Refus>({ fields: {} })
  const [enCours, setEnCours] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const named = Object.keys(refus.fields)
    const wrong = [...(form.current?.elements ?? [])].find(
      (element) => element instanceof HTMLInputElement && named.includes(element.name),
    )
    if (wrong instanceof HTMLInputElement) wrong.focus()
  }, [refus])

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (enCours) return
    const data = new FormData(event.currentTarget)
    setEnCours(true)
    const refused = await send((name) => String(data.get(name) ?? '')).catch(() => panne)
    setEnCours(false)
    if (refused) setRefus(refused)
  }

  return { refus, enCours, props: { ref: form, noValidate: true, onSubmit: submit } }
}

/** The value of a field by its name. */
type Values = (name: string) => string
