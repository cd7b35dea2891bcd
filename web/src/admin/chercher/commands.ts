import { inboxes } from '../dashboard/boite/inboxes.ts'
import { panels, logoutEntry } from '../menu/panels.ts'
import { accountSections } from '../panneaux/compte/accountSections.ts'
import { newItemLabel } from '../wording.ts'
import { dashboard, pages } from '../paths.ts'
import { contentTypes } from '../contentTypes.ts'

/** What one can go to, or do, by its name. */
export interface Command {
  id: string
  nom: string
  genre: 'Page' | 'Action' | 'Réglage'
  /** Other words it is found by: what the menu calls it. */
  mots: string
  /** The page it opens; none for the command that ends the session. */
  href?: string
}

/** Everything that the menus and lists lead to. */
export const commands: readonly Command[] = [
  ...Object.entries(pages).map(([href, { titre, menu }]) => pageCommand(titre, menu, href)),
  ...Object.values(contentTypes).flatMap(({ plusieurs, page: href, liste }) =>
    liste ? [pageCommand(plusieurs, pages[href].titre, `${href}?liste=${liste}`)] : [],
  ),
  ...Object.entries(inboxes).map(([boite, { libelle }]) =>
    pageCommand(libelle, 'Boîte de réception', `${dashboard}?boite=${boite}`),
  ),
  pageCommand('Voir le site', 'Accueil public', '/'),
  ...Object.values(contentTypes).map((fiche): Command => {
    const { plusieurs, page: href, liste } = fiche
    const nom = newItemLabel(fiche)
    const adresse = new URLSearchParams({ ...(liste && { liste }), creer: '1' })
    return { id: `+ ${nom}`, nom, genre: 'Action', mots: plusieurs, href: `${href}?${adresse}` }
  }),
  ...Object.entries(panels).map(([href, { titre, menu }]) => settingCommand(titre, menu, href)),
  ...Object.entries(accountSections).map(([href, nom]) => settingCommand(nom, panels['#compte'].titre, href)),
  { id: logoutEntry.menu, nom: logoutEntry.titre, genre: 'Action', mots: logoutEntry.menu },
]

function pageCommand(nom: string, mots: string, href: string): Command {
  return { id: href, nom, genre: 'Page', mots, href }
}

function settingCommand(nom: string, mots: string, href: string): Command {
  return { id: href, nom, genre: 'Réglage', mots, href }
}
