import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { lazy, useState } from 'react'
import { Button, DialogTrigger, Popover, ToggleButton } from 'react-aria-components'
import { LateBoundary } from '../../ui/LateBoundary.tsx'
import classes from './TexteRiche.module.css'

const ChoixDeLien = lazy(() => import('../lien/ChoixDeLien.tsx'))

/** Makes a link of what is selected, changes it or takes it away. */
export function BoutonLien({ editor }: { editor: Editor }) {
  const [ouvert, setOuvert] = useState(false)
  const actif = useEditorState({ editor, selector: ({ editor: lu }) => lu.isActive('link') })
  return (
    <DialogTrigger isOpen={ouvert} onOpenChange={setOuvert}>
      <ToggleButton className={classes.outil ?? ''} isSelected={actif}>
        Lien
      </ToggleButton>
      <Popover aria-label="Lien" className={classes.feuille ?? ''} placement="bottom start">
        <LateBoundary of={ouvert} onMissing={() => setOuvert(false)}>
          <Adresse editor={editor} onFinish={() => setOuvert(false)} />
        </LateBoundary>
      </Popover>
    </DialogTrigger>
  )
}

function Adresse({ editor, onFinish }: { editor: Editor; onFinish(): void }) {
  const href: unknown = editor.getAttributes('link')['href']
  const ancienne = typeof href === 'string' ? href : ''

  function setLink(lien: string, texte: string): void {
    const { empty } = editor.state.selection
    const suite = editor.chain().focus()
    if (empty && !ancienne)
      suite
        .insertContent({ type: 'text', text: texte, marks: [{ type: 'link', attrs: { href: lien } }] })
        .run()
    else suite.extendMarkRange('link').setLink({ href: lien }).run()
    onFinish()
  }

  return (
    <ChoixDeLien inText avant={ancienne} onChoose={setLink}>
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
    </ChoixDeLien>
  )
}
