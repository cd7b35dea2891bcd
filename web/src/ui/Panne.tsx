import classes from './Panne.module.css'

/** In place of a page that failed while header and footer stand. */
export function Panne() {
  return (
    <div className={classes['panne']}>
      <h1>Cette page n’a pas pu s’afficher</h1>
      <p>
        Une erreur s’est produite de notre côté. Rien de ce que vous avez fait n’est en cause&#8239;; un
        nouvel essai suffit souvent.
      </p>
      <p className={classes['suites']}>
        <button type="button" className="bouton" onClick={() => location.reload()}>
          Recharger la page
        </button>
        <a href="/">Revenir à l’accueil</a>
      </p>
    </div>
  )
}

/** In place of everything; needs no data, so that the server can send it when nothing else works. */
export function PanneEntiere() {
  return (
    <main className={classes['entiere']}>
      <p className="feuille">Erreur 500</p>
      <h1>Le site ne répond pas comme il le devrait</h1>
      <p>
        Une erreur s’est produite de notre côté. Réessayez dans quelques instants&nbsp;: la page que vous
        cherchez n’a pas disparu.
      </p>
      <p className={classes['suites']}>
        {/* Full loads, even where the script still answers links. */}
        <a className="bouton" href="" target="_top">
          Réessayer
        </a>
        <a href="/" target="_top">
          Revenir à l’accueil
        </a>
      </p>
    </main>
  )
}
