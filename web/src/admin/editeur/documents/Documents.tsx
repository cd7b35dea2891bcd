import { useEffect, useId, useRef, useState } from 'react'
import { Button, DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components'
import { download as regles } from '../../../../../schema/inputRules.json'
import { Envois } from '../../envois/Envois.tsx'
import { RefusedFile } from '../../envois/FileQueue.ts'
import type { LibraryFile } from '../../envois/libraryFile.ts'
import { readDocument } from '../../envois/readFile.ts'
import { useSending } from '../../envois/useSending.ts'
import { Bibliotheque } from '../../images/Bibliotheque.tsx'
import { announce } from '../../messages/announcements.ts'
import { documentsOf } from '../definition/fieldValue.ts'
import photo from '../photo/SaisiePhoto.module.css'
import type { InputProps } from '../saisies/inputProps.ts'
import saisies from '../saisies/saisies.module.css'
import { Document } from './Document.tsx'
import classes from './Documents.module.css'
import type { LinkedDocument } from './documentsFrom.ts'

const { mostDownloads: most } = regles

/** An act of a document that has the focus next. */
interface Wanted {
  media: string
  geste: 'monter' | 'descendre' | 'retirer'
}

/** Chosen or dropped PDFs are sent one by one, and then stand in an order that can be changed. */
export default function Documents({ nom, champ, valeur, faute, fautes, onFieldChange }: InputProps) {
  const id = useId()
  const documents = documentsOf(valeur)
  const choisir = useRef<HTMLButtonElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState(0)
  const [isChoosing, setChoosing] = useState(false)
  const [said, setSaid] = useState('')
  const { queue, sendings, coming } = useSending({
    read: readDocument,
    take(file, later) {
      if (documents.some(({ media }) => media === file.media))
        throw new RefusedFile('Ce document est déjà dans la liste.', false)
      change((others) => {
        const place = others.findIndex(({ media }) => later.has(media))
        return others.toSpliced(place < 0 ? others.length : place, 0, documentOf(file))
      })
    },
  })
  const room = Math.max(0, most - documents.length - coming)
  const wanted = useRef<Wanted | null>(null)
  useEffect(() => {
    if (!wanted.current) return
    const { media, geste } = wanted.current
    wanted.current = null
    group.current?.querySelector<HTMLElement>(`[data-document="${media}"] [data-geste="${geste}"]`)?.focus()
  }, [documents])

  /** What was sent meanwhile is among the others. */
  function change(next: (others: readonly LinkedDocument[]) => readonly LinkedDocument[]): void {
    onFieldChange(nom, (before) => next(documentsOf(before)))
  }

  function choose(files: readonly File[]): void {
    setLeft(Math.max(0, files.length - room))
    queue.add(files.slice(0, room))
  }

  function move(moved: LinkedDocument, by: -1 | 1): void {
    const rank = documents.indexOf(moved) + by
    const isFirst = rank === 0
    const isLast = rank === documents.length - 1
    // At its end a button has nothing more to do: the other one goes on.
    const geste = by < 0 ? (isFirst ? 'descendre' : 'monter') : isLast ? 'monter' : 'descendre'
    wanted.current = { media: moved.media, geste }
    change((others) => others.filter(({ media }) => media !== moved.media).toSpliced(rank, 0, moved))
    setSaid(`Document ${rank + 1} sur ${documents.length}.`)
  }

  function remove(removed: LinkedDocument): void {
    const place = documents.indexOf(removed)
    const neighbour = documents[place + 1] ?? documents[place - 1]
    if (neighbour) wanted.current = { media: neighbour.media, geste: 'retirer' }
    else focusChoice()
    change((others) => others.filter(({ media }) => media !== removed.media))
    announce('Le document est retiré de la liste.', {
      libelle: 'Annuler',
      perform: () =>
        change((others) =>
          others.some(({ media }) => media === removed.media) ? others : others.toSpliced(place, 0, removed),
        ),
    })
  }

  const focusChoice = () => (choisir.current ?? group.current)?.focus()

  return (
    <>
      <div ref={group} tabIndex={-1} className={classes.documents} role="group" aria-labelledby={`${id}-nom`}>
        <p id={`${id}-nom`} className={saisies.label}>
          {champ.label}
        </p>
        {documents.length > 0 && (
          <ol className={classes.liste} aria-label={champ.label}>
            {documents.map((one, rank) => (
              <Document
                key={one.media}
                document={one}
                rank={rank}
                count={documents.length}
                faultOf={(part) => fautes[`${nom}.${rank}.${part}`]}
                onChange={(changed) =>
                  change((others) => others.map((other) => (other.media === one.media ? changed : other)))
                }
                onMove={(by) => move(one, by)}
                onRemove={() => remove(one)}
              />
            ))}
          </ol>
        )}
        <Envois queue={queue} sendings={sendings} onRemoved={focusChoice} />
        {room > 0 && (
          <DropZone
            className={photo.zone ?? ''}
            data-vide={documents.length + sendings.length === 0 || undefined}
            onDrop={({ items }) =>
              void Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())).then(choose)
            }
          >
            <Text slot="label" className={saisies.note ?? ''}>
              Déposez des PDF ici
            </Text>
            <div className={photo.actes}>
              <FileTrigger
                allowsMultiple
                acceptedFileTypes={regles.accept.split(',')}
                onSelect={(chosen) => chosen && choose([...chosen])}
              >
                <Button
                  ref={choisir}
                  className={`outil ${photo.acte}`}
                  {...(faute && { 'aria-describedby': `${id}-faute` })}
                >
                  Ajouter des documents
                </Button>
              </FileTrigger>
              <Button className={`outil ${photo.acte}`} onPress={() => setChoosing(true)}>
                Choisir dans la bibliothèque
              </Button>
            </div>
          </DropZone>
        )}
        <p className={saisies.aide} role="status">
          {helpText({ count: documents.length, coming, left, room })}
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
          kind="DOCUMENT"
          taken={new Set(documents.map(({ media }) => media))}
          onChoose={(file) =>
            change((others) =>
              others.some(({ media }) => media === file.media) ? others : [...others, documentOf(file)],
            )
          }
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

/** A PDF of the library, whose link says its name. */
function documentOf({ media, name, size }: LibraryFile): LinkedDocument {
  return { media, titre: '', nom: name, taille: size }
}

interface Filling {
  count: number
  coming: number
  /** Chosen beyond the room. */
  left: number
  room: number
}

function helpText({ count, coming, left, room }: Filling): string {
  const said = [
    coming > 0 &&
      `${counted(coming, 'document est encore en route', 'documents sont encore en route')}\u00a0: vous pouvez continuer, et enregistrer.`,
    left > 0 &&
      `Il y a ${most}\u00a0documents au plus\u00a0: ${counted(left, 'document n’a pas été pris', 'documents n’ont pas été pris')}.`,
    room === 0 && left === 0 && `La liste est complète\u00a0: ${most}\u00a0documents au plus.`,
    coming + left === 0 &&
      room > 0 &&
      (count === 0
        ? `${regles.help} Les visiteurs les téléchargent au bas de la page.`
        : `${counted(count, 'document', 'documents')} sur ${most}.`),
  ]
  return said.filter(Boolean).join(' ')
}

function counted(count: number, one: string, several: string): string {
  return `${count}\u00a0${count === 1 ? one : several}`
}
