import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import {
  Button,
  Dialog,
  DialogTrigger,
  FieldError,
  Input,
  Label,
  Popover,
  TextField,
  ToggleButton,
} from 'react-aria-components'
import { hrefOf } from '../../../../../schema/content/fields/html/hrefOf.ts'
import saisies from '../saisies/saisies.module.css'
import classes from './TexteRiche.module.css'

/** Makes a link of what is selected, changes it or takes it away. */
export function BoutonLien({ editor }: { editor: Editor }) {
  const [ouvert, setOuvert] = useState(false)
  const actif = useEditorState({ editor, selector: ({ editor: lu }) => lu.isActive('link') })
  return (
    <DialogTrigger isOpen={ouvert} onOpenChange={setOuvert}>
      <ToggleButton className={classes.outil ?? ''} isSelected={actif}>
        Lien
      </ToggleButton>
      <Popover className={classes.feuille ?? ''} placement="bottom start">
        <Dialog aria-label="Lien" className={classes.lien ?? ''}>
          <Adresse editor={editor} onFinish={() => setOuvert(false)} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

function Adresse({ editor, onFinish }: { editor: Editor; onFinish(): void }) {
  const href: unknown = editor.getAttributes('link')['href']
  const ancienne = typeof href === 'string' ? href : ''
  const [texte, setTexte] = useState(ancienne)
  const [faux, setFaux] = useState(false)
  const champ = useRef<HTMLInputElement>(null)

  useEffect(() => champ.current?.focus(), [])

  function setLink(): void {
    const lien = hrefOf(texte)
    if (!lien) return setFaux(true)
    const { empty } = editor.state.selection
    const suite = editor.chain().focus()
    if (empty && !ancienne)
      suite
        .insertContent({ type: 'text', text: texte.trim(), marks: [{ type: 'link', attrs: { href: lien } }] })
        .run()
    else suite.extendMarkRange('link').setLink({ href: lien }).run()
    onFinish()
  }

  return (
    <>
      <TextField
        className={saisies.champ ?? ''}
        value={texte}
        onChange={(nouveau) => {
          setFaux(false)
          setTexte(nouveau)
        }}
        isInvalid={faux}
        validationBehavior="aria"
        onKeyDown={(event) => {
          if (event.key === 'Enter') setLink()
          // Escape is for the popover.
          else event.continuePropagation()
        }}
      >
        <Label className={saisies.label ?? ''}>Adresse du lien</Label>
        <Input
          ref={champ}
          className={saisies.ligne ?? ''}
          placeholder="exemple.ci ou /contact"
          autoComplete="off"
        />
        <FieldError className={saisies.faute ?? ''}>
          Une adresse web (exemple.ci), une page du site (/contact), un titre du texte (#titre), une adresse
          e-mail ou un numéro de téléphone.
        </FieldError>
      </TextField>
      <div className={classes.actes}>
        <Button className="outil" onPress={setLink}>
          Appliquer
        </Button>
        {ancienne && (
          <Button
            className="outil"
            onPress={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onFinish()
            }}
          >
            Retirer le lien
          </Button>
        )}
      </div>
    </>
  )
}
