const jours = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const codes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const forme =
  /^(\p{L}+)\s*(?:-|–|à|au)\s*(\p{L}+)\s*:?\s*(?:de\s*)?(\d{1,2})[.:h](\d{2})?\s*(?:-|–|à)\s*(\d{1,2})[.:h](\d{2})?$/iu

interface Horaires {
  /** Places in the week: the first day and the last. */
  semaine: [number, number]
  /** Hours and minutes: from and to. */
  heures: [[number, number], [number, number]]
}

function lire(texte: string | null | undefined): Horaires | null {
  const [, de = '', a = '', h1 = '', m1 = '0', h2 = '', m2 = '0'] = forme.exec(texte?.trim() ?? '') ?? []
  const premier = jours.indexOf(de.toLowerCase())
  const dernier = jours.indexOf(a.toLowerCase())
  if (premier < 0 || dernier < 0) return null
  return {
    semaine: [premier, dernier],
    heures: [
      [Number(h1), Number(m1)],
      [Number(h2), Number(m2)],
    ],
  }
}

const deux = (nombre: number) => String(nombre).padStart(2, '0')

/** Opening hours as schema.org writes them (Mo-Sa 08:00-18:00); null where the text is of another form. */
export function horairesPourMachines(texte: string | null | undefined): string | null {
  const lus = lire(texte)
  if (!lus) return null
  const heures = lus.heures.map(([h, m]) => `${deux(h)}:${deux(m)}`)
  return `${lus.semaine.map((jour) => codes[jour]).join('-')} ${heures.join('-')}`
}

/** Opening hours as French sets them (lundi – samedi, 8 h – 18 h 30); as they were typed where the form is another. */
export function horairesPourGens(texte: string): string {
  const lus = lire(texte)
  if (!lus) return texte
  const heures = lus.heures.map(([h, m]) => `${h}\u00a0h${m > 0 ? `\u00a0${deux(m)}` : ''}`)
  return `${lus.semaine.map((jour) => jours[jour]).join('\u00a0– ')}, ${heures.join('\u00a0–\u00a0')}`
}
