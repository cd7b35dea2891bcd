/** How far apart the clocks of two servers may be. */
export const clockSkewMs = 60_000
