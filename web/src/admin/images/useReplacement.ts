import { graphql } from 'react-relay'
import type { useReplacementMutation } from '../../__generated__/useReplacementMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { RefusedFile } from '../envois/FileQueue.ts'
import { readDocument, readPicture } from '../envois/readFile.ts'
import { announce } from '../messages/announcements.ts'
import { refusalOf, type Refusal } from '../ui/serverRefusal.ts'
import { useAnswer } from '../ui/useAnswer.ts'

/** Puts another picture in the place of this one, everywhere; back again by the way back that is offered. */
export function useReplacement(
  id: string,
  isPicture: boolean,
  { onChange, onSelect }: { onChange(): void; onSelect(id: string): void },
) {
  const [replace] = useMutation<useReplacementMutation>(graphql`
    mutation useReplacementMutation($input: ReplaceMediaInput!) {
      replaceMedia(input: $input) {
        ... on ReplaceMediaPayload {
          media {
            id
            ...FicheImage_media
          }
          hasOtherShape
          replaced {
            id
            crops {
              id
              isUsed
            }
            ...FicheImage_media
          }
          contents {
            id
            version
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const { answer, ask } = useAnswer()

  async function exchange(from: string, file: File | string, isBack = false): Promise<void> {
    if (file === from) return
    await ask(async () => {
      if (file instanceof File) {
        const refused = await (isPicture ? readPicture : readDocument)(file).then(() => null, refusalOfFile)
        if (refused) return refused
      }
      const isNew = file instanceof File
      const { replaceMedia } = await replace({
        variables: { input: { id: from, file: isNew ? null : file } },
        ...(isNew && { uploadables: { 'input.file': file } }),
      })
      const { media, replaced, contents, hasOtherShape } = replaceMedia
      if (!media) return refusalOf(replaceMedia.refusal)
      const places = contents?.length ?? 0
      const crops = replaced?.crops.filter((crop) => crop.isUsed && crop.id !== media.id).length ?? 0
      announce(
        [
          places === 0 ? 'Le fichier est remplacé.' : `Le fichier est remplacé dans ${elements(places)}.`,
          places > 0 && hasOtherShape && otherShape,
          crops > 0 && stillCropped(crops),
        ]
          .filter(Boolean)
          .join(' '),
        isBack ? undefined : { libelle: 'Annuler', perform: () => void exchange(media.id, from, true) },
      )
      onChange()
      onSelect(media.id)
      return null
    })
  }

  return {
    isAsking: answer.isAsking,
    refus: [answer.refusal.general ?? [], Object.values(answer.refusal.fields)].flat().join(' '),
    exchange: (by: string) => exchange(id, by),
    async replace(file: File | undefined) {
      if (file) await exchange(id, file)
    },
  }
}

const otherShape = 'Il n’a pas les mêmes proportions\u00a0: le point à garder revient au milieu.'

function stillCropped(crops: number): string {
  return crops === 1
    ? 'Un recadrage de l’image d’avant sert encore\u00a0: remplacez-le aussi.'
    : `${crops.toLocaleString('fr-FR')} recadrages de l’image d’avant servent encore\u00a0: remplacez-les aussi.`
}

function elements(count: number): string {
  return count === 1 ? 'un élément' : `${count.toLocaleString('fr-FR')} éléments`
}

/** What is said of a file that is not worth sending. */
function refusalOfFile(reason: unknown): Refusal {
  if (reason instanceof RefusedFile) return { general: reason.message, fields: {} }
  throw reason
}
