import { useId, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import {
  isUncropped,
  leastPart,
  mostDegrees,
  straightenedPart,
  uncropped,
  type Crop,
} from '../../../../schema/media/crop.ts'
import type { RecadrageMutation } from '../../__generated__/RecadrageMutation.graphql.ts'
import type { RecadrageQuery, RecadrageQuery$data } from '../../__generated__/RecadrageQuery.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { Boite } from '../ui/Boite.tsx'
import { refusalOf } from '../ui/serverRefusal.ts'
import { useAnswer } from '../ui/useAnswer.ts'
import classes from './Recadrage.module.css'

/** The picture that a crop has made. */
export interface Cropped {
  media: string
  adresse: string | null
  taille: { largeur: number; hauteur: number } | null
}

interface RecadrageProps {
  /** Global id of the picture as it is used. */
  media: string
  onCropped(picture: Cropped): void
  onClose(): void
}

/** Turns, straightens and cuts a picture; its original stays, and can be had again. */
export default function Recadrage(props: RecadrageProps) {
  return (
    <Boite titre="Recadrer l’image" onClose={props.onClose} large>
      <QueryBoundary
        waiting={<p>Chargement…</p>}
        failed={<p>Cette image n’a pas pu être chargée. Fermez et réessayez.</p>}
      >
        <Chargee {...props} />
      </QueryBoundary>
    </Boite>
  )
}

type Image = NonNullable<NonNullable<NonNullable<RecadrageQuery$data['node']>['media']>['image']>

function Chargee({ media, ...acts }: RecadrageProps) {
  const { node } = useLazyLoadQuery<RecadrageQuery>(
    graphql`
      query RecadrageQuery($id: ID!) {
        node(id: $id) {
          ... on Media @alias(as: "media") {
            crop {
              quarterTurns
              degrees
              left
              top
              width
              height
            }
            image {
              url(width: 1440)
              width
              height
            }
            original {
              image {
                url(width: 1440)
                width
                height
              }
            }
          }
        }
      }
    `,
    { id: media },
  )
  const image = node?.media?.original?.image ?? node?.media?.image
  if (!image) return <p>Cette image n’est plus dans la bibliothèque.</p>
  return <Cadre media={media} image={image} before={node?.media?.crop ?? uncropped} {...acts} />
}

const labels = {
  cropArea: 'Cadre\u00a0: les flèches le déplacent',
  nwDragHandle: 'Coin en haut à gauche\u00a0: les flèches le déplacent',
  nDragHandle: 'Bord du haut\u00a0: les flèches le déplacent',
  neDragHandle: 'Coin en haut à droite\u00a0: les flèches le déplacent',
  eDragHandle: 'Bord de droite\u00a0: les flèches le déplacent',
  seDragHandle: 'Coin en bas à droite\u00a0: les flèches le déplacent',
  sDragHandle: 'Bord du bas\u00a0: les flèches le déplacent',
  swDragHandle: 'Coin en bas à gauche\u00a0: les flèches le déplacent',
  wDragHandle: 'Bord de gauche\u00a0: les flèches le déplacent',
}

const { format: degreesText } = new Intl.NumberFormat('fr-FR', { signDisplay: 'exceptZero' })

function Cadre({
  media,
  image,
  before,
  onCropped,
  onClose,
}: RecadrageProps & { image: Image; before: Crop }) {
  const [crop, setCrop] = useState<Crop>(before)
  const id = useId()
  const [send] = useMutation<RecadrageMutation>(graphql`
    mutation RecadrageMutation($input: CropMediaInput!) {
      cropMedia(input: $input) {
        ... on MediaPayload {
          media {
            id
            image {
              url(width: 960)
              width
              height
            }
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const { answer, ask } = useAnswer()

  function turn(by: 1 | 3): void {
    setCrop(({ quarterTurns, degrees, ...part }) => ({
      quarterTurns: (quarterTurns + by) % 4,
      degrees,
      ...turnedPart(part, by),
    }))
  }

  function frame(next: PercentCrop): void {
    // A frame that is too small to be meant is none.
    if (next.width < 100 * leastPart || next.height < 100 * leastPart) return
    setCrop((now) => ({ ...now, ...partOf(next) }))
  }

  async function apply(): Promise<void> {
    await ask(async () => {
      const { cropMedia } = await send({ variables: { input: { id: media, ...crop } } })
      const made = cropMedia.media
      if (!made) return refusalOf(cropMedia.refusal)
      onCropped({
        media: made.id,
        adresse: made.image?.url ?? null,
        taille: made.image ? { largeur: made.image.width, hauteur: made.image.height } : null,
      })
      onClose()
      return null
    })
  }

  const isOnSide = crop.quarterTurns % 2 === 1
  const turned = isOnSide
    ? { width: image.height, height: image.width }
    : { width: image.width, height: image.height }
  const angle = 90 * crop.quarterTurns + crop.degrees
  const zoom = 1 / straightenedPart(turned, crop.degrees)
  return (
    <div className={classes.recadrage}>
      <ReactCrop
        className={classes.cadre ?? ''}
        crop={percentCrop(crop)}
        ariaLabels={labels}
        ruleOfThirds
        keepSelection
        style={{ width: `min(100%, calc(55vh * ${turned.width / turned.height}))` }}
        onChange={(_pixels, percent) => frame(percent)}
      >
        <div className={classes.scene} style={{ aspectRatio: `${turned.width} / ${turned.height}` }}>
          <img
            src={image.url}
            alt=""
            draggable={false}
            style={{
              width: `${(100 * image.width) / turned.width}%`,
              height: `${(100 * image.height) / turned.height}%`,
              transform: `translate(-50%, -50%) rotate(${angle}deg) scale(${zoom})`,
            }}
          />
        </div>
      </ReactCrop>
      <div className={classes.reglages}>
        <button type="button" className="outil" onClick={() => turn(3)}>
          Tourner à gauche
        </button>
        <button type="button" className="outil" onClick={() => turn(1)}>
          Tourner à droite
        </button>
        <label className={classes.redresser} htmlFor={id}>
          Redresser
          <input
            id={id}
            type="range"
            min={-mostDegrees}
            max={mostDegrees}
            step={0.5}
            value={crop.degrees}
            aria-valuetext={`${degreesText(crop.degrees)} degrés`}
            onChange={({ currentTarget: { value } }) =>
              setCrop((now) => ({ ...now, degrees: Number(value) }))
            }
          />
          <output htmlFor={id}>{degreesText(crop.degrees)}°</output>
        </label>
        <button
          type="button"
          className="outil"
          disabled={isUncropped(crop)}
          onClick={() => setCrop(uncropped)}
        >
          Comme à l’origine
        </button>
      </div>
      <p className={classes.suites}>
        <button type="button" className="bouton" aria-busy={answer.isAsking} onClick={() => void apply()}>
          Appliquer
        </button>
        <button type="button" className="bouton bouton-leger" onClick={onClose}>
          Annuler
        </button>
        <span role="status">{answer.isAsking && 'Le serveur prépare l’image…'}</span>
      </p>
      {answer.refusal.general && (
        <p role="alert" className={classes.refus}>
          {answer.refusal.general}
        </p>
      )}
    </div>
  )
}

type Part = Pick<Crop, 'left' | 'top' | 'width' | 'height'>

/** The same part of a picture that is turned by as many quarters, clockwise. */
function turnedPart({ left, top, width, height }: Part, by: 1 | 3): Part {
  return by === 1
    ? { left: 1 - top - height, top: left, width: height, height: width }
    : { left: top, top: 1 - left - width, width: height, height: width }
}

function percentCrop({ left, top, width, height }: Part): PercentCrop {
  return { unit: '%', x: 100 * left, y: 100 * top, width: 100 * width, height: 100 * height }
}

function partOf({ x, y, width, height }: PercentCrop): Part {
  const [left, top] = [fraction(x), fraction(y)]
  return {
    left,
    top,
    width: Math.min(1 - left, fraction(width)),
    height: Math.min(1 - top, fraction(height)),
  }
}

/** A percentage as a part from 0 to 1, to a thousandth. */
function fraction(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)) * 10) / 1000
}
