import { createDocument, type Editor } from '@tiptap/core'
import { DOMSerializer, type Node } from '@tiptap/pm/model'
import { type EditorState, Selection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Envois } from '../../envois/Envois.tsx'
import type { LibraryFile } from '../../envois/libraryFile.ts'
import { readPicture } from '../../envois/readFile.ts'
import { useSending } from '../../envois/useSending.ts'
import { comingText } from '../fichiers/helpText.ts'
import { BarreDuTexte } from './BarreDuTexte.tsx'
import { extensions, extensionsOfWords } from './extensions.ts'
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
  takesPictures: boolean
  faux: boolean
  onChange(html: string): void
}

/** The editor itself: headings, lists, links, bold, italic, quotations and tables of figures. */
export default function TexteRiche({
  html,
  nom,
  nomId,
  decritPar,
  takesPictures,
  faux,
  onChange,
}: TexteRicheProps) {
  const ecrit = useRef(html)
  const [remark, setRemark] = useState<keyof typeof remarks | null>(null)
  /** How things stood when pictures were given last: who has gone on writing is not taken to them when they come. */
  const given = useRef<EditorState>(null)
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
        const pictures = takesPictures ? picturesIn(clipboardData) : []
        if (pictures.length > 0) given.current = view.state
        queue.add(pictures)
        const isLost = pictures.length === 0 && bringsPicture(clipboardData)
        setRemark(!isLost ? null : takesPictures ? 'withWords' : 'wordsOnly')
        return pasteAddress(view, clipboardData) || pictures.length > 0
      },
      /** A picture that is pressed is chosen by its caption: a letter would take the place of a picture that is chosen whole. */
      handleClickOn(view: EditorView, _at: number, node: Node, before: number, { target }: MouseEvent) {
        if (node.type.name !== 'figure' || !(target instanceof HTMLImageElement)) return false
        const { doc, tr } = view.state
        view.dispatch(tr.setSelection(TextSelection.create(doc, before + 1 + node.content.size)))
        return true
      },
      handleDrop(view: EditorView, event: DragEvent, _slice: unknown, isMoved: boolean) {
        const files = [...(event.dataTransfer?.files ?? [])]
        // What is moved within the text is in it already; a browser would go to a file that is dropped.
        if (isMoved || files.length === 0) return false
        event.preventDefault()
        if (!takesPictures) {
          setRemark('wordsOnly')
          return true
        }
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
        const { doc, tr } = view.state
        if (place) view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))))
        given.current = view.state
        queue.add(files)
        return true
      },
    }),
    [nomId, decritPar, takesPictures, faux, queue],
  )
  const editor = useEditor({
    extensions: takesPictures ? extensions : extensionsOfWords,
    content: html,
    injectCSS: false,
    editorProps,
    onUpdate({ editor: change, transaction }) {
      if (!transaction.getMeta('paste')) setRemark((one) => (one === 'arrived' ? one : null))
      ecrit.current = htmlOf(change)
      onChange(ecrit.current)
    },
    onSelectionUpdate({ editor: change }) {
      if (change.isActive('figure')) setRemark(null)
    },
  })

  /** A picture that has come, at the place where one writes. */
  function insert({ alt, image }: LibraryFile): void {
    if (!image) return
    const { doc, selection } = editor.state
    const { $to } = selection
    const isWaitedFor = given.current?.doc === doc && given.current.selection.eq(selection)
    // Below the paragraph, or the list, in which one writes, and those that came before it; not within a caption.
    let at = $to.depth === 0 ? $to.pos : $to.after(1)
    for (let next = doc.nodeAt(at); next?.type.name === 'figure'; next = doc.nodeAt(at)) at += next.nodeSize
    const figure = { type: 'figure', attrs: { src: image.adresse, alt } }
    editor.commands.insertContentAt(at, figure, { updateSelection: isWaitedFor })
    if (isWaitedFor) given.current = editor.state
    else setRemark('arrived')
  }

  function give(files: readonly File[]): void {
    given.current = editor.state
    queue.add(files)
  }

  function choose(file: LibraryFile): void {
    given.current = editor.state
    insert(file)
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
      <BarreDuTexte editor={editor} nom={nom} image={takesPictures && { onFiles: give, onChoose: choose }} />
      <EditorContent editor={editor} />
      <FigureChoisie editor={editor} />
      <Envois queue={queue} sendings={sendings} onRemoved={() => editor.commands.focus()} />
      <p role="status" className={classes.remarque}>
        {[remark && remarks[remark], coming > 0 && comingText(coming, 'image', 'images')]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  )
}

const remarks = {
  withWords: 'Une image ne se colle pas avec un texte\u00a0: elle n’y est pas. Collez son fichier.',
  wordsOnly: 'Ce texte ne montre pas d’image\u00a0: elle n’y est pas.',
  arrived: 'Une image est arrivée dans le texte\u00a0: choisissez-la pour la décrire.',
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
