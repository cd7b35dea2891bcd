import { commun } from '../../../schema/texts/catalogue/commun.ts'
import { useText } from '../texts/texts.ts'
import classes from './Panne.module.css'

/** Stands in for a page that failed while header and footer stand. */
export function Panne() {
  const text = useText()
  return (
    <div className={classes.panne}>
      <h1>{text(commun.panneTitre)}</h1>
      <p>{text(commun.panneTexte)}</p>
      <p className={classes.suites}>
        <button type="button" className="bouton" onClick={() => location.reload()}>
          {text(commun.panneRecharger)}
        </button>
        <a href="/">{text(commun.panneAccueil)}</a>
      </p>
    </div>
  )
}

interface PanneEntiereProps {
  /** 503 where the disk or the database fails, and not the program. */
  status?: 500 | 503
  /** What the page was sent and could not keep: to be sent again from here. */
  saisie?: Readonly<Record<string, string>> | undefined
  /** What to tell whoever looks after the site. */
  reference?: string | undefined
}

/** Stands in for everything; needs no data, so that the server can send it when nothing else works. */
export function PanneEntiere({ status = 500, saisie, reference }: PanneEntiereProps) {
  return (
    <main className={classes.entiere}>
      <p className="feuille">Erreur {status}</p>
      <h1>
        {status === 503
          ? 'Le site est momentanément indisponible'
          : 'Le site ne répond pas comme il le devrait'}
      </h1>
      <p>
        {status === 503
          ? 'Une panne passagère l’empêche de lire ou d’enregistrer.'
          : 'Une erreur s’est produite de notre côté.'}{' '}
        Réessayez dans quelques instants&nbsp;: la page que vous cherchez n’a pas disparu.
      </p>
      {reference && <p>{`Référence à donner si l’erreur persiste\u00a0: ${reference}.`}</p>}
      {saisie && <Renvoi saisie={saisie} />}
      <p className={classes.suites}>
        {/* Full loads, even where the script still answers links. */}
        {!saisie && (
          <a className="bouton" href="" target="_top">
            Réessayer
          </a>
        )}
        <a href="/" target="_top">
          Revenir à l’accueil
        </a>
      </p>
    </main>
  )
}

/** The form that could not be taken, without its own page: as it was filled in, but for its files. */
function Renvoi({ saisie }: { saisie: Readonly<Record<string, string>> }) {
  return (
    <form method="post" className={classes.renvoi}>
      <p>
        Votre envoi n’est pas enregistré. Tout ce que vous avez écrit est ici, sauf le document joint&nbsp;:
      </p>
      {Object.entries(saisie)
        .filter(([, texte]) => texte !== '')
        .map(([nom, texte]) => (
          <textarea key={nom} name={nom} aria-label={nom} defaultValue={texte} readOnly />
        ))}
      <button className="bouton">Envoyer à nouveau</button>
    </form>
  )
}
