import classes from './Formulaire.module.css'

/** A field that people neither see nor reach: only robots fill it in. */
export function Piege() {
  return (
    <div className={classes.piege} aria-hidden>
      <label>
        Laissez ce champ vide
        <input name="siteWeb" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
