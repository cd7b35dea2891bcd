/** What asks for a stop: a service's manager, a person's Ctrl-C, a terminal that is closed. */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

export type StopSignal = (typeof stopSignals)[number]
