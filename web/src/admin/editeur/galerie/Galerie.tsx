import { type ClipboardEvent, useId, useRef, useState } from 'react'
import { Button, DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components'
import { gallery as regles } from '../../../../../schema/inputRules.json'
import { Envois } from '../../envois/Envois.tsx'
import { RefusedFile } from '../../envois/FileQueue.ts'
import type { LibraryFile } from '../../envois/libraryFile.ts'
import { readPicture } from '../../envois/readFile.ts'
import { useSending } from '../../envois/useSending.ts'
import { Bibliotheque } from '../../images/Bibliotheque.tsx'
import { announce } from '../../messages/announcements.ts'
import { picturesOf } from '../definition/fieldValue.ts'
import { formats } from '../photo/readPhoto.ts'
import photo from '../photo/SaisiePhoto.module.css'
import type { InputProps } from '../saisies/inputProps.ts'
import saisies from '../saisies/saisies.module.css'
import classes from './Galerie.module.css'
import type { GalleryPicture } from './galleryFrom.ts'
import { Images } from './Images.tsx'

const most = regles.mostPictures

/** Chosen, dropped or pasted pictures are sent one by one, and then stand in an order that can be changed. */
export default function Galerie({ nom, champ, valeur, faute, fautes, onFieldChange }: InputProps) {
  const id = useId()
  const pictures = picturesOf(valeur)
  const choisir = useRef<HTMLButtonElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState(0)
  const [isChoosing, setChoosing] = useState(false)
  const { queue, sendings, coming } = useSending({
    read: readPicture,
    take(file, later) {
      if (pictures.some(({ media }) => media === file.media))
        throw new RefusedFile('Cette image est déjà dans la galerie.', false)
      change((others) => {
        const place = others.findIndex(({ media }) => later.has(media))
        return others.toSpliced(place < 0 ? others.length : place, 0, pictureOf(file))
      })
    },
  })
  const room = Math.max(0, most - pictures.length - coming)

  /** What was sent meanwhile is among the others. */
  function change(next: (others: readonly GalleryPicture[]) => readonly GalleryPicture[]): void {
    onFieldChange(nom, (before) => next(picturesOf(before)))
  }

  function choose(files: readonly File[]): void {
    setLeft(Math.max(0, files.length - room))
    queue.add(files.slice(0, room))
  }

  function onPaste(event: ClipboardEvent): void {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    // The drop zone listens as well, while it has the focus.
    event.stopPropagation()
    choose(files)
  }

  function remove(removed: GalleryPicture): void {
    const place = pictures.indexOf(removed)
    change((others) => others.filter(({ media }) => media !== removed.media))
    announce('L’image est retirée de la galerie.', {
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
      <div
        ref={group}
        tabIndex={-1}
        className={classes.galerie}
        role="group"
        aria-labelledby={`${id}-nom`}
        onPaste={onPaste}
      >
        <p id={`${id}-nom`} className={saisies.label}>
          {champ.label}
        </p>
        {pictures.length > 0 && (
          <Images
            nom={nom}
            pictures={pictures}
            fautes={fautes}
            onChange={change}
            onRemove={remove}
            onEmpty={focusChoice}
          />
        )}
        <Envois queue={queue} sendings={sendings} onRemoved={focusChoice} />
        {room > 0 && (
          <DropZone
            className={photo.zone ?? ''}
            data-vide={pictures.length + sendings.length === 0 || undefined}
            onDrop={({ items }) =>
              void Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())).then(choose)
            }
          >
            <Text slot="label" className={saisies.note ?? ''}>
              Déposez ou collez des images ici
            </Text>
            <div className={photo.actes}>
              <FileTrigger
                allowsMultiple
                acceptedFileTypes={formats}
                onSelect={(chosen) => chosen && choose([...chosen])}
              >
                <Button
                  ref={choisir}
                  className={`outil ${photo.acte}`}
                  {...(faute && { 'aria-describedby': `${id}-faute` })}
                >
                  Ajouter des images
                </Button>
              </FileTrigger>
              <Button className={`outil ${photo.acte}`} onPress={() => setChoosing(true)}>
                Choisir dans la bibliothèque
              </Button>
            </div>
          </DropZone>
        )}
        <p className={saisies.aide} role="status">
          {helpText({ count: pictures.length, coming, left, room })}
        </p>
        {faute && (
          <p id={`${id}-faute`} className={saisies.faute} role="alert">
            {faute}
          </p>
        )}
      </div>
      {isChoosing && room > 0 && (
        <Bibliotheque
          kind="IMAGE"
          taken={new Set(pictures.map(({ media }) => media))}
          onChoose={(file) =>
            change((others) =>
              others.some(({ media }) => media === file.media) ? others : [...others, pictureOf(file)],
            )
          }
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

/** A picture of the library, with nothing said of it here but what it shows. */
function pictureOf({ media, alt, image }: LibraryFile): GalleryPicture {
  return {
    media,
    adresse: image?.adresse ?? null,
    taille: image && { largeur: image.largeur, hauteur: image.hauteur },
    legende: '',
    alt,
    focal: null,
    avant: false,
  }
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
      `${counted(coming, 'image est encore en route', 'images sont encore en route')}\u00a0: vous pouvez continuer, et enregistrer.`,
    left > 0 &&
      `Une galerie a ${most}\u00a0images au plus\u00a0: ${counted(left, 'image n’a pas été prise', 'images n’ont pas été prises')}.`,
    room === 0 && left === 0 && `La galerie est complète\u00a0: ${most}\u00a0images au plus.`,
    coming + left === 0 &&
      room > 0 &&
      (count === 0
        ? `Jusqu’à ${most}\u00a0images, montrées sous la description, dans cet ordre.`
        : `${counted(count, 'image', 'images')} sur ${most}.`),
  ]
  return said.filter(Boolean).join(' ')
}

function counted(count: number, one: string, several: string): string {
  return `${count}\u00a0${count === 1 ? one : several}`
}
