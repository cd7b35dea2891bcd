import { useEffect, useRef, useState } from 'react'
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  RouterProvider,
  SearchField,
  useFilter,
} from 'react-aria-components'
import { withoutTags } from '../../../../schema/texts/text.ts'
import { usePageLocation } from '../../router/location.ts'
import { editorHref } from '../editorHref.ts'
import { longestSearch } from '../liste/filtres/listFilter.ts'
import { useLogout } from '../menu/useLogout.ts'
import { unreachable } from '../messages/announcements.ts'
import { inboxOf } from '../dashboard/boite/inboxes.ts'
import { dashboard } from '../paths.ts'
import { contentTypeInfo } from '../contentTypes.ts'
import { peut } from '../peut/peut.ts'
import { commands } from './commands.ts'
import classes from './Palette.module.css'
import { type Match, type TextMatch, useMatches } from './useMatches.ts'

/** One line: what it is called, what it is, where it leads. */
interface Row {
  id: string
  nom: string
  detail: string
  href?: string
}

/** The pages and acts that are shown, few enough to leave room for what is found. */
const shownCommands = 6

/** One field that finds any page, act, setting, item, message or text of the site by its words, and goes there or does it. */
export default function Palette({ onClose }: { onClose(): void }) {
  const [texte, setTexte] = useState('')
  const saisie = useRef<HTMLInputElement>(null)
  useEffect(() => saisie.current?.focus(), [])
  const sought = texte.trim()
  const trouves = useMatches(sought)
  const logout = useLogout()
  const { navigate } = usePageLocation()
  /** The router does not hear of a press in a menu; what is opened over the page hears of the hash. */
  function follow(href: string): void {
    if (href.startsWith('#')) location.hash = href
    else navigate(href)
  }
  const { contains } = useFilter({ sensitivity: 'base' })
  const words = sought.split(/\s+/)
  const known = commands()
    .filter(({ nom, mots }) => words.every((word) => contains(`${nom} ${mots}`, word)))
    .slice(0, sought ? shownCommands : undefined)
    .map(({ id, nom, genre, href }): Row => ({ id, nom, detail: genre, ...(href && { href }) }))
  const isWaiting = trouves.texte !== sought
  // A quick Enter opens nothing found for other words.
  const elements = trouves.elements.filter(
    ({ libelle }) => !isWaiting || words.every((word) => contains(libelle, word)),
  )
  // Who does not write content changes no text.
  const textes = peut('CONTENU') ? trouves.textes : []
  const groupes = [
    { titre: 'Aller et faire', lignes: known },
    { titre: 'Contenus et messages', lignes: sought ? elements.flatMap(rowsOf) : [] },
    // What is read on the site may be other words than the text’s: a quick Enter waits for the answer.
    { titre: 'Textes du site', lignes: sought && !isWaiting ? textes.map(rowOfText) : [] },
  ].filter(({ lignes }) => lignes.length > 0)

  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => isOpen || onClose()}
      className={classes.voile ?? ''}
    >
      <Modal className={classes.palette ?? ''}>
        <Dialog aria-label="Rechercher partout" className={classes.dialogue ?? ''}>
          <RouterProvider navigate={follow}>
            <Autocomplete inputValue={texte} onInputChange={setTexte}>
              <SearchField aria-label="Rechercher partout">
                <Input
                  ref={saisie}
                  className={classes.saisie ?? ''}
                  placeholder="Une page, un projet, un message, une action…"
                  maxLength={longestSearch}
                />
              </SearchField>
              <Menu
                items={groupes}
                aria-label="Ce qui correspond"
                className={classes.liste ?? ''}
                renderEmptyState={() => (
                  <p className={classes.vide}>{emptyText(sought, isWaiting, trouves.isLost)}</p>
                )}
                onAction={(key) => {
                  onClose()
                  if (known.some(({ id, href }) => id === key && href === undefined)) void logout()
                }}
              >
                {({ titre, lignes }) => (
                  <MenuSection id={titre}>
                    <Header className={classes.titre ?? ''}>{titre}</Header>
                    <Collection items={lignes}>
                      {({ id, nom, detail, href }) => (
                        <MenuItem
                          id={id}
                          textValue={nom}
                          {...(href && { href })}
                          className={classes.ligne ?? ''}
                        >
                          <span className={classes.nom}>{nom}</span>{' '}
                          <span className={classes.detail}>{detail}</span>
                        </MenuItem>
                      )}
                    </Collection>
                  </MenuSection>
                )}
              </Menu>
            </Autocomplete>
          </RouterProvider>
          <p role="status" className={groupes.length > 0 && trouves.isLost ? classes.vide : 'hors-ecran'}>
            {isWaiting
              ? ''
              : trouves.isLost
                ? unreachable
                : resultCount(groupes.flatMap(({ lignes }) => lignes).length)}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function emptyText(sought: string, isWaiting: boolean, isLost: boolean): string {
  if (isWaiting) return 'Un instant…'
  return isLost ? unreachable : `Rien ne correspond à «\u00a0${sought}\u00a0».`
}

function resultCount(count: number): string {
  return count > 1 ? `${count} résultats` : count === 1 ? '1 résultat' : 'Aucun résultat'
}

/** An item of the staff's leads to its editor, a message to where it is read. */
function rowsOf(trouve: Match): Row[] {
  const { __typename, id, databaseId, libelle, status, sujet, reference, poste } = trouve
  const fiche = contentTypeInfo(__typename)
  if (fiche) {
    const detail = status ? fiche.un : `${fiche.un} · hors ligne`
    return [{ id, nom: libelle, detail, href: editorHref(fiche, { databaseId }) }]
  }
  const boite = inboxOf(__typename)
  if (!boite) return []
  const [nom, { un }] = boite
  const objet = sujet ?? reference ?? poste
  return [
    {
      id,
      nom: libelle,
      detail: objet ? `${un} · ${objet}` : un,
      href: `${dashboard}?boite=${nom}&message=${databaseId}`,
    },
  ]
}

/** A text of the site leads to where it is changed. */
function rowOfText({ id, key, page, pageLabel, label, value }: TextMatch): Row {
  const address = new URLSearchParams({ partie: 'textes', page, texte: key })
  return {
    id,
    nom: withoutTags(value).trim() || label,
    detail: `Texte · ${pageLabel}, ${label}`,
    href: `/admin/site?${address}`,
  }
}
