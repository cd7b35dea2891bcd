import type { Handler } from '../http/answer.ts'
import { fail } from '../http/failure.ts'
import type { Authenticator } from './visitor.ts'

/** Turns away who shows a token that is unknown or over, whatever he asks for, by each door of the APIs. */
export function rejectEndedToken(
  authenticator: Pick<Authenticator, 'hasEndedToken'>,
  answer: Handler,
): Handler {
  return async (req, res) => {
    if (!(await authenticator.hasEndedToken(req))) return answer(req, res)
    fail(res, (req.url ?? '').split('?', 1)[0] ?? '', 'UNAUTHENTICATED')
  }
}
