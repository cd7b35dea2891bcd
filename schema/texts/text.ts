/** How a text is written: a label of a button or link, a line, a paragraph, or rich text. */
export const textKinds = ['label', 'line', 'paragraph', 'rich'] as const
type TextKind = (typeof textKinds)[number]

/** Most letters that the place of a text bears, where the catalogue says nothing else. */
const longest: Record<TextKind, number> = { label: 40, line: 120, paragraph: 600, rich: 20_000 }

/** One text of the site that is not content. `Default` is its literal text, whose placeholders the compiler knows. */
export interface SiteText<Default extends string = string> {
  /** Stable name, such as `contact.merci.titre`. */
  readonly key: string
  readonly kind: TextKind
  /** What it is, for staff. */
  readonly label: string
  readonly default: Default
  readonly max: number
  /** Placeholders that it may use though its default does not. */
  readonly common: readonly string[]
}

type Entry<Default extends string> = Omit<SiteText<Default>, 'key' | 'common'>

function entry(kind: TextKind) {
  return <const Default extends string>(
    label: string,
    text: Default,
    max = longest[kind],
  ): Entry<Default> => ({
    kind,
    label,
    default: text,
    max,
  })
}

/** Text of a button, link, tab or field. */
export const label = entry('label')
/** A title or another line. */
export const line = entry('line')
/** A paragraph without marks; may be empty. */
export const paragraph = entry('paragraph')
/** Sanitised HTML, as staff write it; may be empty. */
export const rich = entry('rich')

type Entries = Readonly<Record<string, Entry<string>>>

/** Placeholders that every text may use where its page says nothing else: the firm’s name, its town, and where it is (« à Abidjan »). */
const commonPlaceholders = ['nom', 'ville', 'situe'] as const
type Common = (typeof commonPlaceholders)[number]

/** The texts of one page; `merciTitre` of `contact` has the key `contact.merci.titre`. */
export function textsOf<const Page extends Entries>(
  page: string,
  entries: Page,
  common?: readonly Common[],
): { readonly [Name in keyof Page]: SiteText<Page[Name]['default']> }
export function textsOf(
  page: string,
  entries: Entries,
  common: readonly string[] = commonPlaceholders,
): Readonly<Record<string, SiteText>> {
  const named = Object.entries(entries).map(([name, text]): [string, SiteText] => [
    name,
    { ...text, common, key: `${page}.${name.replace(/[A-Z]/g, (letter) => `.${letter.toLowerCase()}`)}` },
  ])
  return Object.fromEntries(named)
}

/** Names between braces in a text, but for those that every text may use. */
export type PlaceholdersOf<Default extends string> = Default extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, Common> | PlaceholdersOf<Rest>
  : never

const placeholder = /\{([a-z]+)\}/g

/** Names between braces in a text, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))]
}

/** All text between braces, a misspelt placeholder too. */
export function bracesIn(text: string): string[] {
  return text.match(/\{[^{}]*\}/g) ?? []
}

/** The text with its placeholders filled in; one without a value stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(placeholder, (whole, name: string) => String(values[name] ?? whole))
}

/** Rich text without its tags, in place of which `by` stands. */
export function withoutTags(html: string, by = ' '): string {
  return html.replace(/<[^<>]*>/g, by)
}
