import { createDocument, type Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef } from 'react'
import { BarreDuTexte } from './BarreDuTexte.tsx'
import { extensions } from './extensions.ts'
import { nettoyerColle, propre } from './propre.ts'
import classes from './TexteRiche.module.css'

interface TexteRicheProps {
  html: string
  nom: string
  nomId: string
  decritPar: string
  faux: boolean
  onChange(html: string): void
}

/** The editor itself: headings, lists, links, bold, italic, quotations and tables of figures. */
export default function TexteRiche({ html, nom, nomId, decritPar, faux, onChange }: TexteRicheProps) {
  const ecrit = useRef(html)
  const editorProps = useMemo(
    () => ({
      attributes: {
        class: `riche ${classes.texte}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': nomId,
        'aria-invalid': String(faux),
        ...(decritPar ? { 'aria-describedby': decritPar } : {}),
      },
      transformPastedHTML: nettoyerColle,
    }),
    [nomId, decritPar, faux],
  )
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    editorProps,
    onUpdate({ editor: change }) {
      ecrit.current = propre(change.getHTML())
      onChange(ecrit.current)
    },
  })

  // What comes from elsewhere: a draft, a merge, or the text as the server keeps it.
  useEffect(() => {
    if (html === ecrit.current) return
    ecrit.current = html
    if (tient(editor, html)) return
    const { from, to } = editor.state.selection
    editor.chain().setContent(html, { emitUpdate: false }).setTextSelection({ from, to }).run()
  }, [editor, html])

  return (
    // The dialog would take a Tab that has led to the next cell of a table for its own.
    <div
      className={classes.cadre}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Tab' && event.defaultPrevented) event.stopPropagation()
      }}
    >
      <BarreDuTexte editor={editor} nom={nom} />
      <EditorContent editor={editor} />
    </div>
  )
}

/** Whether the editor already shows this, in its own writing of it and with the space that was typed last. */
function tient({ schema, state }: Editor, html: string): boolean {
  return [html, `${html}<p></p>`].some((un) =>
    createDocument(un, schema, { preserveWhitespace: true }).eq(state.doc),
  )
}
