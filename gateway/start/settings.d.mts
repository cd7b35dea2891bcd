/** The arguments without `--env FILE`, whose settings are then in the environment where they were not set. */
export function takeSettings(args: string[], environment?: Record<string, string | undefined>): string[]
export function settingsIn(text: string, file: string): Record<string, string>
