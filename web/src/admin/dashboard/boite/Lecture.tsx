import { type RefObject, useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Moment } from '../../Moment.tsx'
import type { Lecture_message$key } from '../../../__generated__/Lecture_message.graphql.ts'
import type { Typename } from './boite.ts'
import classes from './BoiteDeReception.module.css'
import { GestesDeMessage } from './GestesDeMessage.tsx'
import { adresseDeReponse } from './adresseDeReponse.ts'
import { useMessageActs } from './useMessageActs.ts'
import type { Reading } from './useReading.ts'

interface LectureProps {
  message: Lecture_message$key
  typename: Typename
  connexion: string
  partout: boolean
  list: RefObject<HTMLElement | null>
  reading: Reading
}

/** One message, whole. To ask for it is to have read it. */
export function Lecture({ message: key, typename, connexion, partout, list, reading }: LectureProps) {
  const message = useFragment(
    graphql`
      fragment Lecture_message on Message {
        id
        nom
        email
        telephoneLink {
          text
          href
        }
        lu
        status
        softdelete
        createdAt
        ... on Contact {
          sujet
          message
        }
        ... on Devis {
          reference
          entreprise
          service
          lieu
          budget
          description
        }
        ... on Carriere {
          prenom
          poste
          lettre: message
          cv {
            name
            url
          }
        }
      }
    `,
    key,
  )
  const nom = [message.prenom, message.nom].filter(Boolean).join(' ')
  const gestes = useMessageActs({ id: message.id, libelle: nom, typename, connexion, partout })
  const heading = useRef<HTMLHeadingElement>(null)

  // Once an opening: what is then marked unread stays so.
  const unread = useRef(!message.lu && !message.softdelete)
  const { lire } = gestes
  const { isAsked } = reading
  useEffect(() => {
    if (unread.current && isAsked()) void lire(true)
    unread.current = false
  }, [lire, isAsked])

  // Where one goes through the list by keyboard, its row has the focus; else the message is where one is now.
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]')
    row?.scrollIntoView({ block: 'nearest' })
    if (row?.checkVisibility() && list.current?.contains(document.activeElement)) row.focus()
    else heading.current?.focus()
  }, [list])

  const details: readonly [string, string | null | undefined][] = [
    ['Référence', message.reference],
    ['Service', message.service],
    ['Poste', message.poste],
    ['Entreprise', message.entreprise],
    ['Lieu', message.lieu],
    ['Budget', message.budget],
  ]
  return (
    <article className={classes.lecture} aria-labelledby="lecture">
      <h3 id="lecture" ref={heading} tabIndex={-1}>
        {nom}
      </h3>
      <p className={classes.date}>
        <Moment date={message.createdAt} isWhole />
        {message.softdelete ? ' · dans la corbeille' : message.status ? '' : ' · classé'}
        {!message.lu && ' · non lu'}
      </p>
      {message.sujet && <p className={classes.sujet}>{message.sujet}</p>}
      <dl className={classes.details}>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={adresseDeReponse(message)}>{message.email}</a>
          </dd>
        </div>
        {message.telephoneLink && (
          <div>
            <dt>Téléphone</dt>
            <dd>
              {message.telephoneLink.href ? (
                <a href={message.telephoneLink.href}>{message.telephoneLink.text}</a>
              ) : (
                message.telephoneLink.text
              )}
            </dd>
          </div>
        )}
        {details.map(
          ([terme, valeur]) =>
            valeur && (
              <div key={terme}>
                <dt>{terme}</dt>
                <dd>{valeur}</dd>
              </div>
            ),
        )}
        {message.cv && (
          <div>
            <dt>CV</dt>
            <dd>
              <a href={message.cv.url} download={message.cv.name}>
                Télécharger {message.cv.name}
              </a>
            </dd>
          </div>
        )}
      </dl>
      <p className={classes.texte}>
        {message.message ?? message.description ?? message.lettre ?? 'Sans message.'}
      </p>
      <GestesDeMessage
        nom={nom}
        reponse={adresseDeReponse(message)}
        lu={message.lu}
        status={message.status}
        softdelete={message.softdelete}
        gestes={gestes}
        onLeave={reading.onLeave}
      />
    </article>
  )
}
