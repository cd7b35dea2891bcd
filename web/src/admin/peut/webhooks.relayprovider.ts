import { peut } from './peut.ts'

export default { get: () => peut('WEBHOOKS') }
