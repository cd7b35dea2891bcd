import { outageOf, outageOfFile } from './outage.ts'

/** Stops the start: its French message is all that the operator sees. */
export class StartError extends Error {}

/** Any failure of the database as a StartError: what the operator can mend is named, else `sentence` says it. */
export function startError(error: unknown, sentence: (why: string) => string): StartError {
  if (error instanceof StartError) return error
  // node:util's parseArgs speaks English.
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return new StartError(
      `Option inconnue ou incomplète\u00a0: ${/'([^']*)'/.exec(error.message)?.[1] ?? error.message}`,
    )
  const { outage, sentence: said } = outageOf(outageOfFile(error)) ?? {}
  if (said !== undefined) return new StartError(said, { cause: error })
  if (outage === 'full')
    return new StartError('Le disque est plein\u00a0: libérez de la place dans DATA_DIR, puis relancez.')
  if (outage === 'readonly')
    return new StartError('La base ne peut pas être écrite\u00a0: vérifiez les droits de DATA_DIR.')
  return new StartError(sentence(reason(error)), { cause: error })
}

/** The short text of any failure. */
function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
