const key = 'rechargement'
/** A page that was reloaded so lately is not reloaded again: what is missing is missing on the server. */
const pauseMs = 60_000

interface Kept {
  href: string
  at: number
  scroll: number
  /** What was typed, by form and field. */
  fields: [place: string, value: string][]
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const neverKept = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'])

/** Each field that can be kept, with a name that it has again after the page is loaded anew. */
function* fieldsOf(page: Document): Generator<[place: string, field: Field]> {
  const seen = new Map<string, number>()
  for (const field of page.querySelectorAll<Field>('input, textarea, select')) {
    if (neverKept.has(field.type)) continue
    const name = `${field.form?.id ?? ''}/${field.name || field.id}`
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    yield [`${name}/${nth}`, field]
  }
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Loads this page anew, because the server no longer has what belongs to it; what was typed comes back. Answers false
 * where that has just been done, and the failure must be shown.
 */
export function reloadOnce(): boolean {
  const before = read()
  if (before?.href === location.href && Date.now() - before.at < pauseMs) return false
  const fields = [...fieldsOf(document)].map(([place, field]): [string, string] => [
    place,
    isTicked(field) ? String(field.checked) : field.value,
  ])
  const kept: Kept = { href: location.href, at: Date.now(), scroll: scrollY, fields }
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // A note that cannot be kept would let it go on for ever.
    return false
  }
  location.reload()
  return true
}

/**
 * Loads a page anew whose code did not come. It can still be read, so that is done only where there is one to come back
 * to.
 */
export async function reloadForCode(error: unknown): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (!answer?.ok || !reloadOnce()) console.error(error)
}

/** Writes as a reader does, so that React hears of it. */
function write(field: Field, value: string): void {
  if (isTicked(field)) {
    if (String(field.checked) !== value) field.click()
    return
  }
  if (field.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Gives a page that was loaded anew what was typed into it before. */
export function restoreTyped(): void {
  const kept = read()
  if (!kept || kept.href !== location.href || kept.fields.length + kept.scroll === 0) return
  // The note that it was reloaded stays, without what was typed.
  sessionStorage.setItem(key, JSON.stringify({ ...kept, scroll: 0, fields: [] }))
  const values = new Map(kept.fields)
  for (const [place, field] of fieldsOf(document)) {
    const value = values.get(place)
    if (value !== undefined) write(field, value)
  }
  scrollTo({ top: kept.scroll, behavior: 'instant' })
}
