import { graphql, useFragment } from 'react-relay'
import type { CorpsDeMessage_message$key } from '../../../../__generated__/CorpsDeMessage_message.graphql.ts'
import classes from '../BoiteDeReception.module.css'

interface CorpsDeMessageProps {
  message: CorpsDeMessage_message$key
  /** The address that begins an answer; null where none is offered. */
  reponse: string | null
}

/** All that a visitor has written, but his name. */
export function CorpsDeMessage({ message: key, reponse }: CorpsDeMessageProps) {
  const message = useFragment(
    graphql`
      fragment CorpsDeMessage_message on Message {
        email
        telephoneLink {
          text
          href
        }
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
  const { email, telephoneLink: telephone, sujet, cv } = message
  const details: readonly [string, string | null | undefined][] = [
    ['Référence', message.reference],
    ['Service', message.service],
    ['Poste', message.poste],
    ['Entreprise', message.entreprise],
    ['Lieu', message.lieu],
    ['Budget', message.budget],
  ]
  return (
    <>
      {sujet && <p className={classes.sujet}>{sujet}</p>}
      <dl className={classes.details}>
        {email && (
          <div>
            <dt>E-mail</dt>
            <dd>{reponse === null ? email : <a href={reponse}>{email}</a>}</dd>
          </div>
        )}
        {telephone && (
          <div>
            <dt>Téléphone</dt>
            <dd>{telephone.href ? <a href={telephone.href}>{telephone.text}</a> : telephone.text}</dd>
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
        {cv && (
          <div>
            <dt>CV</dt>
            <dd>
              <a href={cv.url} download={cv.name}>
                Télécharger {cv.name}
              </a>
            </dd>
          </div>
        )}
      </dl>
      <p className={classes.texte}>
        {message.message ?? message.description ?? message.lettre ?? 'Sans message.'}
      </p>
    </>
  )
}
