import { Button } from 'react-aria-components'
import { useTimeZone } from '../../timeZone.ts'
import type { LocalDraft } from './localDraft.ts'
import type { FormFields } from '../definition/fields.ts'
import classes from '../Editeur.module.css'
import type { Draft } from './useDraft.ts'
import { formatDate } from '../../../ui/formatDate.ts'

interface BrouillonRetrouveProps {
  brouillon: LocalDraft
  champs: FormFields
  draft: Draft
}

/** Offers what was typed before and not saved. */
export function BrouillonRetrouve({ brouillon, champs, draft }: BrouillonRetrouveProps) {
  const timeZone = useTimeZone()
  const quand = new Date(brouillon.quand)
  const labels = Object.keys(brouillon.champs).map((nom) => champs[nom]?.label)
  return (
    <section className={classes.brouillon} aria-label="Brouillon retrouvé">
      <p>
        Un brouillon du {formatDate(quand, { dateStyle: 'long', timeStyle: 'short', timeZone })} a été
        retrouvé&nbsp;: {labels.filter(Boolean).join(', ')}.
      </p>
      <div className={classes.actes}>
        <Button className="bouton bouton-serre" onPress={() => void draft.resume()}>
          Reprendre
        </Button>
        <Button className="bouton bouton-serre bouton-leger" onPress={draft.drop}>
          Abandonner
        </Button>
      </div>
    </section>
  )
}
