import type { NotificationKind } from '../../../__generated__/NotificationsQuery.graphql.ts'
import { peut } from '../../peut/peut.ts'

/** The kinds of notification that the reader's role shows. */
export function notificationKinds(): readonly NotificationKind[] {
  return [
    ...(peut('MESSAGES') ? (['MESSAGE'] as const) : []),
    'REFUSED_PLAN',
    ...(peut('COMPTES') ? (['ACCOUNT_REQUEST'] as const) : []),
  ]
}
