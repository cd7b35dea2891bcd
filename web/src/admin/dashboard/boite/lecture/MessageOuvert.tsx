import type { RefObject } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { QueryBoundary } from '../../../../ui/QueryBoundary.tsx'
import { idOf } from '../../../globalId.ts'
import type { MessageOuvertQuery } from '../../../../__generated__/MessageOuvertQuery.graphql.ts'
import type { Typename } from '../inboxes.ts'
import classes from '../BoiteDeReception.module.css'
import { Lecture } from './Lecture.tsx'
import type { Reading } from './useReading.ts'

interface MessageOuvertProps {
  typename: Typename
  databaseId: number
  connectionId: string
  partout: boolean
  list: RefObject<HTMLElement | null>
  reading: Reading
}

/** The message that the address opens, and the way to its neighbours. */
export function MessageOuvert(props: MessageOuvertProps) {
  const { before, after, hrefOf } = props.reading
  return (
    <div className={classes.ouvert}>
      <nav aria-label="Voisins" className={classes.voisins}>
        <a href={hrefOf(null)} className={classes.retour}>
          Retour à la liste
        </a>
        <Neighbour href={before === undefined ? null : hrefOf(before)} libelle="Précédent" />
        <Neighbour href={after === undefined ? null : hrefOf(after)} libelle="Suivant" />
      </nav>
      <QueryBoundary
        failed={<p role="alert">Ce message n’a pas pu être lu. Rechargez la page.</p>}
        waiting={<p className={classes.rien}>Un instant…</p>}
      >
        <Demande {...props} />
      </QueryBoundary>
    </div>
  )
}

function Neighbour({ href, libelle }: { href: string | null; libelle: string }) {
  return href === null ? <span aria-disabled>{libelle}</span> : <a href={href}>{libelle}</a>
}

function Demande({ typename, databaseId, ...rest }: MessageOuvertProps) {
  const { node } = useLazyLoadQuery<MessageOuvertQuery>(
    graphql`
      query MessageOuvertQuery($id: ID!) {
        node(id: $id) {
          ...Lecture_message @alias(as: "message")
        }
      }
    `,
    { id: idOf(typename, databaseId) },
    { fetchPolicy: 'store-and-network' },
  )
  if (!node?.message) return <p className={classes.rien}>Cet élément n’existe pas ou n’existe plus.</p>
  return <Lecture message={node.message} typename={typename} {...rest} />
}
