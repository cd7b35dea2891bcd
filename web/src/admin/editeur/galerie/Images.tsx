import { createContext, lazy, use, useState } from 'react'
import { GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import type { Cropped } from '../../images/Recadrage.tsx'
import type { ListProps } from '../fichiers/ListeDeFichiers.tsx'
import { CodeManquant } from '../saisies/CodeManquant.tsx'
import classes from './Galerie.module.css'
import type { GalleryPicture } from './galleryFrom.ts'
import { ImageDeGalerie } from './ImageDeGalerie.tsx'

type Pictures = readonly GalleryPicture[]

const Recadrage = lazy(() => import('../../images/Recadrage.tsx'))

interface Places extends ListProps<GalleryPicture> {
  crop(picture: GalleryPicture): void
}

const PlacesContext = createContext<Places | null>(null)

/** The pictures of a gallery, to be described, removed and put into another order: by drag, by keyboard or step by step. */
export function Images({ saisie, files: pictures, acts }: ListProps<GalleryPicture>) {
  const [cropped, setCropped] = useState<GalleryPicture | null>(null)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': pictures.find(({ media }) => media === key)?.legende ?? '' })),
    getDropOperation: () => 'move',
    onReorder({ keys, target }) {
      acts.place(new Set([...keys].map(String)), String(target.key), target.dropPosition === 'after')
    },
  })

  /** The part of a picture that was chosen takes its place, with what was said of it. */
  function takePart({ media }: GalleryPicture, part: Cropped): void {
    acts.focusNext(part.media, 'details')
    acts.change((others) =>
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
      <PlacesContext value={{ saisie, files: pictures, acts, crop: setCropped }}>
        <GridList
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
      data-fichier={picture.media}
    >
      <Rangee picture={picture} />
    </GridListItem>
  )
}

function Rangee({ picture }: { picture: GalleryPicture }) {
  const places = use(PlacesContext)
  if (!places) return null
  const { saisie, files: pictures, acts, crop } = places
  const { nom, fautes } = saisie
  const rank = pictures.findIndex(({ media }) => media === picture.media)
  return (
    <ImageDeGalerie
      picture={picture}
      rank={rank}
      count={pictures.length}
      pair={pairs(pictures)[rank] ?? null}
      faultOf={(part) => fautes[`${nom}.${rank}.${part}`]}
      onChange={acts.replace}
      onMove={(by) => acts.move(picture, by)}
      onRemove={() => acts.remove(picture)}
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
