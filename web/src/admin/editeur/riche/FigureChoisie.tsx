import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Button, Input, Label, TextField } from 'react-aria-components'
import saisies from '../saisies/saisies.module.css'
import classes from './TexteRiche.module.css'

/** What the picture that is chosen in a text shows; its caption is written below it, in the text itself. */
export function FigureChoisie({ editor }: { editor: Editor }) {
  const alt = useEditorState({
    editor,
    selector: ({ editor: lu }) => {
      const said: unknown = lu.isActive('figure') ? lu.getAttributes('figure')['alt'] : null
      return typeof said === 'string' ? said : null
    },
  })
  if (alt === null) return null
  return (
    <div className={classes.figure}>
      <TextField
        className={saisies.champ ?? ''}
        value={alt}
        maxLength={255}
        onChange={(text) => editor.commands.updateAttributes('figure', { alt: text })}
      >
        <Label className={saisies.label ?? ''}>Description de l’image</Label>
        <Input className={saisies.texte ?? ''} placeholder="Ce qu’elle montre, pour qui ne la voit pas" />
      </TextField>
      <Button
        className="outil"
        onPress={() => {
          const { $from } = editor.state.selection
          const chain = editor.chain().focus()
          if ($from.parent.type.name === 'figure') chain.deleteNode('figure').run()
          else chain.deleteSelection().run()
        }}
      >
        Retirer l’image
      </Button>
    </div>
  )
}
