import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PartageDialogue_content$key } from '../../__generated__/PartageDialogue_content.graphql.ts'
import type { PartageDialogueCreateMutation } from '../../__generated__/PartageDialogueCreateMutation.graphql.ts'
import type { PartageDialogueRevokeMutation } from '../../__generated__/PartageDialogueRevokeMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useTimeZone } from '../timeZone.ts'
import { useKeyboardPlace } from '../ui/useKeyboardPlace.ts'
import { ACopier } from '../ui/ACopier.tsx'
import { Boite, boite } from '../ui/Boite.tsx'
import { refusalOf } from '../ui/serverRefusal.ts'
import { useAnswer } from '../ui/useAnswer.ts'
import classes from './Partage.module.css'
import { formatDate } from '../../ui/formatDate.ts'

interface PartageDialogueProps {
  content: PartageDialogue_content$key
  onClose(): void
}

/** Makes links that show an item in its page before it is published, and takes them back. */
export default function PartageDialogue({ content, onClose }: PartageDialogueProps) {
  const { id, libelle, previewLinks } = useFragment(
    graphql`
      fragment PartageDialogue_content on Content {
        id
        libelle
        previewLinks {
          id
          createdBy
          createdAt
          expiresAt
        }
      }
    `,
    content,
  )
  const timeZone = useTimeZone()
  const [create] = useMutation<PartageDialogueCreateMutation>(graphql`
    mutation PartageDialogueCreateMutation($input: CreatePreviewLinkInput!) {
      createPreviewLink(input: $input) {
        ... on CreatePreviewLinkPayload {
          link
          content {
            ...PartageDialogue_content
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const [revoke] = useMutation<PartageDialogueRevokeMutation>(graphql`
    mutation PartageDialogueRevokeMutation($input: RevokePreviewLinkInput!) {
      revokePreviewLink(input: $input) {
        ... on RevokePreviewLinkPayload {
          content {
            ...PartageDialogue_content
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const { answer, ask } = useAnswer()
  const { rows, beforeRowLeaves } = useKeyboardPlace(previewLinks.length, `.${boite.corps}`)
  const [lien, setLien] = useState<string | null>(null)

  function createLink(): Promise<boolean> {
    return ask(async () => {
      const { createPreviewLink } = await create({ variables: { input: { id } } })
      if (createPreviewLink.link !== undefined) setLien(createPreviewLink.link)
      return refusalOf(createPreviewLink.refusal)
    })
  }
  function removeLink(lienId: string): Promise<boolean> {
    // It may be this one.
    setLien(null)
    return ask(async () => {
      const { revokePreviewLink } = await revoke({ variables: { input: { id: lienId } } })
      return refusalOf(revokePreviewLink.refusal)
    }, 'Ce lien ne montre plus rien.')
  }
  const dayText = (date: string) =>
    formatDate(new Date(date), { dateStyle: 'medium', timeStyle: 'short', timeZone })

  return (
    <Boite titre={`Partager l’aperçu de «\u00a0${libelle}\u00a0»`} onClose={onClose}>
      <div className={boite.corps}>
        <p>
          Qui a le lien voit cet élément dans sa page, tel qu’il serait publié, sans compte et sans rien
          d’autre de l’administration. Le lien fonctionne sept jours.
        </p>
        {lien && <ACopier uneFois libelle={'Lien à donner\u00a0: il ne sera plus affiché.'} valeur={lien} />}
        {previewLinks.length > 0 && (
          <ul ref={rows} className={classes.liens} aria-label="Liens ouverts">
            {previewLinks.map(({ id: lienId, createdBy, createdAt, expiresAt }) => (
              <li key={lienId}>
                <span>
                  Par {createdBy || 'un programme'} le {dayText(createdAt)}
                  <small>jusqu’au {dayText(expiresAt)}</small>
                </span>
                <button
                  type="button"
                  className="outil outil-discret"
                  aria-label={`Retirer le lien du ${dayText(createdAt)}`}
                  onClick={({ currentTarget }) => {
                    beforeRowLeaves(currentTarget.closest('li'))
                    void removeLink(lienId)
                  }}
                >
                  Retirer
                </button>
              </li>
            ))}
          </ul>
        )}
        <p role="status">{answer.fait}</p>
        {answer.refusal.general && <p role="alert">{answer.refusal.general}</p>}
        <p className={boite.suites}>
          <button
            type="button"
            className="bouton"
            aria-busy={answer.isAsking}
            onClick={() => void createLink()}
          >
            {lien ? 'Créer un autre lien' : 'Créer un lien'}
          </button>
          <button type="button" className="bouton bouton-leger" onClick={onClose}>
            Fermer
          </button>
        </p>
      </div>
    </Boite>
  )
}
