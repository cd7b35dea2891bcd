import { Button, ProgressBar } from 'react-aria-components'
import { keptSizeText, type PhotoPreview } from '../editeur/photo/readPhoto.ts'
import photo from '../editeur/photo/SaisiePhoto.module.css'
import gestes from '../editeur/saisies/gestes.module.css'
import saisies from '../editeur/saisies/saisies.module.css'
import classes from './Envois.module.css'
import type { FileQueue, Sending, Stage } from './FileQueue.ts'

interface EnvoisProps {
  queue: FileQueue
  sendings: readonly Sending[]
  /** Takes the focus where the button that had it goes with its row. */
  onRemoved(): void
}

/** Files on their way, each with its bar, and those that could not be sent, each with the reason. */
export function Envois({ queue, sendings, onRemoved }: EnvoisProps) {
  if (sendings.length === 0) return null
  return (
    <ul className={classes.envois} aria-label="Fichiers en route">
      {sendings.map(({ rank, file, preview, stage }) => (
        <li key={rank} className={classes.envoi}>
          {preview ? (
            <img src={preview.adresse} alt="" className={classes.petite} />
          ) : (
            <span className={classes.petite}>{file.type === 'application/pdf' && 'PDF'}</span>
          )}
          <div className={classes.etat}>
            <span className={classes.fichier}>{file.name}</span>
            <Etat stage={stage} nom={file.name} />
            {preview && <Garde preview={preview} />}
          </div>
          <div className={gestes.gestes}>
            {(stage.kind === 'interrupted' || (stage.kind === 'failed' && stage.mayRetry)) && (
              <Button
                className="outil outil-discret"
                aria-label={`Réessayer\u00a0: ${file.name}`}
                onPress={() => queue.retry(rank)}
              >
                Réessayer
              </Button>
            )}
            <Button
              className="outil outil-discret"
              aria-label={`Retirer ${file.name}`}
              onPress={() => {
                queue.remove(rank)
                onRemoved()
              }}
            >
              Retirer
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What will be kept of a picture, where that is not all of it. */
function Garde({ preview }: { preview: PhotoPreview }) {
  const text = keptSizeText(preview)
  return text && <span className={saisies.note}>{text}</span>
}

function Etat({ stage, nom }: { stage: Stage; nom: string }) {
  switch (stage.kind) {
    case 'reading':
      return <span className={saisies.note}>Lecture…</span>
    case 'waiting':
      return <span className={saisies.note}>En attente</span>
    case 'interrupted':
      return <span className={saisies.note}>Connexion perdue&nbsp;: l’envoi reprendra de lui-même.</span>
    case 'failed':
      return (
        <span role="alert" className={saisies.faute}>
          {stage.message}
        </span>
      )
    case 'sending':
      return (
        <ProgressBar
          aria-label={`Envoi de ${nom}`}
          value={Math.round(stage.part * 100)}
          className={photo.progression ?? ''}
        >
          {({ percentage = 0, valueText }) => (
            <>
              <span className={photo.barre}>
                <span style={{ width: `${percentage}%` }} />
              </span>
              <span>{stage.part < 1 ? valueText : 'Envoyé, le serveur le prépare…'}</span>
            </>
          )}
        </ProgressBar>
      )
  }
}
