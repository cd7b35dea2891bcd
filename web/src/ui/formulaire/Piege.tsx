import { formulaires } from '../../../../schema/texts/catalogue/formulaires.ts'
import { useText } from '../../texts/texts.ts'
import classes from './Formulaire.module.css'

/** A field that people neither see nor reach: only robots fill it in. */
export function Piege() {
  const text = useText()
  return (
    <div className={classes.piege} aria-hidden>
      <label>
        {text(formulaires.piege)}
        <input name="siteWeb" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
