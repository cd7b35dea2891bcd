import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, visitor, type TestSchema } from '../testing/testSchema.ts'

const query = `query ($texts: [SiteTextInput!]) { admin { emailPreviews(texts: $texts) {
  label fromName replyTo subject text } } }`

describe.each(kinds)('the e-mails to visitors on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const previews = (texts?: { key: string; value: string; version?: number }[]) =>
    gateway.read('admin.emailPreviews', query, { texts }, gateway.administrator)

  test('are seen as they would be sent, with what is published and over it what is being written', async () => {
    const firm = { nom: 'Cabinet de l’Est', email1: 'est@example.com', phone1: '0102030405' }
    await gateway.sample('entreprise', firm.nom, { ...firm, status: true })
    expect(await previews()).toEqual([
      {
        label: 'Après une demande de devis',
        fromName: firm.nom,
        replyTo: firm.email1,
        subject: 'Votre demande de devis DV-2026-0042',
        text: expect.stringMatching(
          /^Bonjour,\n\n[^]* Sa référence est DV-2026-0042\.[^]* appelez le 0102030405,[^]*\n\nCabinet de l’Est$/,
        ),
      },
    ])
    const publish =
      'mutation ($input: SiteTextInput!) { result: updateSiteText(input: $input) { __typename } }'
    for (const [key, value] of [
      ['courriel.objet', 'Dossier {reference}'],
      ['courriel.texte', 'Merci.'],
    ])
      await gateway.read('result', publish, { input: { key, value } }, gateway.administrator)
    expect(await previews()).toMatchObject([
      { subject: 'Dossier DV-2026-0042', text: 'Merci.\n\nCabinet de l’Est' },
    ])
    const written = [
      { key: 'courriel.texte', value: ' Appelez le {telephone}. {inconnu} \n', version: 0 },
      { key: 'courriel.signature', value: ' ' },
      { key: 'courriel.rien', value: 'x' },
    ]
    expect(await previews(written)).toMatchObject([
      { subject: 'Dossier DV-2026-0042', text: 'Appelez le 0102030405. {inconnu}' },
    ])
  })

  test('are not for visitors', async () => {
    await expect(gateway.read('admin', query, {}, visitor)).rejects.toThrow('Connectez-vous')
  })
})
