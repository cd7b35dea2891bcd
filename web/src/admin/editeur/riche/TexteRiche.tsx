import { createDocument, type Editor } from '@tiptap/core'
import { DOMSerializer } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { BarreDuTexte } from './BarreDuTexte.tsx'
import { extensions } from './extensions.ts'
import { bringsPicture, normalPaste, pasteAddress } from './paste.ts'
import { cleanHtml } from './cleanHtml.ts'
import { writeHeads } from './tableExtensions.ts'
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
  const [hadPicture, setHadPicture] = useState(false)
  /**
   * True from the first word to the last, and while a tool is open: on a phone the tools are at the keyboard for as
   * long.
   */
  const [isWriting, setWriting] = useState(false)
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
      transformPastedHTML: normalPaste,
      handlePaste(view: EditorView, { clipboardData }: ClipboardEvent) {
        const isPicture = bringsPicture(clipboardData)
        setHadPicture(isPicture)
        return pasteAddress(view, clipboardData) || (isPicture && clipboardData?.getData('text/html') === '')
      },
      handleDrop(_view: EditorView, event: DragEvent) {
        const isPicture = bringsPicture(event.dataTransfer)
        setHadPicture(isPicture)
        // A browser would go to the picture.
        if (isPicture && event.dataTransfer?.files.length) event.preventDefault()
        return event.defaultPrevented
      },
    }),
    [nomId, decritPar, faux],
  )
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    editorProps,
    onUpdate({ editor: change, transaction }) {
      if (!transaction.getMeta('paste')) setHadPicture(false)
      ecrit.current = htmlOf(change)
      onChange(ecrit.current)
    },
  })

  // What comes from elsewhere: a draft, a merge, or the text as the server keeps it.
  useEffect(() => {
    if (html === ecrit.current) return
    ecrit.current = html
    if (roundTrips(editor, html)) return
    const { from, to } = editor.state.selection
    editor.chain().setContent(html, { emitUpdate: false }).setTextSelection({ from, to }).run()
  }, [editor, html])

  return (
    // The dialog would take a Tab that has led to the next cell of a table for its own.
    <div
      className={classes.cadre}
      role="presentation"
      data-ecrit={isWriting || undefined}
      onFocus={({ target }) => {
        // A press on a tool does not begin it: the tool would flee from the finger that is still on it.
        if (target === editor.view.dom) setWriting(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isNear = currentTarget.contains(relatedTarget) || relatedTarget?.closest('[data-trigger]')
        if (!isNear) setWriting(false)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Tab' && event.defaultPrevented) event.stopPropagation()
      }}
    >
      <BarreDuTexte editor={editor} nom={nom} />
      <EditorContent editor={editor} />
      <p role="status" className={classes.remarque}>
        {hadPicture && 'Une image ne se colle pas dans un texte\u00a0: elle n’y est pas.'}
      </p>
    </div>
  )
}

/** What the editor holds, as the site writes it. */
function htmlOf({ schema, state }: Editor): string {
  const written = document.createElement('div')
  DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content, { document }, written)
  writeHeads(written)
  return cleanHtml(written.innerHTML)
}

/** Whether the editor already shows this, in its own writing of it and with the space that was typed last. */
function roundTrips({ schema, state }: Editor, html: string): boolean {
  return [html, `${html}<p></p>`].some((un) =>
    createDocument(un, schema, { preserveWhitespace: true }).eq(state.doc),
  )
}
