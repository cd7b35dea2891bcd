import { expect, onTestFinished, test } from 'vitest'
import { insert } from '../../db/content/contentStore.ts'
import { setRetention } from '../../db/messages/retention.ts'
import { changeText } from '../../db/texts/siteTexts.ts'
import { startInProcess } from '../lab/servers/inProcess.ts'

async function open(environment: Record<string, string>) {
  const server = await startInProcess(environment)
  onTestFinished(() => server.stop())
  return {
    ...server,
    read: async () => {
      const html = await (await fetch(`${server.origin}/confidentialite`)).text()
      return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<[^>]*>|\u00a0|\u202f/g, ' ')
    },
  }
}

test('the page on personal data tells what is set up, as soon as it is', async () => {
  const { db, read } = await open({})
  const first = await read()
  for (const said of [
    /contact, +pendant 36 mois/,
    /devis, +pendant 60 mois/,
    /CV, +pendant 24 mois/,
    /l’efface de lui-même/,
    /vers WhatsApp et des cartes/,
  ])
    expect(first).toMatch(said)
  expect(first).not.toMatch(/par e-mail, sans le document|Correspondant|Déclaration|\{\p{L}+\}/u)

  await db.transaction(async (trx) => {
    for (const type of ['contact', 'devis', 'carriere'] as const)
      await setRetention(trx, { type, months: null })
    await insert(trx, 'entreprise', {
      nom: 'Atlas & fils',
      email1: 'atlas@example.com',
      phone1: '27 20 00 00 00',
      urlFacebook: 'https://facebook.example/atlas',
      correspondant: 'Awa <Koné>',
      declarationArtci: '2026-7',
      status: true,
    })
  })
  const then = await read()
  for (const said of [
    /devis, +jusqu’à ce que nous l’effacions à la main/,
    /Atlas &amp; fils, /,
    /Correspondant à la protection des données : Awa &lt;Koné&gt;\./,
    /Déclaration à l’ARTCI : 2026-7\./,
    /vers Facebook et des cartes/,
  ])
    expect(then).toMatch(said)
  expect(then).not.toMatch(/pendant \d+ mois|l’efface de lui-même/)
})

test('it tells of e-mail where that is set up, in the firm’s own words', async () => {
  const { db, read } = await open({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@cabinet.example' })
  expect(await read()).toContain('sans le document joint')
  await db.transaction((trx) =>
    changeText(trx, {
      key: 'confidentialite.lecteurs.courriel',
      libelle: 'Lecteurs',
      act: 'updateText',
      change: { value: '<p>Un e-mail part de {nom}.</p>' },
    }),
  )
  expect(await read()).toMatch(/Un e-mail part de \p{L}/u)
})
