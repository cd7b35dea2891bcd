import classes from './Editeur.module.css'

/** Why an item can be saved and not published. */
export function SansPlace() {
  return (
    <p className={classes.etat}>
      Aucune place en ligne n’est libre&nbsp;: «&nbsp;Remplacer…&nbsp;», dans la liste, en échange une.
    </p>
  )
}
