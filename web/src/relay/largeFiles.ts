/** A file above this is sent in pieces, each no larger: the server takes less than 1 MiB at a time. */
export const largestPiece = 960 * 1024

/** The server does not take a file that is sent in pieces; the message, which is its own, tells why. */
export class RefusedUpload extends Error {}
