import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { message } from '../../testing/admin.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { Hand } from '../../testing/hand.ts'
import * as owner from '../../testing/owner.ts'

const phone = { width: 390, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const
const bare = { ...phone, ready: 'main h1', permissions: ['clipboard-write'] }

let site: Site
beforeEach(async () => {
  site = await openSite({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
})
afterEach(() => site.stop())

/** What visitors find in the lists of the site, by its name. */
async function published(): Promise<string[]> {
  const lists = ['services', 'projets', 'equipe', 'faqs', 'partenaires', 'testimonials', 'slides'] as const
  const asked = lists.map((list) => `${list}(first: 100) { edges { node { libelle } } }`).join(' ')
  const { site: shown } = await site.ask<{
    site: Record<(typeof lists)[number], { edges: { node: { libelle: string } }[] }>
  }>(`{ site { ${asked} } }`)
  return lists.flatMap((list) => shown[list].edges.map(({ node }) => node.libelle))
}

/** The addresses of single services and projets, as search engines are told. */
async function singlePages(): Promise<string[]> {
  const map = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]*\/(?:services|projets)\/[^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
}

/** A visitor's way to a page: his taps are his own. */
async function visit(page: Page, entry: string, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: entry, exact: true }).tap()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

async function sendMessage(): Promise<void> {
  const { page } = await site.visit('/', phone)
  await visit(page, 'Contact', 'Contact')
  await page.getByRole('textbox', { name: 'Sujet' }).fill('Un terrain à borner')
  await page.getByRole('textbox', { name: 'Votre message' }).fill('Pouvez-vous passer jeudi\u202f?')
  await page.getByRole('textbox', { name: 'Votre nom' }).fill('Fatou Diabaté')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('fatou@visiteur.example')
  await page.getByRole('button', { name: 'Envoyer le message' }).tap()
  await page.getByRole('heading', { name: 'Merci, votre message est arrivé' }).waitFor()
  await page.close()
}

/** An e-mail program is another program: what it would begin with is looked at, then it is tapped. */
async function answerMessage(hand: Hand): Promise<void> {
  const { page } = hand
  hand.begin('answers a message')
  await owner.goTo(hand, 'Accueil', 'Accueil')
  const inbox = page.getByRole('region', { name: 'Boîte de réception' })
  await hand.tap(inbox.getByRole('link', { name: /^Fatou Diabaté \(non lu\)/ }))
  const opened = page.getByRole('article', { name: 'Fatou Diabaté' })
  await opened.getByText('Pouvez-vous passer jeudi').waitFor()
  const answer = opened.getByRole('link', { name: 'Répondre par e-mail' })
  const { protocol, pathname, searchParams } = new URL((await answer.getAttribute('href')) ?? '')
  expect(protocol + pathname).toBe('mailto:fatou@visiteur.example')
  expect(searchParams.get('subject')).toBe('Re\u00a0: Un terrain à borner')
  await hand.tap(answer)
  await hand.press(opened, 'Classer')
  await message(page, 'est classé').waitFor()
}

/** Hands over the address that the dashboard gives. The colleague asks there; his page is answered with. */
async function inviteColleague(hand: Hand): Promise<Page> {
  const { page } = hand
  hand.begin('invites a colleague')
  await owner.goTo(hand, 'Accueil', 'Accueil')
  await hand.tap(page.getByRole('heading', { name: 'Premiers pas' }))
  await hand.follow(page, 'Faire entrer un collègue')
  const accounts = page.getByRole('region', { name: 'Comptes' })
  await hand.press(accounts, 'Copier')
  await accounts.getByText('Copié.').waitFor()
  const address = await accounts.getByRole('textbox').inputValue()

  const { page: colleague } = await site.visit(address, bare)
  await colleague.getByRole('textbox', { name: 'Nom' }).fill('Serge Aka')
  await colleague.getByRole('textbox', { name: 'E-mail' }).fill('serge@cabinet.example')
  await colleague.getByLabel('Mot de passe', { exact: true }).fill(owner.password)
  await colleague.getByRole('button', { name: 'Envoyer la demande' }).tap()
  await colleague.getByText('Un administrateur doit activer votre compte.').waitFor()
  return colleague
}

/** Lets in who has asked meanwhile. */
async function letIn(hand: Hand, colleague: Page): Promise<void> {
  const { page } = hand
  hand.begin('lets the colleague in')
  await hand.tap(page.getByRole('link', { name: /^Comptes 1 en attente/ }))
  await hand.press(page, 'Activer le compte «\u00a0Serge Aka\u00a0»')
  const shown = page.getByRole('dialog', { name: 'Premier mot de passe de Serge Aka' })
  const link = await shown.getByRole('textbox').inputValue()
  await hand.press(shown, 'C’est fait')
  await colleague.goto(link)
  await colleague.getByLabel('Nouveau mot de passe', { exact: true }).fill(owner.password)
  await colleague.getByRole('button', { name: 'Enregistrer et se connecter' }).tap()
  await colleague.getByRole('heading', { level: 1, name: 'Accueil' }).waitFor()
}

/** What a visitor finds on a phone, page by page; answers with all that he has read. */
async function seeSite(): Promise<string> {
  const { page, complaints } = await site.visit('/', phone)
  const read: string[] = []
  const seen = async (...texts: string[]) => {
    for (const text of texts) await page.getByText(text).filter({ visible: true }).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    read.push(await page.locator('body').innerText())
  }
  await page.getByRole('link', { name: 'Cabinet Koné, accueil' }).getByRole('presentation').waitFor()
  await seen('Bornages', 'Divisions', 'Copropriétés', 'Lotissement des Palmiers', 'Levé du port', 'Aya Koné')
  await seen('Une limite à poser')
  expect(await page.locator('meta[property="og:image:alt"]').getAttribute('content')).toContain(
    'Limites et plans à Bingerville',
  )
  await seen('SARL au capital de 5 000 000 F CFA · RCCM\u00a0: CI-BGV-01-2019-B12-00042')
  expect(await page.locator('link[href*="7a2048"]').count()).toBeGreaterThan(0)
  await visit(page, 'Nos tarifs', 'Nos tarifs')
  await seen('Au forfait, et dit d’avance.')
  await visit(page, 'Carrière', 'Travailler avec nous')
  await seen('Chef de brigade', 'Mener une équipe de trois')
  await visit(page, 'Bornages', 'Bornages')
  await seen('Vos limites, posées et reconnues.', 'Nous cherchons les bornes anciennes')
  await visit(page, 'Equipe', 'L’équipe')
  await seen('Aya Koné', 'Géomètre-expert', 'Serge Aka', 'Topographe')
  await visit(page, 'FAQ', 'Questions fréquentes')
  await page.getByRole('heading', { name: 'Combien coûte un bornage' }).tap()
  await seen('Cela dépend du nombre de bornes.')
  await visit(page, 'Contact', 'Contact')
  await seen('+225 07 00 00 00 21', 'bureau@cabinet.example', '07.30 - 17.00', 'Rue du Phare, Bingerville')
  await visit(page, 'Références', 'Références')
  await seen('Lotissement des Palmiers')
  await page
    .getByRole('link', { name: /Levé du port/ })
    .first()
    .tap()
  await page.getByRole('heading', { level: 1, name: 'Levé du port' }).waitFor()
  await page.getByRole('link', { name: 'Mentions légales', exact: true }).tap()
  await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
  await seen('Ordre des géomètres-experts de Côte d’Ivoire, n°\u00a0117', 'Serveurs du Phare, Zone 4')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Levé du port' }).waitFor()
  await seen('Topographie', '2025', 'Bingerville')
  expect(complaints).toEqual([])
  return read.join('\n')
}

test('who does not know the product sets up a whole site on a phone, in 150 taps at the most', async () => {
  const [demo, demoPages] = [await published(), await singlePages()]
  expect(demoPages.length).toBeGreaterThan(10)
  const link = /\S+\/admin\/inscrire\?jeton=\S+/.exec(site.output())?.[0] ?? ''
  const { page, complaints } = await site.visit(link, bare)
  const hand = new Hand(page)
  await hand.telling(async () => {
    await owner.register(hand)
    await owner.clearDemo(hand)
    await owner.enterCompany(hand)
    await owner.writeServices(hand)
    await owner.writeProjets(hand)
    await owner.presentTeam(hand)
    const colleague = await inviteColleague(hand)
    await owner.writeFaq(hand)
    await sendMessage()
    await answerMessage(hand)
    await letIn(hand, colleague)
    expect(hand.total).toBeLessThanOrEqual(150)
  })
  const own = new Hand(page)
  await own.telling(async () => {
    await owner.enterPapers(own)
    await owner.changeWords(own)
    await owner.writePageAndOffer(own)
    expect(own.total).toBeLessThanOrEqual(60)
  })
  expect(complaints).toEqual([])

  expect(await published()).toEqual([
    'Bornages',
    'Divisions',
    'Copropriétés',
    'Levé du port',
    'Lotissement des Palmiers',
    'Aya Koné',
    'Serge Aka',
    'Honoraires',
  ])
  const text = await seeSite()
  // A name of one word is any surveyor's.
  expect(demo.filter((name) => name.includes(' ') && text.includes(name))).toEqual([])
  const answers = await Promise.all(demoPages.map(async (address) => (await fetch(address)).status))
  expect(new Set(answers)).toEqual(new Set([404]))
  await eventually(async () => (await (await fetch(site.origin)).text()).includes('noindex')).toBe(false)
}, 480_000)
