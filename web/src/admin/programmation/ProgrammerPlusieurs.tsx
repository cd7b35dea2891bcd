import { type SubmitEvent, useState } from 'react'
import { timeZoneName, useTimeZone } from '../timeZone.ts'
import { Boite, boite } from '../ui/Boite.tsx'
import { ChampMoment } from './ChampMoment.tsx'
import { instantOf, momentError } from './moment.ts'

interface Moments {
  publishAt?: string
  unpublishAt?: string
}

interface ProgrammerPlusieursProps {
  nombre: number
  /** Answers with whether it was done. */
  schedule(moments: Moments): Promise<boolean>
  onClose(): void
}

/** Asks when all that is chosen is to go on line, or off it. */
export default function ProgrammerPlusieurs({ nombre, schedule, onClose }: ProgrammerPlusieursProps) {
  const fuseau = useTimeZone()
  const [publier, setPublier] = useState('')
  const [retirer, setRetirer] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [isEmpty, setEmpty] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if ([publier, retirer].some((saisie) => momentError(saisie, fuseau)))
      return event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    const [publishAt, unpublishAt] = [instantOf(publier, fuseau), instantOf(retirer, fuseau)]
    const nothing = !publishAt && !unpublishAt
    setEmpty(nothing)
    if (nothing) event.currentTarget.querySelector('input')?.focus()
    if (isAsking || nothing) return
    setAsking(true)
    const fait = await schedule({ ...(publishAt && { publishAt }), ...(unpublishAt && { unpublishAt }) })
    setAsking(false)
    if (fait) onClose()
  }

  return (
    <Boite
      titre={nombre > 1 ? `Programmer ${nombre.toLocaleString('fr-FR')} éléments` : 'Programmer un élément'}
      onClose={onClose}
    >
      <form className={boite.corps} onSubmit={(event) => void submit(event)}>
        <p>
          Le site le fera de lui-même, à l’heure du cabinet&nbsp;: {timeZoneName(fuseau)}. Un champ vide
          laisse ce qui était prévu.
        </p>
        <ChampMoment
          nom="Publier le"
          saisie={publier}
          onInput={setPublier}
          erreur={isEmpty ? 'Choisissez au moins un moment.' : undefined}
        />
        <ChampMoment nom="Retirer le" saisie={retirer} onInput={setRetirer} />
        <p className={boite.suites}>
          <button type="submit" className="bouton" aria-busy={isAsking}>
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
