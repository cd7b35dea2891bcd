import { type RefObject, type SubmitEvent, useState } from 'react'
import { Dialog, Heading, Popover } from 'react-aria-components'
import { limitLabel, replaceQuestion } from '../../wording.ts'
import { boite } from '../../ui/Boite.tsx'
import { type ListStats, useList } from '../listContext.ts'
import classes from './Remplacement.module.css'
import { type ActSubject, useActs } from './useActs.ts'

interface RemplacementProps {
  /** What is to be published; null where one asks of the limit itself. */
  sujet: ActSubject | null
  /** The element that was tapped. */
  ancre: RefObject<Element | null>
  onClose(): void
}

/** Says, where one taps on it, how many may be active, and asks which one leaves its place. */
export default function Remplacement({ sujet, ancre, onClose }: RemplacementProps) {
  const { contentType, stats } = useList()
  if (typeof stats.activeLimit !== 'number') return null
  const limit = limitLabel(stats.activeLimit, contentType)
  return (
    <Popover
      isOpen
      triggerRef={ancre}
      placement="bottom start"
      className={classes.bulle ?? ''}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Dialog className={classes.dialogue ?? ''}>
        <Heading slot="title" level={2} className={classes.titre ?? ''}>
          {sujet ? `${limit}\u00a0: ${replaceQuestion(contentType)}` : limit}
        </Heading>
        {sujet ? <Choix sujet={sujet} stats={stats} onClose={onClose} /> : <Place stats={stats} />}
      </Dialog>
    </Popover>
  )
}

interface ChoixProps {
  sujet: ActSubject
  stats: ListStats
  onClose(): void
}

/** Publishes an item in the place of one that is active: both, or neither. */
function Choix({ sujet, stats: { actives }, onClose }: ChoixProps) {
  const { swap } = useActs()
  const [wanted, setWanted] = useState('')
  const [isBusy, setBusy] = useState(false)
  const chosen = actives.length === 1 ? actives[0] : actives.find(({ id }) => id === wanted)

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!chosen || isBusy) return
    setBusy(true)
    await swap(sujet, chosen)
    onClose()
  }

  return (
    <form className={classes.corps} onSubmit={(event) => void submit(event)}>
      <p>«&nbsp;{sujet.libelle}&nbsp;» prendra sa place sur le site.</p>
      <fieldset className={boite.liste}>
        <legend className="hors-ecran">À la place de&nbsp;:</legend>
        {actives.map((item) => (
          <label key={item.id} className={boite.choix}>
            <input
              type="radio"
              name="remplace"
              checked={chosen?.id === item.id}
              onChange={() => setWanted(item.id)}
            />
            {item.libelle}
          </label>
        ))}
      </fieldset>
      <p className={boite.suites}>
        <button type="submit" className="bouton bouton-serre" disabled={!chosen} aria-busy={isBusy}>
          Remplacer
        </button>
        <button type="button" className="bouton bouton-serre bouton-leger" onClick={onClose}>
          Annuler
        </button>
      </p>
    </form>
  )
}

function Place({ stats: { actives } }: { stats: ListStats }) {
  return (
    <div className={classes.corps}>
      <p>En ligne&nbsp;: {actives.map(({ libelle }) => libelle).join(', ')}.</p>
      <p>
        Pour publier autre chose, touchez «&nbsp;Remplacer…&nbsp;» à la ligne voulue, puis choisissez ce qui
        lui laisse sa place.
      </p>
    </div>
  )
}
