import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Button,
  Group,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  ToggleButton,
  Toolbar,
} from 'react-aria-components'
import { BoutonImage, type BoutonImageProps } from './BoutonImage.tsx'
import { BoutonLien } from './BoutonLien.tsx'
import classes from './TexteRiche.module.css'

interface Style {
  nom: string
  signe: string
  isActive(editor: Editor): boolean
  toggle(editor: Editor): void
}

const styles: readonly (readonly Style[])[] = [
  [
    {
      nom: 'Titre',
      signe: 'Titre',
      isActive: (editor) => editor.isActive('heading', { level: 2 }),
      toggle: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      nom: 'Sous-titre',
      signe: 'Sous-titre',
      isActive: (editor) => editor.isActive('heading', { level: 3 }),
      toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
  ],
  [
    {
      nom: 'Gras',
      signe: 'G',
      isActive: (editor) => editor.isActive('bold'),
      toggle: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      nom: 'Italique',
      signe: 'I',
      isActive: (editor) => editor.isActive('italic'),
      toggle: (editor) => editor.chain().focus().toggleItalic().run(),
    },
  ],
  [
    {
      nom: 'Liste à puces',
      signe: '• Liste',
      isActive: (editor) => editor.isActive('bulletList'),
      toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      // The name begins with the sign that is seen: people who steer the browser by voice say that.
      nom: '1. Liste numérotée',
      signe: '1. Liste',
      isActive: (editor) => editor.isActive('orderedList'),
      toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      nom: 'Citation',
      signe: '« »',
      isActive: (editor) => editor.isActive('blockquote'),
      toggle: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
]

const tableau = [
  ['Ajouter une ligne', (editor: Editor) => editor.chain().focus().addRowAfter().run()],
  ['Ajouter une colonne', (editor: Editor) => editor.chain().focus().addColumnAfter().run()],
  ['Première ligne en titre', (editor: Editor) => editor.chain().focus().toggleHeaderRow().run()],
  ['Supprimer la ligne', (editor: Editor) => editor.chain().focus().deleteRow().run()],
  ['Supprimer la colonne', (editor: Editor) => editor.chain().focus().deleteColumn().run()],
  ['Supprimer le tableau', (editor: Editor) => editor.chain().focus().deleteTable().run()],
] as const

interface BarreDuTexteProps {
  editor: Editor
  nom: string
  /** False where the text takes no pictures. */
  image: BoutonImageProps | false
}

/** What can be done with the text; one stop of the Tab key, arrows within. */
export function BarreDuTexte({ editor, nom, image }: BarreDuTexteProps) {
  const etat = useEditorState({
    editor,
    selector: ({ editor: lu }) => ({
      actifs: styles.flat().map((style) => style.isActive(lu)),
      dansTableau: lu.isActive('table'),
      annuler: lu.can().undo(),
      retablir: lu.can().redo(),
    }),
  })
  const tous = styles.flat()
  return (
    <Toolbar aria-label={`Mise en forme : ${nom}`} className={classes.barre ?? ''}>
      {styles.map((groupe) => (
        <Group key={groupe[0]?.nom} className={classes.groupe ?? ''}>
          {groupe.map((style) => (
            <ToggleButton
              key={style.nom}
              aria-label={style.nom}
              className={classes.outil ?? ''}
              data-outil={style.nom}
              isSelected={etat.actifs[tous.indexOf(style)] ?? false}
              onChange={() => style.toggle(editor)}
            >
              <span aria-hidden>{style.signe}</span>
            </ToggleButton>
          ))}
        </Group>
      ))}
      <Group className={classes.groupe ?? ''}>
        <BoutonLien editor={editor} />
        {image && <BoutonImage {...image} />}
        {etat.dansTableau ? (
          <MenuTrigger>
            <Button className={classes.outil ?? ''}>Tableau…</Button>
            <Popover className={classes.feuille ?? ''}>
              <Menu className={classes.menu ?? ''}>
                {tableau.map(([label, agir]) => (
                  <MenuItem key={label} onAction={() => agir(editor)}>
                    {label}
                  </MenuItem>
                ))}
              </Menu>
            </Popover>
          </MenuTrigger>
        ) : (
          <Button
            className={classes.outil ?? ''}
            onPress={() =>
              editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
            }
          >
            Tableau
          </Button>
        )}
      </Group>
      <Group className={classes.groupe ?? ''}>
        <Button
          aria-label="Annuler"
          className={classes.outil ?? ''}
          isDisabled={!etat.annuler}
          onPress={() => editor.chain().focus().undo().run()}
        >
          <span aria-hidden>↶</span>
        </Button>
        <Button
          aria-label="Rétablir"
          className={classes.outil ?? ''}
          isDisabled={!etat.retablir}
          onPress={() => editor.chain().focus().redo().run()}
        >
          <span aria-hidden>↷</span>
        </Button>
      </Group>
    </Toolbar>
  )
}
