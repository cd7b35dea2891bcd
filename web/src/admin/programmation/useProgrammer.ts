import { graphql } from 'react-relay'
import type {
  ScheduleContentInput,
  useProgrammerMutation,
} from '../../__generated__/useProgrammerMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { alerter, annoncer } from '../messages/messages.ts'
import { refusOf, type Refus } from '../ui/refusDuServeur.ts'

interface Sujet {
  id: string
  libelle: string
}

/** Plans when an item goes on line and off it, and says what came of it; answers with what the server has against it. */
export function useProgrammer() {
  const [schedule] = useMutation<useProgrammerMutation>(graphql`
    mutation useProgrammerMutation($input: ScheduleContentInput!) {
      scheduleContent(input: $input) {
        ... on ScheduleContentPayload {
          content {
            publishAt
            unpublishAt
          }
          obstacle
          admin {
            ...AVenir_admin
          }
        }
        ...refusDuServeur_error @alias(as: "refus")
      }
    }
  `)
  return async ({ id, libelle }: Sujet, moments: Omit<ScheduleContentInput, 'id'>): Promise<Refus | null> => {
    const { scheduleContent } = await schedule({ variables: { input: { id, ...moments } } })
    const { content, obstacle } = scheduleContent
    const refus = refusOf(scheduleContent.refus)
    if (refus) return refus
    const nom = `«\u00a0${libelle}\u00a0»`
    if (obstacle) alerter(`${nom} est programmé, mais ne serait pas publié aujourd’hui\u00a0: ${obstacle}`)
    else
      annoncer(
        content?.publishAt || content?.unpublishAt ? `${nom} est programmé.` : `${nom} n’est plus programmé.`,
      )
    return null
  }
}
