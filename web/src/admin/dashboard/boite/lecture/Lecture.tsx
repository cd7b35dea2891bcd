import { type RefObject, useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Moment } from '../../../Moment.tsx'
import type { Lecture_message$key } from '../../../../__generated__/Lecture_message.graphql.ts'
import type { Typename } from '../inboxes.ts'
import classes from '../BoiteDeReception.module.css'
import { CorpsDeMessage } from './CorpsDeMessage.tsx'
import { GestesDeMessage } from './GestesDeMessage.tsx'
import { replyHref } from './replyHref.ts'
import { useMessageActs } from '../useMessageActs.ts'
import type { Reading } from './useReading.ts'

interface LectureProps {
  message: Lecture_message$key
  typename: Typename
  connectionId: string
  partout: boolean
  list: RefObject<HTMLElement | null>
  reading: Reading
}

/** One message, whole. To ask for it is to have read it. */
export function Lecture({ message: key, typename, connectionId, partout, list, reading }: LectureProps) {
  const message = useFragment(
    graphql`
      fragment Lecture_message on Message {
        id
        libelle
        email
        telephoneLink {
          href
        }
        lu
        status
        softdelete
        createdAt
        ... on Contact {
          sujet
        }
        ... on Devis {
          reference
        }
        ... on Carriere {
          poste
        }
        ...CorpsDeMessage_message
      }
    `,
    key,
  )
  const { id, libelle } = message
  const gestes = useMessageActs({ id, libelle, typename, connectionId, partout })
  const heading = useRef<HTMLHeadingElement>(null)

  // Read once an opening: what is then marked unread stays so.
  const unread = useRef(!message.lu && !message.softdelete)
  const { setRead } = gestes
  const { isAsked } = reading
  useEffect(() => {
    if (unread.current && isAsked()) void setRead(true)
    unread.current = false
  }, [setRead, isAsked])

  // The row has the focus where one goes through the list by keyboard; else the message is where one is now.
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]')
    row?.scrollIntoView({ block: 'nearest' })
    if (row?.getClientRects().length && list.current?.contains(document.activeElement)) row.focus()
    else heading.current?.focus()
  }, [list])

  const reponse = replyHref(message)
  return (
    <article className={classes.lecture} aria-labelledby="lecture" data-feuille>
      <h3 id="lecture" ref={heading} tabIndex={-1}>
        {libelle}
      </h3>
      <p className={classes.date}>
        <Moment date={message.createdAt} isWhole />
        {message.softdelete ? ' · dans la corbeille' : message.status ? '' : ' · classé'}
        {!message.lu && ' · non lu'}
      </p>
      <CorpsDeMessage message={message} reponse={reponse} />
      <GestesDeMessage
        nom={libelle}
        reponse={reponse}
        appel={message.telephoneLink?.href ?? null}
        lu={message.lu}
        status={message.status}
        softdelete={message.softdelete}
        gestes={gestes}
        onLeave={reading.onLeave}
      />
    </article>
  )
}
