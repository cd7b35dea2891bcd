import type { Locator, Page } from 'playwright-core'
import { message } from './admin.ts'
import { eventually } from './browser.ts'
import { picture } from './editors.ts'
import type { Hand } from './hand.ts'

/** What the people of this site sign in with. */
export const password = 'trois bornes et un ruisseau'

/** Goes to a page by the menu. */
export async function goTo(hand: Hand, entry: string, heading: string): Promise<void> {
  const { page } = hand
  await hand.press(page, 'Menu')
  await hand.follow(page.getByRole('navigation', { name: 'Administration' }), entry)
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
}

const panelOf = (page: Page): Locator => page.getByRole('dialog')

/** Opens the form of a new item. */
async function start(hand: Hand, link: string, nouveau = link): Promise<Locator> {
  await hand.follow(hand.page, link)
  const panel = panelOf(hand.page)
  await panel.getByRole('heading', { name: nouveau, exact: true }).waitFor()
  return panel
}

/** Goes online at the second press where the first one shows what is to be seen to. */
async function publish(hand: Hand, libelle: string): Promise<void> {
  const panel = panelOf(hand.page)
  const isOnline = message(hand.page, `«\u00a0${libelle}\u00a0» est en ligne.`)
  const isToReview = panel.getByRole('alert').filter({ hasText: 'Enregistré, pas encore en ligne' })
  await hand.press(panel, 'Enregistrer et publier')
  await isOnline.or(isToReview).waitFor()
  if (await isToReview.isVisible()) {
    await hand.press(panel, 'Enregistrer et publier')
    await isOnline.waitFor()
  }
  await eventually(() => panelOf(hand.page).count()).toBe(0)
}

/**
 * Registers by the link that the program has printed; a mistyped address is refused, and nothing is to be typed anew.
 */
export async function register(hand: Hand): Promise<void> {
  const { page } = hand
  hand.begin('registers')
  await hand.write(page, 'Nom', 'Aya Koné')
  await hand.write(page, 'E-mail', 'aya@')
  await hand.writeInto(page.getByLabel('Mot de passe', { exact: true }), password)
  await hand.press(page, 'Créer le compte')
  hand.begin('mistake: an address that is none')
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await eventually(() => email.getAttribute('aria-invalid')).toBe('true')
  await page.getByText('Cette adresse e-mail n’est pas valide.').waitFor()
  await hand.write(page, 'E-mail', 'cabinet.example')
  await hand.press(page, 'Créer le compte')
  await page.getByRole('heading', { level: 1, name: 'Accueil' }).waitFor()
}

export async function clearDemo(hand: Hand): Promise<void> {
  const { page } = hand
  hand.begin('clears the demo')
  await hand.press(page, 'Effacer le contenu de démonstration')
  const asked = page.getByRole('dialog', { name: 'Effacer le contenu de démonstration' })
  await hand.write(asked, 'Pour confirmer, écrivez EFFACER', 'effacer')
  await hand.press(asked, 'Effacer')
  await hand.press(page.getByRole('dialog', { name: 'Le contenu de démonstration est effacé' }), 'Continuer')
  await page.getByText('Le site montre un contenu de démonstration.').waitFor({ state: 'detached' })
}

export async function enterCompany(hand: Hand): Promise<void> {
  const { page } = hand
  hand.begin('enters the company')
  await hand.tap(page.getByRole('heading', { name: 'Premiers pas' }))
  await hand.follow(page, 'Présenter votre entreprise')
  const panel = await start(hand, 'Nouvelle entreprise')
  await hand.write(panel, 'Nom', 'Cabinet Koné')
  await hand.write(panel, 'En deux phrases', 'Bornages et lotissements à Bingerville.')
  await hand.give(panel.getByRole('group', { name: 'Logo' }), await picture(page, 120, 120))
  await hand.write(panel, 'E-mail', 'bureau@cabinet.example')
  await hand.write(panel, 'Téléphone', '07 00 00 00 21')
  await hand.write(panel, 'Horaires', 'Lundi - Vendredi : 07.30 - 17.00')
  await hand.write(panel, 'Adresse', 'Rue du Phare, Bingerville')
  await publish(hand, 'Cabinet Koné')
}

/** Three, of which one is left unfinished and taken up again, and a fourth in the place of one of them. */
export async function writeServices(hand: Hand): Promise<void> {
  const { page } = hand
  hand.begin('three services')
  await goTo(hand, 'Services', 'Services')
  let panel = await start(hand, 'Nouveau service')
  await hand.write(panel, 'Nom', 'Bornages')
  await hand.write(panel, 'En deux phrases', 'Vos limites, posées et reconnues.')
  await hand.write(panel, 'Description', 'Nous cherchons les bornes anciennes, puis nous posons les neuves.')
  await hand.write(panel, 'Nouvelle catégorie', 'Foncier')
  await hand.press(panel, 'Créer')
  await eventually(() => panel.getByRole('checkbox', { name: 'Foncier' }).isChecked()).toBe(true)
  await publish(hand, 'Bornages')
  panel = await start(hand, 'Nouveau service')
  await hand.write(panel, 'Nom', 'Divisions')
  await hand.write(panel, 'En deux phrases', 'Du plan à l’attestation.')

  hand.begin('mistake: a form closed before it was saved')
  await hand.press(panel, 'Fermer')
  await hand.press(page.getByRole('alertdialog'), 'Fermer et garder sur cet appareil')
  await eventually(() => panel.count()).toBe(0)
  panel = await start(hand, 'Nouveau service')
  await hand.press(panel.getByRole('region', { name: 'Brouillon retrouvé' }), 'Reprendre')

  hand.begin('three services')
  await publish(hand, 'Divisions')
  panel = await start(hand, 'Nouveau service')
  await hand.write(panel, 'Nom', 'Implantations')
  await hand.write(panel, 'En deux phrases', 'Votre plan, reporté sur le sol.')
  await publish(hand, 'Implantations')
  await replaceService(hand)
}

async function replaceService(hand: Hand): Promise<void> {
  const { page } = hand
  hand.begin('mistake: a service too many')
  const panel = await start(hand, 'Nouveau service')
  await hand.write(panel, 'Nom', 'Copropriétés')
  await hand.write(panel, 'En deux phrases', 'Un règlement, des lots, des tantièmes.')
  await hand.press(panel, 'Enregistrer')
  await eventually(() => panel.count()).toBe(0)
  await hand.press(itemOf(page, 'Copropriétés'), 'Remplacer…')
  const question = page.getByRole('dialog', { name: 'Trois services au plus' })
  await hand.tap(question.getByText('Implantations', { exact: true }))
  await hand.press(question, 'Remplacer')
  await itemOf(page, 'Copropriétés').getByText('Publié', { exact: true }).waitFor()
}

/** The row of a list that has this name. */
function itemOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
}

/** Two, of which one goes to the trash by a slip of the finger and comes back at once. */
export async function writeProjets(hand: Hand): Promise<void> {
  const { page } = hand
  hand.begin('two projets')
  await goTo(hand, 'Projets', 'Projets')
  for (const [nom, category] of [
    ['Lotissement des Palmiers', 'Lotissement'],
    ['Levé du port', 'Topographie'],
  ] as const) {
    const panel = await start(hand, 'Nouveau projet')
    await hand.write(panel, 'Nom', nom)
    await hand.choose(panel, /Catégorie/, category)
    await hand.write(panel, 'Année', '2025')
    await hand.give(panel.getByRole('group', { name: 'Image' }), await picture(page, 320, 200))
    await hand.write(panel, 'Lieu', 'Bingerville')
    await publish(hand, nom)
  }

  hand.begin('mistake: a projet in the trash')
  const row = itemOf(page, 'Levé du port')
  await hand.press(row, 'Supprimer')
  await hand.press(message(page, 'est dans la corbeille'), 'Annuler')
  await row.getByText('Publié', { exact: true }).waitFor()
}

export async function presentTeam(hand: Hand): Promise<void> {
  hand.begin('a team')
  await goTo(hand, 'Equipes', 'Équipe')
  for (const [prenom, nom, poste] of [
    ['Aya', 'Koné', 'Géomètre-expert'],
    ['Serge', 'Aka', 'Topographe'],
  ] as const) {
    const panel = await start(hand, 'Nouveau membre')
    await hand.write(panel, 'Prénom', prenom)
    await hand.write(panel, 'Nom', nom)
    await hand.write(panel, 'Poste', poste)
    await publish(hand, `${prenom} ${nom}`)
  }
}

export async function writeFaq(hand: Hand): Promise<void> {
  const { page } = hand
  hand.begin('a FAQ')
  await goTo(hand, 'Faqs', 'FAQ')
  let panel = await start(hand, 'Nouvelle section')
  await hand.write(panel, 'Titre', 'Honoraires')
  await publish(hand, 'Honoraires')
  await hand.follow(page, 'Ajouter des questions')
  panel = await start(hand, 'Nouvelle question')
  await hand.write(panel, 'Question', 'Combien coûte un bornage\u202f?')
  await hand.write(panel, 'Réponse', 'Cela dépend du nombre de bornes.')
  await publish(hand, 'Combien coûte un bornage\u202f?')
}

/** Opens what is there already. */
async function open(hand: Hand, name: string): Promise<Locator> {
  await hand.follow(hand.page.getByRole('main'), name)
  const panel = panelOf(hand.page)
  await panel.locator('form').waitFor()
  return panel
}

/** Its colour, and its papers: what the law asks a site for, and clients a surveyor. */
export async function enterPapers(hand: Hand): Promise<void> {
  const { page } = hand
  hand.begin('its colour and its papers')
  await goTo(hand, 'Entreprise', 'Entreprise')
  const panel = await open(hand, 'Cabinet Koné')
  await hand.write(panel, 'Couleur', '#7a2048')
  for (const [label, text] of [
    ['Forme juridique', 'SARL'],
    ['Capital', '5\u202f000\u202f000\u00a0F\u00a0CFA'],
    ['Numéro RCCM', 'CI-BGV-01-2019-B12-00042'],
    ['Ordre professionnel', 'Ordre des géomètres-experts de Côte d’Ivoire'],
    ['Numéro à l’Ordre', '117'],
    ['Directeur de la publication', 'Aya Koné'],
    ['Hébergeur du site', 'Serveurs du Phare\nZone 4, Abidjan\n27 21 00 00 00'],
  ] as const)
    await hand.write(panel, label, text)
  await hand.press(panel, 'Publier les modifications')
  await eventually(() => panelOf(page).count()).toBe(0)
}

/** Words of the home page, sought as they are read there. */
export async function changeWords(hand: Hand): Promise<void> {
  const { page } = hand
  hand.begin('its words')
  await goTo(hand, 'Site', 'Site')
  await hand.follow(page, 'Textes')
  for (const [read, written] of [
    ['Parlons de votre terrain', 'Une limite à poser\u202f?'],
    ['Géomètres {situe}', 'Limites et plans à Bingerville'],
  ] as const) {
    const sought = page.getByRole('searchbox', { name: 'Rechercher' })
    await sought.fill('')
    await hand.writeInto(sought, read)
    const field = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('textbox') })
      .first()
    const box = field.getByRole('textbox')
    await eventually(() => box.inputValue()).toBe(read)
    await hand.tap(box)
    await box.fill(written)
    await hand.tap(field.getByRole('button', { name: /^Publier/ }))
    await message(page, 'Texte publié.').first().waitFor()
  }
}

/** A page of its own that the menus name, and a post that is open. */
export async function writePageAndOffer(hand: Hand): Promise<void> {
  const { page } = hand
  hand.begin('a page and an offer')
  await goTo(hand, 'Site', 'Site')
  let panel = await start(hand, 'Nouvelle page')
  await hand.write(panel, 'Titre', 'Nos tarifs')
  await hand.write(panel, 'Contenu', 'Au forfait, et dit d’avance.')
  await hand.tap(panel.getByText('Dans le menu', { exact: true }))
  await publish(hand, 'Nos tarifs')
  await hand.follow(page, 'Offres d’emploi')
  panel = await start(hand, 'Nouvelle offre d’emploi', 'Nouvelle offre')
  await hand.write(panel, 'Poste', 'Chef de brigade')
  await hand.write(panel, 'Lieu', 'Bingerville')
  await hand.write(panel, 'En deux phrases', 'Mener une équipe de trois sur le terrain.')
  await publish(hand, 'Chef de brigade')
}
