import { createContext, lazy, use, useEffect, useRef, useState } from 'react'
import { GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import type { Cropped } from '../../images/Recadrage.tsx'
import { CodeManquant } from '../saisies/CodeManquant.tsx'
import type { FieldErrors } from '../saving/localErrors.ts'
import classes from './Galerie.module.css'
import type { GalleryPicture } from './galleryFrom.ts'
import { ImageDeGalerie } from './ImageDeGalerie.tsx'

type Pictures = readonly GalleryPicture[]

const Recadrage = lazy(() => import('../../images/Recadrage.tsx'))

interface ImagesProps {
  /** Of the field: the server’s faults are told below it. */
  nom: string
  pictures: Pictures
  fautes: FieldErrors
  onChange(next: (others: Pictures) => Pictures): void
  onRemove(picture: GalleryPicture): void
  /** The last one is removed: the focus has no place here. */
  onEmpty(): void
}

/** An act of a picture that has the focus next. */
interface Wanted {
  media: string
  geste: 'monter' | 'descendre' | 'retirer' | 'details'
}

interface Places extends Pick<ImagesProps, 'nom' | 'pictures' | 'fautes'> {
  replace(picture: GalleryPicture): void
  move(picture: GalleryPicture, by: -1 | 1): void
  remove(picture: GalleryPicture): void
  crop(picture: GalleryPicture): void
}

const PlacesContext = createContext<Places | null>(null)

/** The pictures of a gallery, to be described, removed and put into another order: by drag, by keyboard or step by step. */
export function Images({ nom, pictures, fautes, onChange, onRemove, onEmpty }: ImagesProps) {
  const list = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [cropped, setCropped] = useState<GalleryPicture | null>(null)
  const wanted = useRef<Wanted | null>(null)
  useEffect(() => {
    if (!wanted.current) return
    const { media, geste } = wanted.current
    wanted.current = null
    list.current?.querySelector<HTMLElement>(`[data-image="${media}"] [data-geste="${geste}"]`)?.focus()
  }, [pictures])

  function place(moving: ReadonlySet<string>, target: string, after: boolean): void {
    onChange((others) => {
      const rest = others.filter(({ media }) => !moving.has(media))
      const at = rest.findIndex(({ media }) => media === target)
      if (at < 0) return others
      const moved = others.filter(({ media }) => moving.has(media))
      return rest.toSpliced(after ? at + 1 : at, 0, ...moved)
    })
  }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': pictures.find(({ media }) => media === key)?.legende ?? '' })),
    getDropOperation: () => 'move',
    onReorder({ keys, target }) {
      place(new Set([...keys].map(String)), String(target.key), target.dropPosition === 'after')
    },
  })

  function move(picture: GalleryPicture, by: -1 | 1): void {
    const rank = pictures.indexOf(picture) + by
    const neighbour = pictures[rank]
    if (!neighbour) return
    const isFirst = rank === 0
    const isLast = rank === pictures.length - 1
    // At its end a button has nothing more to do: the other one goes on.
    const geste = by < 0 ? (isFirst ? 'descendre' : 'monter') : isLast ? 'monter' : 'descendre'
    wanted.current = { media: picture.media, geste }
    place(new Set([picture.media]), neighbour.media, by > 0)
    setSaid(`Image ${rank + 1} sur ${pictures.length}.`)
  }

  function remove(picture: GalleryPicture): void {
    const rank = pictures.indexOf(picture)
    const neighbour = pictures[rank + 1] ?? pictures[rank - 1]
    if (neighbour) wanted.current = { media: neighbour.media, geste: 'retirer' }
    else onEmpty()
    onRemove(picture)
  }

  /** The part of a picture that was chosen takes its place, with what was said of it. */
  function takePart({ media }: GalleryPicture, part: Cropped): void {
    wanted.current = { media: part.media, geste: 'details' }
    onChange((others) =>
      others.some((one) => one.media === part.media)
        ? others
        : others.map((one) => (one.media === media ? { ...one, ...part, focal: null } : one)),
    )
  }

  return (
    <>
      {cropped && (
        <QueryBoundary failed={<CodeManquant quoi="Le recadrage" />}>
          <Recadrage
            media={cropped.media}
            onCropped={(part) => takePart(cropped, part)}
            onClose={() => setCropped(null)}
          />
        </QueryBoundary>
      )}
      <PlacesContext
        value={{
          nom,
          pictures,
          fautes,
          replace: (picture) =>
            onChange((others) => others.map((other) => (other.media === picture.media ? picture : other))),
          move,
          remove,
          crop: setCropped,
        }}
      >
        <GridList
          ref={list}
          aria-label="Images de la galerie"
          items={pictures}
          // Its rows hold inputs: their keys are theirs.
          keyboardNavigationBehavior="tab"
          disallowTypeAhead
          dragAndDropHooks={dragAndDropHooks}
          className={classes.images ?? ''}
        >
          {renderRow}
        </GridList>
      </PlacesContext>
      <p className="hors-ecran" role="status">
        {said}
      </p>
    </>
  )
}

/** Where a picture stands is no part of it: what moves is drawn anew where it is seen. */
function renderRow(picture: GalleryPicture) {
  return (
    <GridListItem
      id={picture.media}
      textValue={picture.legende || 'Image'}
      className={classes.image ?? ''}
      data-image={picture.media}
    >
      <Rangee picture={picture} />
    </GridListItem>
  )
}

function Rangee({ picture }: { picture: GalleryPicture }) {
  const places = use(PlacesContext)
  if (!places) return null
  const { nom, pictures, fautes, replace, move, remove, crop } = places
  const rank = pictures.findIndex(({ media }) => media === picture.media)
  return (
    <ImageDeGalerie
      picture={picture}
      rank={rank}
      count={pictures.length}
      pair={pairs(pictures)[rank] ?? null}
      faultOf={(part) => fautes[`${nom}.${rank}.${part}`]}
      onChange={replace}
      onMove={(by) => move(picture, by)}
      onRemove={() => remove(picture)}
      onCrop={() => crop(picture)}
    />
  )
}

/** The part of each picture in a pair, by the rule of the site: one that shows how things were, and the next one. */
function pairs(pictures: Pictures): ('Avant' | 'Après' | null)[] {
  const parts: ('Avant' | 'Après' | null)[] = []
  for (const [place, { avant }] of pictures.entries()) {
    if (parts[place - 1] === 'Avant') parts.push('Après')
    else parts.push(avant && place < pictures.length - 1 ? 'Avant' : null)
  }
  return parts
}
