import { useId, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  Indesirable_indesirable$key,
  Suspicion,
} from '../../../../__generated__/Indesirable_indesirable.graphql.ts'
import { withDe } from '../../../../../../schema/content/fields/elision.ts'
import { usePageLocation } from '../../../../router/location.ts'
import { Case } from '../../../choix/Case.tsx'
import { useLongPress } from '../../../choix/useLongPress.ts'
import { rowId } from '../../../choix/useSelection.ts'
import { hrefWith } from '../../../liste/filtres/listFilter.ts'
import { Moment } from '../../../Moment.tsx'
import classes from '../BoiteDeReception.module.css'
import { CorpsDeMessage } from '../lecture/CorpsDeMessage.tsx'
import { useJudgement } from './useJudgement.ts'

interface IndesirableProps {
  indesirable: Indesirable_indesirable$key
  /** Relay's id of the list. */
  connectionId: string
  /** Its row is about to leave the list. */
  beforeRowLeaves(rangee: Element | null): void
}

const reasonLabels: Record<Suspicion, string> = {
  TRAP: 'a rempli le champ caché',
  LINKS: 'contient beaucoup de liens',
  NAME: 'met un lien à la place du nom',
  HASTE: 'est parti en moins de deux secondes, avec un lien',
  REPEATED: 'le même texte est venu de plusieurs personnes',
}

/** One that may be a robot’s: who, why it is here, and, opened, all of it. */
export function Indesirable({ indesirable, connectionId, beforeRowLeaves }: IndesirableProps) {
  const { id, reasons, createdAt, content } = useFragment(
    graphql`
      fragment Indesirable_indesirable on Indesirable {
        id
        reasons
        createdAt
        content {
          libelle
          ...CorpsDeMessage_message
        }
      }
    `,
    indesirable,
  )
  const nom = content.libelle
  const { search, navigate } = usePageLocation()
  const rangee = useRef<HTMLLIElement>(null)
  const appui = useLongPress(id)
  const nomId = useId()
  const { onAccept, onErase, isBusy } = useJudgement(
    { id, nom, connectionId, onLeave: () => beforeRowLeaves(rangee.current) },
    (message) => navigate(hrefWith(search, { etat: null, q: null, message: String(message) })),
  )
  return (
    <li ref={rangee} id={rowId(id)} className={classes.rangee} {...appui}>
      <Case id={id} nomId={nomId} />
      <details>
        <summary className={classes.ligne} data-lu="">
          <span id={nomId} className={classes.nom}>
            {nom}
          </span>
          <Moment date={createdAt} />
          <span className={classes.objet}>{reasonsText(reasons)}</span>
        </summary>
        <div className={classes.ouvert}>
          <CorpsDeMessage message={content} reponse={null} />
          <div className={classes.gestes}>
            <button type="button" className="bouton bouton-serre" aria-busy={isBusy} onClick={onAccept}>
              Ce n’est pas indésirable
            </button>
            <button type="button" className="outil" aria-busy={isBusy} onClick={onErase}>
              Supprimer<span className="hors-ecran"> l’envoi {withDe(nom)}</span>
            </button>
          </div>
        </div>
      </details>
    </li>
  )
}

function reasonsText(reasons: readonly Suspicion[]): string {
  const all = reasons.map((reason) => reasonLabels[reason]).join('\u00a0; ')
  return all.charAt(0).toUpperCase() + all.slice(1)
}
