import { boites } from '../dashboard/boite/boites.ts'
import { panneaux, quitter } from '../menu/panneaux.ts'
import { parties } from '../panneaux/compte/parties.ts'
import { nouveau } from '../mots.ts'
import { dashboard, pages } from '../paths.ts'
import { types } from '../types.ts'

/** What one can go to, or do, by its name. */
export interface Commande {
  id: string
  nom: string
  genre: 'Page' | 'Action' | 'Réglage'
  /** Where else it is found by: what the menu calls it. */
  mots: string
  /** Without it, it ends the session. */
  href?: string
}

/** Everything that the menus and lists lead to. */
export const commandes: readonly Commande[] = [
  ...Object.entries(pages).map(([href, { titre, menu }]) => page(titre, menu, href)),
  ...Object.values(types).flatMap(({ plusieurs, page: href, liste }) =>
    liste ? [page(plusieurs, pages[href].titre, `${href}?liste=${liste}`)] : [],
  ),
  ...Object.entries(boites).map(([boite, { libelle }]) =>
    page(libelle, 'Boîte de réception', `${dashboard}?boite=${boite}`),
  ),
  page('Voir le site', 'Accueil public', '/'),
  ...Object.values(types).map((fiche): Commande => {
    const { plusieurs, page: href, liste } = fiche
    const nom = nouveau(fiche)
    const adresse = new URLSearchParams({ ...(liste && { liste }), creer: '1' })
    return { id: `+ ${nom}`, nom, genre: 'Action', mots: plusieurs, href: `${href}?${adresse}` }
  }),
  ...Object.entries(panneaux).map(([href, { titre, menu }]) => reglage(titre, menu, href)),
  ...Object.entries(parties).map(([href, nom]) => reglage(nom, panneaux['#compte'].titre, href)),
  { id: quitter.menu, nom: quitter.titre, genre: 'Action', mots: quitter.menu },
]

function page(nom: string, mots: string, href: string): Commande {
  return { id: href, nom, genre: 'Page', mots, href }
}

function reglage(nom: string, mots: string, href: string): Commande {
  return { id: href, nom, genre: 'Réglage', mots, href }
}
