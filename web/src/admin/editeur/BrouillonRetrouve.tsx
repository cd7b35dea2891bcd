import { Button } from 'react-aria-components'
import type { Brouillon } from './brouillon.ts'
import type { Champs } from './champs.ts'
import classes from './Editeur.module.css'
import type { Draft } from './useDraft.ts'

interface BrouillonRetrouveProps {
  brouillon: Brouillon
  champs: Champs
  draft: Draft
}

const { format } = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' })

/** Offers what was typed before and not saved. */
export function BrouillonRetrouve({ brouillon, champs, draft }: BrouillonRetrouveProps) {
  const labels = Object.keys(brouillon.champs).map((nom) => champs[nom]?.label)
  return (
    <section className={classes.brouillon} aria-label="Brouillon retrouvé">
      <p>
        Un brouillon du {format(new Date(brouillon.quand))} a été retrouvé&nbsp;:{' '}
        {labels.filter(Boolean).join(', ')}.
      </p>
      <div className={classes.actes}>
        <Button className="bouton bouton-serre" onPress={draft.resume}>
          Reprendre
        </Button>
        <Button className="bouton bouton-serre bouton-leger" onPress={draft.drop}>
          Abandonner
        </Button>
      </div>
    </section>
  )
}
