import { readPublishedTexts } from '../../db/texts/siteTexts.ts'
import { Admin } from '../admin.ts'
import { builder } from '../builder.ts'
import { shownCompany } from '../content/types/defaultCompany.ts'
import { confirmationEmail, type WrittenEmail } from './confirmation.ts'
import { SiteTextInput } from './siteTexts.ts'

interface Preview extends WrittenEmail {
  label: string
  fromName: string
}

const EmailPreview = builder.objectRef<Preview>('EmailPreview').implement({
  description: 'An e-mail to visitors, as it would be sent.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'When it is sent, in French.' }),
    fromName: t.exposeString('fromName', { description: 'Name of its sender.' }),
    replyTo: t.exposeString('replyTo', { description: 'E-mail address to which an answer goes.' }),
    subject: t.exposeString('subject'),
    text: t.exposeString('text', { description: 'Plain text, with its signature.' }),
  }),
})

/** Stands for the reference of a request. */
const sampleReference = 'DV-2026-0042'

builder.objectField(Admin, 'emailPreviews', (t) =>
  t.field({
    type: [EmailPreview],
    description: 'Every kind of e-mail to visitors, with a sample where a message gives the value.',
    args: {
      texts: t.arg({
        type: [SiteTextInput],
        description: 'Texts in place of those that are published, as they are, whatever their version.',
      }),
    },
    resolve: async (_admin, { texts }, { db, company }) => {
      const [firm, published] = await Promise.all([
        shownCompany(db.read, company),
        readPublishedTexts(db.read, ['courriel']),
      ])
      const drafted = (texts ?? []).map(({ key, value }) => [key, value.trim()] as const)
      const email = confirmationEmail(sampleReference, firm, new Map([...published, ...drafted]))
      return [{ label: 'Après une demande de devis', fromName: firm.nom, ...email }]
    },
  }),
)
