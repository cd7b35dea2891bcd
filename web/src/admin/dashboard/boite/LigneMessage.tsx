import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Case } from '../../choix/Case.tsx'
import { useLongPress } from '../../choix/useLongPress.ts'
import { rowId } from '../../choix/useSelection.ts'
import { Moment } from '../../Moment.tsx'
import type { LigneMessage_message$key } from '../../../__generated__/LigneMessage_message.graphql.ts'
import classes from './BoiteDeReception.module.css'

interface LigneMessageProps {
  message: LigneMessage_message$key
  href: string
  isOpen: boolean
  /** The list goes over all of them: the row says where it lies. */
  partout: boolean
}

/** One message in the list: who, about what, when, and whether somebody has read it. */
export function LigneMessage({ message, href, isOpen, partout }: LigneMessageProps) {
  const {
    id,
    databaseId,
    libelle,
    lu,
    status,
    softdelete,
    createdAt,
    sujet,
    message: texte,
    service,
    reference,
    poste,
  } = useFragment(
    graphql`
      fragment LigneMessage_message on Message {
        id
        databaseId
        libelle
        lu
        status
        softdelete
        createdAt
        ... on Contact {
          sujet
          message
        }
        ... on Devis {
          service
          reference
        }
        ... on Carriere {
          poste
        }
      }
    `,
    message,
  )
  const objet = reference ? [reference, service].filter(Boolean).join(' · ') : (sujet ?? poste ?? texte)
  const appui = useLongPress(id)
  const nomId = useId()
  return (
    <li id={rowId(id)} className={classes.rangee} data-message={databaseId} {...appui}>
      <Case id={id} nomId={nomId} />
      <a
        href={href}
        className={classes.ligne}
        aria-current={isOpen ? 'true' : undefined}
        data-lu={lu ? '' : undefined}
      >
        <span id={nomId} className={classes.nom}>
          {libelle}
          {!lu && <span className="hors-ecran"> (non lu)</span>}
        </span>
        <Moment date={createdAt} />
        {partout && (
          <span className={classes.lieu}>
            {softdelete ? 'À la corbeille' : status ? 'Dans la boîte' : 'Classé'}
          </span>
        )}
        <span className={classes.objet}>{objet ?? 'Candidature spontanée'}</span>
      </a>
    </li>
  )
}
