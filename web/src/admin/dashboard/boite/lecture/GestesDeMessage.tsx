import { useState } from 'react'
import { Confirmation } from '../../../ui/Confirmation.tsx'
import classes from '../BoiteDeReception.module.css'
import type { MessageActs as Gestes } from '../useMessageActs.ts'

interface GestesDeMessageProps {
  nom: string
  /** The address that begins an answer; null where the sender left none of his. */
  reponse: string | null
  /** The address that calls him. */
  appel: string | null
  lu: boolean
  status: boolean
  softdelete: boolean
  gestes: Gestes
  onLeave(): void
}

/** The buttons below a message. */
export function GestesDeMessage({
  nom,
  reponse,
  appel,
  lu,
  status,
  softdelete,
  gestes,
  onLeave,
}: GestesDeMessageProps) {
  const [isErasing, setErasing] = useState(false)

  function thenLeave(acte: () => Promise<boolean>) {
    return () => void acte().then((gone) => gone && onLeave())
  }

  if (softdelete)
    return (
      <div className={classes.gestes} data-ecran>
        <button type="button" className="outil" onClick={thenLeave(gestes.restore)}>
          Restaurer
        </button>
        <button type="button" className="outil" onClick={() => setErasing(true)}>
          Effacer pour de bon…
        </button>
        {isErasing && (
          <Confirmation
            titre={`Effacer «\u00a0${nom}\u00a0» pour de bon`}
            mot="EFFACER"
            action="Effacer pour de bon"
            onConfirm={async () => {
              const gone = await gestes.erase()
              setErasing(false)
              if (gone) onLeave()
            }}
            onClose={() => setErasing(false)}
          >
            <p>Le message et ses fichiers disparaissent. Personne ne pourra les récupérer.</p>
          </Confirmation>
        )}
      </div>
    )
  return (
    <div className={classes.gestes} data-ecran>
      {reponse ? (
        <a className="bouton bouton-serre" href={reponse}>
          Répondre par e-mail
        </a>
      ) : (
        appel && (
          <a className="bouton bouton-serre" href={appel}>
            Appeler
          </a>
        )
      )}
      {status ? (
        <button type="button" className="outil" onClick={thenLeave(gestes.archive)}>
          Classer
        </button>
      ) : (
        <button type="button" className="outil" onClick={thenLeave(gestes.unarchive)}>
          Remettre dans la boîte
        </button>
      )}
      <button type="button" className="outil" onClick={() => void gestes.setRead(!lu)}>
        {lu ? 'Marquer comme non lu' : 'Marquer comme lu'}
      </button>
      <button type="button" className="outil" onClick={thenLeave(gestes.softDelete)}>
        Supprimer
      </button>
    </div>
  )
}
