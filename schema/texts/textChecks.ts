import { readTexts } from '../../db/texts/siteTexts.ts'
import { Admin } from '../admin.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { allCatalogued } from './catalogue.ts'
import { asRead, readFirm } from './firm.ts'
import { SiteText, type KnownText } from './siteTexts.ts'
import { placeholdersIn } from './text.ts'

interface TextRemark {
  text: KnownText
  message: string
}

const SiteTextCheck = builder.objectRef<TextRemark>('SiteTextCheck').implement({
  description: 'Advice on a text that visitors read.',
  fields: (t) => ({
    text: t.expose('text', { type: SiteText }),
    message: t.exposeString('message', { description: 'Message in French, for people.' }),
  }),
})

builder.objectField(Admin, 'siteTextChecks', (t) =>
  t.field({
    type: [SiteTextCheck],
    description:
      'Advice on the texts that visitors read: those that are longer than their place bears, with what they say of the firm, and those that name what the firm has not given.',
    resolve: (_admin, _args, context) => remarks(context),
  }),
)

async function remarks(context: Context): Promise<TextRemark[]> {
  const [rows, firm] = await Promise.all([readTexts(context.db.read), readFirm(context)])
  return allCatalogued().flatMap((placed) => {
    const { text } = placed
    const row = rows.get(text.key)
    const value = row?.value ?? text.default
    const { length } = asRead(text, value, firm)
    const messages = placeholdersIn(value).flatMap((name) => {
      const why = firm.missing[name]
      return why === undefined ? [] : [`utilise {${name}}\u00a0: ${why}`]
    })
    if (length > text.max)
      messages.push(`est trop long pour sa place\u00a0: ${length} caractères, pour ${text.max} au plus.`)
    return messages.map((message) => ({ text: { ...placed, row }, message }))
  })
}
