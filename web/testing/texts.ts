import type { APIRequestContext } from 'playwright-core'
import { allCatalogued } from '../../schema/texts/catalogue.ts'
import type { SiteText } from '../../schema/texts/text.ts'
import { askAs } from './admin.ts'

/** Changes every text of the catalogue; `valueOf` gets its place in it as well. */
export async function changeAllTexts(
  staff: APIRequestContext,
  valueOf: (text: SiteText, n: number) => string,
): Promise<void> {
  const inputs = allCatalogued().map(
    ({ text }, n) => [`i${n}`, { key: text.key, value: valueOf(text, n) }] as const,
  )
  for (let from = 0; from < inputs.length; from += 60) {
    const some = inputs.slice(from, from + 60)
    const answer = await askAs<Record<string, { __typename: string; message?: string }>>(
      staff,
      `mutation (${some.map(([name]) => `$${name}: SiteTextInput!`).join()}) {
        ${some.map(([name]) => `${name}: updateSiteText(input: $${name}) { __typename ... on Error { message } }`).join(' ')} }`,
      Object.fromEntries(some),
    )
    const refused = some.flatMap(([name, { key }]) =>
      answer[name]?.__typename === 'SiteTextPayload' ? [] : [`${key}: ${answer[name]?.message}`],
    )
    if (refused.length > 0) throw new Error(refused.join('\n'))
  }
}
