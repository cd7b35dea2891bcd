const dayNames = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const dayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const hoursPattern =
  /^(\p{L}+)(?: ?[-–] ?| (?:à|au) )(\p{L}+) ?:? ?(?:de ?)?(\d{1,2})[.:h](\d{2})? ?[-–à] ?(\d{1,2})[.:h](\d{2})?$/iu

/** Opening hours as schema.org writes them (Mo-Sa 08:00-18:00); null where the text is of another form. */
export function openingHours(texte: string | null | undefined): string | null {
  const [, de = '', a = '', ...heures] = hoursPattern.exec(texte?.trim().replace(/\s+/g, ' ') ?? '') ?? []
  const [premier, dernier] = [de, a].map((jour) => dayCodes[dayNames.indexOf(jour.toLowerCase())])
  if (!premier || !dernier) return null
  const [h1 = '', m1 = '00', h2 = '', m2 = '00'] = heures
  return `${premier}-${dernier} ${h1.padStart(2, '0')}:${m1}-${h2.padStart(2, '0')}:${m2}`
}
