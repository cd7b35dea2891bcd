import { usePageLocation } from '../router/location.ts'
import { isServerThere } from './isServerThere.ts'
import classes from './PanneAdmin.module.css'

/** Stands in for a page whose data, or even code, did not come: code is only asked for anew by a page loaded anew. */
export function PanneAdmin({ isCodeMissing }: { isCodeMissing: boolean }) {
  const { path, search, navigate } = usePageLocation()

  async function retry(): Promise<void> {
    if (!isCodeMissing) return navigate(path + search, { replace: true })
    if (await isServerThere()) location.reload()
  }

  return (
    <main id="contenu" className={classes.panne}>
      <title>Le serveur ne répond pas – Administration</title>
      <h1>Le serveur ne répond pas</h1>
      <p>Vérifiez votre connexion, puis réessayez&nbsp;: rien de ce qui est enregistré n’est perdu.</p>
      <button type="button" className="bouton" onClick={() => void retry()}>
        Réessayer
      </button>
    </main>
  )
}
