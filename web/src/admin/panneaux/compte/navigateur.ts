const navigateurs: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systemes: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

/** What people call the program that sends this; its own words where it is none they know. */
export function navigateur(userAgent: string | null | undefined): string {
  if (!userAgent) return 'Programme inconnu'
  const programme = nom(navigateurs, userAgent)
  const systeme = nom(systemes, userAgent)
  if (!programme) return userAgent.slice(0, 60)
  return systeme ? `${programme} sur ${systeme}` : programme
}

function nom(known: readonly [RegExp, string][], userAgent: string): string | undefined {
  return known.find(([pattern]) => pattern.test(userAgent))?.[1]
}
