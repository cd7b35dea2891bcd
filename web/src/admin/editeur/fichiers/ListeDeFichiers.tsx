import { type ClipboardEvent, type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { Button, DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components'
import type { MediaKind } from '../../../__generated__/ChoixImageQuery.graphql.ts'
import { Envois } from '../../envois/Envois.tsx'
import { RefusedFile, type Work } from '../../envois/FileQueue.ts'
import type { LibraryFile } from '../../envois/libraryFile.ts'
import { useSending } from '../../envois/useSending.ts'
import { Bibliotheque } from '../../images/Bibliotheque.tsx'
import { announce } from '../../messages/announcements.ts'
import photo from '../photo/SaisiePhoto.module.css'
import type { InputProps } from '../saisies/inputProps.ts'
import saisies from '../saisies/saisies.module.css'
import { helpText, type Words } from './helpText.ts'

/** A file of a list, which has it once. */
interface Listed {
  /** Global id. */
  media: string
}

/** What a list holds: pictures, or PDFs. */
export interface ListKind<T extends Listed> {
  kind: MediaKind
  accept: readonly string[]
  /** True: a press of Ctrl and V anywhere in the list adds what was copied. */
  isPasted: boolean
  words: Words
  className: string | undefined
  read: Work['read']
  /** A file of the library, with nothing said of it here. */
  listed(file: LibraryFile): T
  /** Draws the files, where there are any. */
  List: ComponentType<ListProps<T>>
}

/** What is done with the files of a list. The focus stays at the act that was done. */
export interface ListActs<T extends Listed> {
  change(next: (others: readonly T[]) => readonly T[]): void
  replace(file: T): void
  /** Puts files before or after another. */
  place(moving: ReadonlySet<string>, target: string, after: boolean): void
  move(file: T, by: -1 | 1): void
  remove(file: T): void
  /** Gives the focus to this act (`data-geste`) of a file (`data-fichier`), once that is drawn. */
  focusNext(media: string, geste: string): void
}

export interface ListProps<T extends Listed> {
  saisie: InputProps
  files: readonly T[]
  acts: ListActs<T>
}

interface ListeDeFichiersProps<T extends Listed> {
  saisie: InputProps
  files: readonly T[]
  kind: ListKind<T>
  /** What was sent meanwhile is among the others. */
  change: ListActs<T>['change']
}

/** Files in an order that can be changed: chosen, dropped or taken from the library, and sent one by one. */
export function ListeDeFichiers<T extends Listed>({ saisie, files, kind, change }: ListeDeFichiersProps<T>) {
  const id = useId()
  const { champ, faute } = saisie
  const { words, List } = kind
  const choisir = useRef<HTMLButtonElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState(0)
  const [isChoosing, setChoosing] = useState(false)
  const [said, setSaid] = useState('')
  const { queue, sendings, coming } = useSending({
    read: kind.read,
    take(file, later) {
      if (files.some(({ media }) => media === file.media)) throw new RefusedFile(words.present, false)
      change((others) => {
        const place = others.findIndex(({ media }) => later.has(media))
        return others.toSpliced(place < 0 ? others.length : place, 0, kind.listed(file))
      })
    },
  })
  const room = Math.max(0, words.most - files.length - coming)
  const wanted = useRef('')
  useEffect(() => {
    if (!wanted.current) return
    group.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = ''
  }, [files])

  function choose(chosen: readonly File[]): void {
    setLeft(Math.max(0, chosen.length - room))
    queue.add(chosen.slice(0, room))
  }

  function onPaste(event: ClipboardEvent): void {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0) return
    event.preventDefault()
    // The drop zone listens as well, while it has the focus.
    event.stopPropagation()
    choose(pasted)
  }

  /** At its place among the others, unless it is there. */
  function add(file: T, place?: number): void {
    change((others) =>
      others.some(({ media }) => media === file.media)
        ? others
        : others.toSpliced(place ?? others.length, 0, file),
    )
  }

  const focusChoice = () => (choisir.current ?? group.current)?.focus()

  function focusNext(media: string, geste: string): void {
    wanted.current = `[data-fichier="${media}"] [data-geste="${geste}"]`
  }

  function place(moving: ReadonlySet<string>, target: string, after: boolean): void {
    change((others) => {
      const rest = others.filter(({ media }) => !moving.has(media))
      const at = rest.findIndex(({ media }) => media === target)
      if (at < 0) return others
      const moved = others.filter(({ media }) => moving.has(media))
      return rest.toSpliced(after ? at + 1 : at, 0, ...moved)
    })
  }

  const acts: ListActs<T> = {
    change,
    place,
    focusNext,
    replace: (file) => change((others) => others.map((other) => (other.media === file.media ? file : other))),

    move(file, by) {
      const rank = files.indexOf(file) + by
      const neighbour = files[rank]
      if (!neighbour) return
      // At its end a button has nothing more to do: the other one goes on.
      const goesDown = by > 0 ? rank < files.length - 1 : rank === 0
      focusNext(file.media, goesDown ? 'descendre' : 'monter')
      place(new Set([file.media]), neighbour.media, by > 0)
      setSaid(`${words.rank} ${rank + 1} sur ${files.length}.`)
    },

    remove(file) {
      const rank = files.indexOf(file)
      const neighbour = files[rank + 1] ?? files[rank - 1]
      if (neighbour) focusNext(neighbour.media, 'retirer')
      else focusChoice()
      change((others) => others.filter(({ media }) => media !== file.media))
      announce(words.removed, { libelle: 'Annuler', perform: () => add(file, rank) })
    },
  }

  return (
    <>
      <div
        ref={group}
        tabIndex={-1}
        className={kind.className}
        role="group"
        aria-labelledby={`${id}-nom`}
        onPaste={kind.isPasted ? onPaste : undefined}
      >
        <p id={`${id}-nom`} className={saisies.label}>
          {champ.label}
        </p>
        {files.length > 0 && <List saisie={saisie} files={files} acts={acts} />}
        <Envois queue={queue} sendings={sendings} onRemoved={focusChoice} />
        {room > 0 && (
          <DropZone
            className={photo.zone ?? ''}
            data-vide={files.length + sendings.length === 0 || undefined}
            onDrop={({ items }) =>
              void Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())).then(choose)
            }
          >
            <Text slot="label" className={saisies.note ?? ''}>
              {words.drop}
            </Text>
            <div className={photo.actes}>
              <FileTrigger
                allowsMultiple
                acceptedFileTypes={kind.accept}
                onSelect={(chosen) => chosen && choose([...chosen])}
              >
                <Button
                  ref={choisir}
                  className={`outil ${photo.acte}`}
                  {...(faute && { 'aria-describedby': `${id}-faute` })}
                >
                  {words.add}
                </Button>
              </FileTrigger>
              <Button className={`outil ${photo.acte}`} onPress={() => setChoosing(true)}>
                Choisir dans la bibliothèque
              </Button>
            </div>
          </DropZone>
        )}
        <p className={saisies.aide} role="status">
          {helpText(words, { count: files.length, coming, left, room })}
        </p>
        <p className="hors-ecran" role="status">
          {said}
        </p>
        {faute && (
          <p id={`${id}-faute`} className={saisies.faute} role="alert">
            {faute}
          </p>
        )}
      </div>
      {isChoosing && room > 0 && (
        <Bibliotheque
          kind={kind.kind}
          taken={new Set(files.map(({ media }) => media))}
          onChoose={(file) => add(kind.listed(file))}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
