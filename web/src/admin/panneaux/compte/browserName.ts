const browsers: readonly [RegExp, string][] = [
  [/\bEdg\w*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const devices: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

/** What people call the program that sends this, and the device where it says which; its own words where it is an unknown one. */
export function browserName(userAgent: string | null | undefined): string {
  if (!userAgent) return 'Programme inconnu'
  const programme = nameIn(browsers, userAgent)
  const appareil = nameIn(devices, userAgent)
  if (!programme) return userAgent.slice(0, 60)
  const modele = modelOf(userAgent)
  return [programme, appareil && ` sur ${appareil}`, modele && ` (${modele})`].filter(Boolean).join('')
}

/** What the maker calls a phone. Chrome writes K for all of them, Firefox says no more than Mobile. */
function modelOf(userAgent: string): string | undefined {
  const [, said] = /Android [\d.]+; (?:[a-z]{2}[-_][a-zA-Z]{2}; )?([^;)]+)[;)]/.exec(userAgent) ?? []
  const [modele] = said?.split(' Build/') ?? []
  return modele === undefined || /^(?:K|Mobile|Tablet|rv:.*|wv)$/.test(modele) ? undefined : modele
}

function nameIn(known: readonly [RegExp, string][], userAgent: string): string | undefined {
  return known.find(([pattern]) => pattern.test(userAgent))?.[1]
}
