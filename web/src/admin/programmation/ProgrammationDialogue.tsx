import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProgrammationDialogue_content$key } from '../../__generated__/ProgrammationDialogue_content.graphql.ts'
import { timeZoneName, useTimeZone } from '../timeZone.ts'
import { Boite, boite } from '../ui/Boite.tsx'
import { useAnswer } from '../ui/useAnswer.ts'
import { ChampMoment } from './ChampMoment.tsx'
import { instantOf, momentError, inputValueOf } from './moment.ts'
import { useSchedule } from './useSchedule.ts'

interface ProgrammationDialogueProps {
  content: ProgrammationDialogue_content$key
  onClose(): void
}

/** Asks when an item is to go on line and off it, in the hours of the firm. */
export default function ProgrammationDialogue({ content, onClose }: ProgrammationDialogueProps) {
  const item = useFragment(
    graphql`
      fragment ProgrammationDialogue_content on Content {
        id
        libelle
        publishAt
        unpublishAt
      }
    `,
    content,
  )
  const fuseau = useTimeZone()
  const [publier, setPublier] = useState(() => inputValueOf(item.publishAt, fuseau))
  const [retirer, setRetirer] = useState(() => inputValueOf(item.unpublishAt, fuseau))
  const { answer, ask } = useAnswer()
  const programmer = useSchedule()

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if ([publier, retirer].some((saisie) => momentError(saisie, fuseau)))
      return event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    const moments = { publishAt: instantOf(publier, fuseau), unpublishAt: instantOf(retirer, fuseau) }
    const fait = moments.publishAt || moments.unpublishAt ? 'est programmé.' : 'n’est plus programmé.'
    if (await ask(() => programmer(item, moments, `«\u00a0${item.libelle}\u00a0» ${fait}`))) onClose()
  }

  const { general, fields } = answer.refusal
  const formulaire = useRef<HTMLFormElement>(null)
  useEffect(() => {
    formulaire.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [fields])
  return (
    <Boite titre={`Programmer «\u00a0${item.libelle}\u00a0»`} onClose={onClose}>
      <form ref={formulaire} className={boite.corps} onSubmit={(event) => void submit(event)}>
        <p>
          Le site le fera de lui-même, à l’heure du cabinet&nbsp;: {timeZoneName(fuseau)}. Un champ vide ne
          prévoit rien.
        </p>
        <ChampMoment nom="Publier le" saisie={publier} onInput={setPublier} erreur={fields['publishAt']} />
        <ChampMoment nom="Retirer le" saisie={retirer} onInput={setRetirer} erreur={fields['unpublishAt']} />
        {general && <p role="alert">{general}</p>}
        <p className={boite.suites}>
          <button type="submit" className="bouton" aria-busy={answer.isAsking}>
            Programmer
          </button>
          <button type="button" className="bouton bouton-leger" onClick={onClose}>
            Fermer
          </button>
        </p>
      </form>
    </Boite>
  )
}
