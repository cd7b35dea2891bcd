import type { SiteTextRow } from '../../db/texts/siteTexts.ts'
import { errorCodes, ExpectedError } from '../errors.ts'

/** A text that somebody else has changed since it was read. */
export class TextConflictError extends ExpectedError {
  readonly code = 'CONFLICT'
  readonly key: string
  readonly row: SiteTextRow | undefined
  constructor(key: string, row: SiteTextRow | undefined) {
    super(errorCodes.CONFLICT)
    this.key = key
    this.row = row
  }
}
