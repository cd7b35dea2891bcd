import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  Autocomplete,
  Button,
  Collection,
  FieldError,
  Header,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  TextField,
  useFilter,
} from 'react-aria-components'
import { hrefOf } from '../../../../../schema/content/fields/html/hrefOf.ts'
import { unreachable } from '../../messages/announcements.ts'
import saisies from '../saisies/saisies.module.css'
import classes from './ChoixDeLien.module.css'
import { sitePages } from './sitePages.ts'
import { type Target, useTargets } from './useTargets.ts'

/** A field with a list that stays open below; `Autocomplete` says which list it controls, and where in it one is. */
const combobox = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': true } as const

interface ChoixDeLienProps {
  /** Where the link leads now; empty where there is none. */
  avant: string
  /** There is a text around, whose headings a link may lead to. */
  inText?: boolean
  /** A place is chosen, by its name, or by the words that were typed. */
  onChoose(href: string, nom: string): void
  /** Further buttons. */
  children?: ReactNode
}

/** Chooses where a link leads: a page of the site, an item by its words, the firm's telephone or e-mail, or any address. */
export default function ChoixDeLien({ avant, inText = false, onChoose, children }: ChoixDeLienProps) {
  const [texte, setTexte] = useState(avant)
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const { contains } = useFilter({ sensitivity: 'base' })

  // All that can be chosen is shown until something is typed.
  const sought = texte === avant ? '' : texte.trim()
  const found = useTargets(sought)
  const isWaiting = found.texte !== sought
  const words = sought.split(/\s+/)
  const fits = ({ nom, detail, href }: Target) =>
    words.every((word) => contains(`${nom} ${detail} ${href}`, word))
  const pages = sitePages.map(({ href, nom }) => ({ href, nom, detail: href }))
  const groups = [
    { titre: 'Pages du site', targets: pages.filter(fits) },
    { titre: 'Contenus', targets: found.items.filter((item) => !isWaiting || fits(item)) },
    { titre: 'Joindre le cabinet', targets: found.contacts.filter(fits) },
  ].filter(({ targets }) => targets.length > 0)
  const all = groups.flatMap(({ targets }) => targets)

  function apply(): void {
    const href = hrefOf(texte)
    if (href === null || (!inText && href.startsWith('#'))) return setWrong(true)
    onChoose(href, texte.trim())
  }

  return (
    <div className={classes.choix}>
      <Autocomplete
        inputValue={texte}
        onInputChange={(typed) => {
          setWrong(false)
          setTexte(typed)
        }}
        disableAutoFocusFirst
      >
        <TextField
          className={saisies.champ ?? ''}
          isInvalid={isWrong}
          validationBehavior="aria"
          onKeyDown={(event) => {
            // A row that the arrows have reached is chosen by Enter; Escape is for what holds this.
            if (event.key !== 'Enter') event.continuePropagation()
            else if (!input.current?.getAttribute('aria-activedescendant')) apply()
          }}
        >
          <Label className={saisies.label ?? ''}>Adresse du lien</Label>
          <Input
            ref={input}
            {...combobox}
            className={saisies.ligne ?? ''}
            placeholder="Des mots, /contact, un numéro…"
            autoComplete="off"
          />
          <FieldError className={saisies.faute ?? ''}>
            {`Une adresse web (exemple.ci), une page du site (/contact)${inText ? ', un titre du texte (#titre)' : ''}, une adresse e-mail ou un numéro de téléphone.`}
          </FieldError>
        </TextField>
        <ListBox
          items={groups}
          aria-label="Où mène le lien"
          className={classes.liste ?? ''}
          renderEmptyState={() => <p className={classes.vide}>{emptyText(isWaiting, found.isLost)}</p>}
          onAction={(key) => {
            const target = all.find(({ href }) => href === key)
            if (target) onChoose(target.href, target.nom)
          }}
        >
          {({ titre, targets }) => (
            <ListBoxSection id={titre}>
              <Header className={classes.titre ?? ''}>{titre}</Header>
              <Collection items={targets}>
                {({ href, nom, detail }) => (
                  <ListBoxItem id={href} textValue={nom} className={classes.ligne ?? ''}>
                    <span className={classes.nom}>{nom}</span>{' '}
                    <span className={classes.detail}>{detail}</span>
                  </ListBoxItem>
                )}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </Autocomplete>
      <p role="status" className="hors-ecran">
        {isWaiting || sought === '' ? '' : resultCount(all.length)}
      </p>
      <div className={classes.actes}>
        <Button className="outil" onPress={apply}>
          Appliquer
        </Button>
        {children}
      </div>
    </div>
  )
}

function emptyText(isWaiting: boolean, isLost: boolean): string {
  if (isWaiting) return 'Un instant…'
  return isLost ? unreachable : 'Rien de ce nom. Une adresse s’applique telle quelle.'
}

function resultCount(count: number): string {
  return count > 1 ? `${count} résultats` : count === 1 ? '1 résultat' : 'Aucun résultat'
}
