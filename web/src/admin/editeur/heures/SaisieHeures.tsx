import { lazy, useState } from 'react'
import { Checkbox } from 'react-aria-components'
import type { Heures } from '../../../../../schema/horaires/heures.ts'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import { heuresOf, textOf } from '../definition/fieldValue.ts'
import { announceError, whyNot } from '../../messages/announcements.ts'
import { CodeManquant } from '../saisies/CodeManquant.tsx'
import type { InputProps } from '../saisies/inputProps.ts'
import saisies from '../saisies/saisies.module.css'
import { SaisieTexte } from '../saisies/SaisieTexte.tsx'
import classes from './SaisieHeures.module.css'

const HeuresParJour = lazy(() => import('./HeuresParJour.tsx'))

/** Opening hours: by day, or as a text by hand. */
export function SaisieHeures({
  champ,
  champs,
  valeur,
  faute,
  onChange,
  valeurs,
  fautes,
  onFieldChange,
}: InputProps) {
  const heures = heuresOf(valeur)
  // Hours that were entered come back where somebody only looked at the text.
  const [entered, setEntered] = useState<Heures | null>(null)
  const { horaire } = champs

  function switchTo(isByHand: boolean): void {
    setEntered(heures)
    if (isByHand || entered) onChange(isByHand ? null : entered)
    else
      import('./heuresIn.ts').then(
        ({ heuresIn }) => onChange(heuresIn(textOf(valeurs['horaire']))),
        (error: unknown) => announceError(whyNot(error)),
      )
  }

  return (
    <fieldset className={classes.heures}>
      <legend className={saisies.label}>{champ.label}</legend>
      <div>
        <Checkbox className={saisies.case ?? ''} isSelected={heures === null} onChange={switchTo}>
          <span className={saisies.coche} aria-hidden />
          Texte à la main
        </Checkbox>
        <p className={saisies.aide}>
          {heures === null
            ? 'Le site montre ce texte tel quel. Décochez pour indiquer les heures de chaque jour\u00a0: le site dira alors aussi «\u00a0Ouvert jusqu’à 18\u00a0h\u00a0» et annoncera vos fermetures.'
            : 'Heures d’Abidjan. Le site en tire son texte, «\u00a0Ouvert jusqu’à 18\u00a0h\u00a0» et l’annonce de vos fermetures.'}
        </p>
      </div>
      {heures === null ? (
        horaire && (
          <SaisieTexte
            champ={horaire}
            valeur={valeurs['horaire'] ?? null}
            faute={fautes['horaire']}
            onChange={(texte) => onFieldChange('horaire', texte)}
          />
        )
      ) : (
        <QueryBoundary
          waiting={<p className={saisies.note}>Chargement…</p>}
          failed={<CodeManquant quoi="Le formulaire des heures" />}
        >
          <HeuresParJour heures={heures} faute={faute} onChange={onChange} />
        </QueryBoundary>
      )}
    </fieldset>
  )
}
