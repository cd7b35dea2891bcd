import { graphql } from 'react-relay'
import type { useLogoutMutation } from '../../__generated__/useLogoutMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { rememberStaff } from '../../ui/staff.ts'
import { announceError, whyNot } from '../messages/announcements.ts'
import { login } from '../paths.ts'

/** Ends the session, and leaves for the page where one signs in. */
export function useLogout(): () => Promise<void> {
  const [logout] = useMutation<useLogoutMutation>(graphql`
    mutation useLogoutMutation {
      logout {
        viewer {
          id
        }
      }
    }
  `)
  return async () => {
    try {
      await logout({ variables: {} })
      rememberStaff(false)
      location.replace(login)
    } catch (error) {
      announceError(whyNot(error))
    }
  }
}
