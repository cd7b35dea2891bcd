import { usePageLocation } from '../router/location.ts'
import classes from './PanneAdmin.module.css'

/** In place of a page whose data did not come. */
export function PanneAdmin() {
  const { path, search, navigate } = usePageLocation()
  return (
    <main id="contenu" className={classes['panne']}>
      <title>Le serveur ne répond pas – Administration</title>
      <h1>Le serveur ne répond pas</h1>
      <p>Vérifiez votre connexion, puis réessayez&nbsp;: rien de ce qui est enregistré n’est perdu.</p>
      <button type="button" className="bouton" onClick={() => navigate(path + search, { replace: true })}>
        Réessayer
      </button>
    </main>
  )
}
