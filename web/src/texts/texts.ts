import { createContext, use } from 'react'
import { fillText, type PlaceholdersOf, type SiteText } from '../../../schema/texts/text.ts'
import { nonBreaking, nonBreakingHtml } from '../ui/nonBreaking.ts'

interface Texts {
  /** Texts that the firm has changed, by key; all others are the catalogue’s. */
  published: ReadonlyMap<string, string>
  /** Values of the placeholders that every text may use. */
  common: Readonly<Record<string, string>>
}

/** Defaults alone, for pages that are shown when no data can be had. */
export const TextsContext = createContext<Texts>({ published: new Map(), common: {} })

type Values<Default extends string> = [PlaceholdersOf<Default>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholdersOf<Default>, string | number>>]

/** Gives a text of the catalogue as the firm has it, with its placeholders filled in; rich text as HTML. */
export type ReadText = <Default extends string>(text: SiteText<Default>, ...values: Values<Default>) => string

export function useText(): ReadText {
  const { published, common } = use(TextsContext)
  return (text, ...[values]) => {
    const own = published.get(text.key)
    const all = { ...common, ...values }
    if (text.kind !== 'rich') return fillText(own === undefined ? text.default : nonBreaking(own), all)
    return fillText(own === undefined ? text.default : nonBreakingHtml(own), escaped(all))
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(values: Readonly<Record<string, string | number>>): Record<string, string> {
  const escape = (value: string) => value.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escape(String(value))]))
}
