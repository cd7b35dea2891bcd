import { graphql } from 'react-relay'
import type {
  ScheduleContentInput,
  useScheduleMutation,
} from '../../__generated__/useScheduleMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { announceError, announce } from '../messages/announcements.ts'
import { refusalOf, type Refusal } from '../ui/serverRefusal.ts'

interface Sujet {
  id: string
  libelle: string
}

/** Plans when an item goes on line and off it, and says `fait`, or what stands in its way; answers with what the server has against it. */
export function useSchedule() {
  const [schedule] = useMutation<useScheduleMutation>(graphql`
    mutation useScheduleMutation($input: ScheduleContentInput!) {
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
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  return async (
    { id, libelle }: Sujet,
    moments: Omit<ScheduleContentInput, 'id'>,
    fait: string,
  ): Promise<Refusal | null> => {
    const { scheduleContent } = await schedule({ variables: { input: { id, ...moments } } })
    const { obstacle } = scheduleContent
    const refusal = refusalOf(scheduleContent.refusal)
    if (refusal) return refusal
    if (obstacle)
      announceError(
        `«\u00a0${libelle}\u00a0» est programmé, mais ne serait pas publié aujourd’hui. ${obstacle}`,
      )
    else announce(fait)
    return null
  }
}
