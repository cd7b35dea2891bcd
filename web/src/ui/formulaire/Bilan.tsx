import { type MouseEvent, use, useEffect, useRef } from 'react'
import { SubmittedFormContext } from '../../router/submitted.ts'
import { useText } from '../../texts/texts.ts'
import classes from './Bilan.module.css'
import { faultText } from './faultText.ts'
import { fieldIds } from './formContext.ts'
import { type SubmitRefusal, refusalText } from './submitRefusal.ts'

interface BilanProps {
  refusal: SubmitRefusal
  labels: Readonly<Record<string, string>>
}

/** Why the form was not taken, and the way to each fault. It takes the focus, so that it is read out. */
export function Bilan({ refusal, labels }: BilanProps) {
  const text = useText()
  const element = useRef<HTMLDivElement>(null)
  const arrivedWithPage = useRef(use(SubmittedFormContext) !== null)
  useEffect(() => {
    // A reader who is already correcting the page that came with it is left alone.
    const isBusy = arrivedWithPage.current && document.activeElement !== document.body
    arrivedWithPage.current = false
    if (!isBusy) element.current?.focus()
  }, [refusal])
  // Names in the order of the page, and whatever else the server has to say.
  const names = new Set([...Object.keys(labels), ...Object.keys(refusal.messages)])
  const faulty = [...names].flatMap((nom) => {
    const message = refusal.messages[nom]
    return message ? [[nom, message] as const] : []
  })

  function focusNamed(event: MouseEvent, nom: string): void {
    event.preventDefault()
    document.getElementById(fieldIds(nom).id)?.focus()
  }

  return (
    <div ref={element} className={classes.bilan} tabIndex={-1} role="alert">
      <p>{refusalText(refusal, text)}</p>
      {faulty.length > 0 && (
        <ul className={classes.fautes}>
          {faulty.map(([nom, message]) => (
            <li key={nom}>
              <a href={`#${fieldIds(nom).id}`} onClick={(event) => focusNamed(event, nom)}>
                {labels[nom] ?? nom}
              </a>
              {'\u00a0: '}
              {faultText(message, text)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
