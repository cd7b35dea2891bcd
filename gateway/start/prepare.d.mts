/** The folder of the whole product. */
export const root: string

/** Read by what lies beneath Node when a process begins. */
export const nativeEnvironment: Readonly<Record<string, string>>

/** What the site and what integrators get are built of: all of their own folders, and what that names in others. */
export function sourcesOfSite(): string[]
