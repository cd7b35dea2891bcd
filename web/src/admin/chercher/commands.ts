import { inboxes } from '../dashboard/boite/inboxes.ts'
import { panels, logoutEntry } from '../menu/panels.ts'
import { accountSections, type Section } from '../panneaux/compte/accountSections.ts'
import { newItemLabel } from '../wording.ts'
import { type AdminPage, dashboard, pages } from '../paths.ts'
import { contentTypes } from '../contentTypes.ts'
import { peut } from '../peut/peut.ts'
import type { Droit } from '../../__generated__/AdminLayout_query.graphql.ts'

/** What one can go to, or do, by its name. */
export interface Command {
  id: string
  nom: string
  genre: 'Page' | 'Action' | 'Réglage'
  /** Other words it is found by: what the menu calls it. */
  mots: string
  /** The page it opens; none for the command that ends the session. */
  href?: string
  /** Right without which there is nothing to go to, or to do. */
  droit?: Droit | undefined
}

/** Everything that the menus and lists lead to. */
const all: readonly Command[] = [
  ...Object.entries<AdminPage>(pages).map(([href, { titre, menu, droit }]): Command => ({
    ...pageCommand(titre, menu ?? titre, href),
    droit,
  })),
  ...Object.values(contentTypes).flatMap(({ plusieurs, page: href, liste }) =>
    liste ? [pageCommand(plusieurs, pages[href].titre, `${href}?liste=${liste}`)] : [],
  ),
  ...Object.entries(inboxes).map(([boite, { libelle }]): Command => ({
    ...pageCommand(libelle, 'Boîte de réception', `${dashboard}?boite=${boite}`),
    droit: 'MESSAGES' as const,
  })),
  pageCommand('Voir le site', 'Accueil public', '/'),
  ...Object.values(contentTypes).map((fiche): Command => {
    const { plusieurs, page: href, liste } = fiche
    const nom = newItemLabel(fiche)
    const adresse = new URLSearchParams({ ...(liste && { liste }), creer: '1' })
    return {
      id: `+ ${nom}`,
      nom,
      genre: 'Action',
      mots: plusieurs,
      href: `${href}?${adresse}`,
      droit: 'CONTENU',
    }
  }),
  ...Object.entries(panels).map(([href, { titre, menu }]) => settingCommand(titre, menu, href)),
  ...Object.entries<Section>(accountSections).map(([href, { nom, droit }]): Command => ({
    ...settingCommand(nom, panels['#compte'].titre, href),
    droit,
  })),
  { id: logoutEntry.menu, nom: logoutEntry.titre, genre: 'Action', mots: logoutEntry.menu },
]

/** Those of them that the reader's role has something to do with. */
export function commands(): readonly Command[] {
  return all.filter(({ droit }) => droit === undefined || peut(droit))
}

function pageCommand(nom: string, mots: string, href: string): Command {
  return { id: href, nom, genre: 'Page', mots, href }
}

function settingCommand(nom: string, mots: string, href: string): Command {
  return { id: href, nom, genre: 'Réglage', mots, href }
}
