import { lazy, useState } from 'react'
import { Button, FileTrigger } from 'react-aria-components'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { download as downloads, picture as pictures } from '../../../../schema/inputRules.json'
import type { FicheImageEraseMutation } from '../../__generated__/FicheImageEraseMutation.graphql.ts'
import type {
  FicheImage_media$data,
  FicheImage_media$key,
} from '../../__generated__/FicheImage_media.graphql.ts'
import type { FicheImageQuery } from '../../__generated__/FicheImageQuery.graphql.ts'
import type { FicheImageReplaceMutation } from '../../__generated__/FicheImageReplaceMutation.graphql.ts'
import type { FicheImageUpdateMutation } from '../../__generated__/FicheImageUpdateMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { fileSize } from '../../ui/fileSize.ts'
import { Image } from '../../ui/Image.tsx'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { PhotoError, readPhoto } from '../editeur/photo/readPhoto.ts'
import { announce } from '../messages/announcements.ts'
import { Moment } from '../Moment.tsx'
import { Boite, boite } from '../ui/Boite.tsx'
import { Champ } from '../ui/Champ.tsx'
import { Confirmation } from '../ui/Confirmation.tsx'
import { refusalOf } from '../ui/serverRefusal.ts'
import { useAnswer } from '../ui/useAnswer.ts'
import { useShortForm } from '../ui/useShortForm.ts'
import { Emplois } from './Emplois.tsx'
import classes from './Images.module.css'

const Recadrage = lazy(() => import('./Recadrage.tsx'))

interface FicheImageProps {
  /** Global id of the picture. */
  id: string
  onChange(): void
  /** Another picture stands in its place. */
  onSelect(id: string): void
  onClose(): void
}

/** All there is to say of a picture of the library, and to do with it. */
export function FicheImage(props: FicheImageProps) {
  return (
    <Boite titre="Bibliothèque" onClose={props.onClose} large>
      <QueryBoundary of={props.id} failed={<p>Ce fichier n’a pas pu être chargé. Rechargez la page.</p>}>
        <Fiche {...props} />
      </QueryBoundary>
    </Boite>
  )
}

function Fiche({ id, ...acts }: FicheImageProps) {
  const { node } = useLazyLoadQuery<FicheImageQuery>(
    graphql`
      query FicheImageQuery($id: ID!) {
        node(id: $id) {
          ...FicheImage_media @alias(as: "media")
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  )
  if (!node?.media) return <p className={classes.absente}>Ce fichier n’est plus dans la bibliothèque.</p>
  return <Connue cle={node.media} {...acts} />
}

type Media = FicheImage_media$data

function Connue({
  cle,
  onChange,
  onSelect,
  onClose,
}: Omit<FicheImageProps, 'id'> & { cle: FicheImage_media$key }) {
  const media = useFragment(
    graphql`
      fragment FicheImage_media on Media {
        id
        kind
        name
        alt
        url
        originalUrl
        takenAt
        size
        addedAt
        addedBy
        keptUntil
        isUsed
        image {
          width
          height
          ...Image_image
        }
        firstUsage: usages(first: 1) {
          edges {
            node {
              state
            }
          }
        }
        ...Emplois_media
      }
    `,
    cle,
  )
  const { id, name, alt, image, isUsed } = media
  const [update] = useMutation<FicheImageUpdateMutation>(graphql`
    mutation FicheImageUpdateMutation($input: UpdateMediaInput!) {
      updateMedia(input: $input) {
        ... on MediaPayload {
          media {
            id
            name
            alt
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const form = useShortForm(
    async (value) => {
      const input = { id, name: value('name'), alt: value('alt') || null }
      const { updateMedia } = await update({ variables: { input } })
      return refusalOf(updateMedia.refusal)
    },
    { fait: 'Enregistré.', onDone: onChange },
  )
  const replacing = useReplacement(id, image !== null && image !== undefined, { onChange, onSelect })
  const [isErasing, setErasing] = useState(false)
  const [isCropping, setCropping] = useState(false)
  return (
    <div className={classes.fiche}>
      {image ? (
        <a href={media.url} className={classes.entiere}>
          <Image image={image} className={classes.vue} sizes="(width >= 62rem) 32rem, 92vw" />
        </a>
      ) : (
        <a href={media.url} className={`${classes.entiere} ${classes.document}`} download>
          Télécharger le PDF
        </a>
      )}
      <div className={classes.mots}>
        <p className={classes.faits}>
          <Faits media={media} />
        </p>
        <form className={boite.corps} {...form.props}>
          <Champ nom="Nom" name="name" defaultValue={name} required erreur={form.fields['name']} />
          {image && (
            <Champ
              nom="Description"
              name="alt"
              defaultValue={alt ?? ''}
              aide={
                'Ce que l’image montre, pour qui ne la voit pas. Chaque nouvel emploi commence par elle\u00a0; ceux qui existent gardent la leur.'
              }
              erreur={form.fields['alt']}
            />
          )}
          <p className={boite.suites}>
            <button type="submit" className="bouton bouton-serre" aria-busy={form.answer.isAsking}>
              Enregistrer
            </button>
            <span role="status">{form.answer.refusal.general ?? form.answer.fait}</span>
          </p>
        </form>
        <Emplois media={media} />
        <p className={boite.suites}>
          <FileTrigger
            acceptedFileTypes={(image ? pictures : downloads).accept.split(',')}
            onSelect={(chosen) => void replacing.replace(chosen?.[0])}
          >
            <Button className="outil" isPending={replacing.isAsking}>
              {isUsed ? 'Remplacer partout…' : 'Remplacer…'}
            </Button>
          </FileTrigger>
          {image && (
            <button type="button" className="outil" onClick={() => setCropping(true)}>
              {isUsed ? 'Recadrer partout…' : 'Recadrer…'}
            </button>
          )}
          {media.originalUrl && (
            <a className="outil" href={media.originalUrl} download>
              Télécharger l’original
            </a>
          )}
          <button type="button" className="outil" onClick={() => setErasing(true)}>
            Effacer…
          </button>
          <button type="button" className="bouton bouton-leger" onClick={onClose}>
            Fermer
          </button>
        </p>
        <p role="status">{replacing.isAsking && 'Le nouveau fichier est envoyé…'}</p>
        {replacing.refus && (
          <p role="alert" className={classes.refus}>
            {replacing.refus}
          </p>
        )}
      </div>
      {isCropping && (
        <QueryBoundary failed={<p role="alert">Le recadrage n’a pas pu être chargé.</p>}>
          <Recadrage
            media={id}
            onCropped={(cropped) => void replacing.exchange(cropped.media)}
            onClose={() => setCropping(false)}
          />
        </QueryBoundary>
      )}
      {isErasing && (
        <Effacement
          media={media}
          onClose={() => setErasing(false)}
          onErased={() => {
            onChange()
            onClose()
          }}
        />
      )}
    </div>
  )
}

function Faits({ media }: { media: Media }) {
  const { image, size, takenAt, addedAt, addedBy, keptUntil, isUsed } = media
  return (
    <>
      {image && `${image.width}\u00a0×\u00a0${image.height}\u00a0pixels`}
      {image && ', '}
      {typeof size === 'number' && `${fileSize(size)}, `}
      {'ajouté '}
      <Moment date={addedAt} isWhole />
      {addedBy && ` par ${addedBy}`}
      {takenAt && (
        <>
          {', pris '}
          <Moment date={takenAt} isWhole />
        </>
      )}
      {'. '}
      {!isUsed && keptUntil && (
        <>
          Inutilisé, il disparaîtra <Moment date={keptUntil} isWhole />.
        </>
      )}
    </>
  )
}

/** Puts another picture in the place of this one, everywhere; back again by the way back that is offered. */
function useReplacement(
  id: string,
  isPicture: boolean,
  { onChange, onSelect }: Pick<FicheImageProps, 'onChange' | 'onSelect'>,
) {
  const [replace] = useMutation<FicheImageReplaceMutation>(graphql`
    mutation FicheImageReplaceMutation($input: ReplaceMediaInput!) {
      replaceMedia(input: $input) {
        ... on ReplaceMediaPayload {
          media {
            id
            isUsed
            ...Emplois_media
          }
          replaced {
            id
            isUsed
            ...Emplois_media
          }
          contents {
            id
            version
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const { answer, ask } = useAnswer()

  async function exchange(from: string, file: File | string, isBack = false): Promise<void> {
    if (file === from) return
    await ask(async () => {
      if (file instanceof File && isPicture) {
        const unreadable = await readPhoto(file).then(
          () => null,
          (error: unknown) => error,
        )
        if (unreadable instanceof PhotoError) return { general: unreadable.message, fields: {} }
        if (unreadable) throw unreadable
      }
      const isNew = file instanceof File
      const { replaceMedia } = await replace({
        variables: { input: { id: from, file: isNew ? null : file } },
        ...(isNew && { uploadables: { 'input.file': file } }),
      })
      const { media, contents } = replaceMedia
      if (!media) return refusalOf(replaceMedia.refusal)
      const places = contents?.length ?? 0
      announce(
        places === 0 ? 'Le fichier est remplacé.' : `Le fichier est remplacé dans ${elements(places)}.`,
        isBack ? undefined : { libelle: 'Annuler', perform: () => void exchange(media.id, from, true) },
      )
      onChange()
      onSelect(media.id)
      return null
    })
  }

  return {
    isAsking: answer.isAsking,
    refus: [answer.refusal.general ?? [], Object.values(answer.refusal.fields)].flat().join(' '),
    exchange: (by: string) => exchange(id, by),
    async replace(file: File | undefined) {
      if (file) await exchange(id, file)
    },
  }
}

function elements(count: number): string {
  return count === 1 ? 'un élément' : `${count.toLocaleString('fr-FR')} éléments`
}

/** Asks before a picture is erased for good, and says from where it is taken. */
function Effacement({
  media: { id, isUsed, firstUsage },
  onClose,
  onErased,
}: {
  media: Media
  onClose(): void
  onErased(): void
}) {
  const [erase] = useMutation<FicheImageEraseMutation>(graphql`
    mutation FicheImageEraseMutation($input: EraseMediaInput!) {
      eraseMedia(input: $input) {
        ... on EraseMediaPayload {
          deletedMediaId
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const { answer, ask } = useAnswer()
  const isLive = firstUsage.edges[0]?.node.state === 'LIVE'
  async function confirm(): Promise<void> {
    const isDone = await ask(async () => {
      const { eraseMedia } = await erase({ variables: { input: { id, evenUsed: true } } })
      return refusalOf(eraseMedia.refusal)
    })
    if (!isDone) return
    announce('Le fichier est effacé.')
    onErased()
  }
  if (isLive)
    return (
      <Boite titre="Les visiteurs voient ce fichier" onClose={onClose}>
        <div className={boite.corps}>
          <p>Remplacez-le, ou retirez-le d’abord de ce qui est en ligne&nbsp;: sa place resterait vide.</p>
          <p className={boite.suites}>
            <button type="button" className="bouton" onClick={onClose}>
              D’accord
            </button>
          </p>
        </div>
      </Boite>
    )
  return (
    <Confirmation
      titre="Effacer ce fichier&nbsp;?"
      mot="EFFACER"
      action="Effacer"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {isUsed
          ? 'Il sera aussi retiré des éléments hors ligne, de la corbeille et des brouillons qui l’emploient. '
          : ''}
        Rien ne le ramènera.
      </p>
      {answer.refusal.general && (
        <p role="alert" className={classes.refus}>
          {answer.refusal.general}
        </p>
      )}
    </Confirmation>
  )
}
