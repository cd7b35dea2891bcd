import './account.ts'
import './activation.ts'
import './chiffres.ts'
import './content/contents.ts'
import './content/indesirables.ts'
import './content/messages.ts'
import './dashboard.ts'
import './backup.ts'
import './emails.ts'
import './firstSteps.ts'
import './node.ts'
import './notifications.ts'
import './ownAccount.ts'
import './signIn.ts'
import { counted } from './budget.ts'
import { builder } from './builder.ts'

/** The whole schema; the content types come with contents.ts. */
export const schema = counted(builder.toSchema())
