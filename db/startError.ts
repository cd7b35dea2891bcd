/** Stops the start: its French message is all that the operator sees. */
export class StartError extends Error {}
