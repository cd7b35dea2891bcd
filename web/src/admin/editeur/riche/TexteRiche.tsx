import { createDocument, type Editor } from '@tiptap/core'
import { DOMSerializer } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Envois } from '../../envois/Envois.tsx'
import type { LibraryFile } from '../../envois/libraryFile.ts'
import { readPicture } from '../../envois/readFile.ts'
import { useSending } from '../../envois/useSending.ts'
import { BarreDuTexte } from './BarreDuTexte.tsx'
import { extensions } from './extensions.ts'
import { FigureChoisie } from './FigureChoisie.tsx'
import { bringsPicture, normalPaste, pasteAddress, picturesIn } from './paste.ts'
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
  const { queue, sendings, coming } = useSending({ read: readPicture, take: insert })
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
        const pictures = picturesIn(clipboardData)
        queue.add(pictures)
        setHadPicture(pictures.length === 0 && bringsPicture(clipboardData))
        return pasteAddress(view, clipboardData) || pictures.length > 0
      },
      handleDrop(_view: EditorView, event: DragEvent, _slice: unknown, isMoved: boolean) {
        const files = [...(event.dataTransfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
        // What is moved within the text is in it already; a browser would go to a picture that is dropped.
        if (isMoved || files.length === 0) return false
        event.preventDefault()
        queue.add(files)
        return true
      },
    }),
    [nomId, decritPar, faux, queue],
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

  /** A picture that has come, at the place where one writes. */
  function insert({ alt, image }: LibraryFile): void {
    if (!image) return
    const { $to } = editor.state.selection
    // Below the paragraph, or the item of a list, in which one writes; not within a caption.
    const at = $to.depth === 0 ? $to.pos : $to.after(1)
    editor.commands.insertContentAt(at, { type: 'figure', attrs: { src: image.adresse, alt } })
  }

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
      <BarreDuTexte editor={editor} nom={nom} onFiles={(files) => queue.add(files)} onChoose={insert} />
      <EditorContent editor={editor} />
      <FigureChoisie editor={editor} />
      <Envois queue={queue} sendings={sendings} onRemoved={() => editor.commands.focus()} />
      <p role="status" className={classes.remarque}>
        {hadPicture && 'Une image ne se colle pas avec un texte\u00a0: elle n’y est pas. Collez son fichier.'}
        {coming > 0 && 'Une image est en route\u00a0: vous pouvez continuer, et enregistrer.'}
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
