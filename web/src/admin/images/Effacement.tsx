import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Effacement_media$key } from '../../__generated__/Effacement_media.graphql.ts'
import type { EffacementMutation } from '../../__generated__/EffacementMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { announce } from '../messages/announcements.ts'
import { Boite, boite } from '../ui/Boite.tsx'
import { Confirmation } from '../ui/Confirmation.tsx'
import { refusalOf } from '../ui/serverRefusal.ts'
import { useAnswer } from '../ui/useAnswer.ts'
import classes from './Images.module.css'

interface EffacementProps {
  media: Effacement_media$key
  onClose(): void
  onErased(): void
}

/** Asks before a picture is erased for good, and says from where it is taken. */
export function Effacement({ media, onClose, onErased }: EffacementProps) {
  const { id, isUsed, firstUsage, crops } = useFragment(
    graphql`
      fragment Effacement_media on Media {
        id
        isUsed
        firstUsage: usages(first: 1) {
          edges {
            node {
              state
            }
          }
        }
        crops {
          isUsed
        }
      }
    `,
    media,
  )
  const [erase] = useMutation<EffacementMutation>(graphql`
    mutation EffacementMutation($input: EraseMediaInput!) {
      eraseMedia(input: $input) {
        ... on EraseMediaPayload {
          deletedMediaId
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const { answer, ask } = useAnswer()
  const isLive = firstUsage.edges[0]?.node.state === 'LIVE'
  async function confirm(): Promise<void> {
    const isDone = await ask(async () => {
      const { eraseMedia } = await erase({ variables: { input: { id, evenUsed: true } } })
      return refusalOf(eraseMedia.refusal)
    })
    if (!isDone) return
    announce('Le fichier est effacé.')
    onErased()
  }
  if (isLive)
    return (
      <Refus titre="Les visiteurs voient ce fichier" onClose={onClose}>
        Remplacez-le, ou retirez-le d’abord de ce qui est en ligne&nbsp;: sa place resterait vide.
      </Refus>
    )
  if (crops.some((crop) => crop.isUsed))
    return (
      <Refus titre="Des recadrages de cette image servent encore" onClose={onClose}>
        Ils sont faits à partir d’elle&nbsp;: remplacez-les ou effacez-les d’abord. Sa fiche les montre.
      </Refus>
    )
  return (
    <Confirmation
      titre="Effacer ce fichier&nbsp;?"
      mot="EFFACER"
      action="Effacer"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {isUsed
          ? 'Il sera aussi retiré des éléments hors ligne, de la corbeille et des brouillons qui l’emploient. '
          : ''}
        Rien ne le ramènera.
      </p>
      {answer.refusal.general && (
        <p role="alert" className={classes.refus}>
          {answer.refusal.general}
        </p>
      )}
    </Confirmation>
  )
}

/** Says why a file cannot be erased now. */
function Refus({ titre, children, onClose }: { titre: string; children: ReactNode; onClose(): void }) {
  return (
    <Boite titre={titre} onClose={onClose}>
      <div className={boite.corps}>
        <p>{children}</p>
        <p className={boite.suites}>
          <button type="button" className="bouton" onClick={onClose}>
            D’accord
          </button>
        </p>
      </div>
    </Boite>
  )
}
