/** What a person reads, and says on the telephone, of the name of a request: its end, which no two share. */
export function referenceOf(requestId: string): string {
  return requestId.slice(-8)
}

/** A fault of the server's own, with what leads to it in the log. */
export class RequestFailure extends Error {
  readonly reference: string

  constructor(message: string, requestId: string) {
    super(message)
    this.reference = referenceOf(requestId)
  }
}
