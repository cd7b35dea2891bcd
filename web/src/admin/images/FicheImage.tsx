import { lazy, useState } from 'react'
import { Button, FileTrigger } from 'react-aria-components'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { download as downloads, picture as pictures } from '../../../../schema/inputRules.json'
import type { FicheImage_media$key } from '../../__generated__/FicheImage_media.graphql.ts'
import type { FicheImageQuery } from '../../__generated__/FicheImageQuery.graphql.ts'
import type { FicheImageUpdateMutation } from '../../__generated__/FicheImageUpdateMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Image } from '../../ui/Image.tsx'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { Boite, boite } from '../ui/Boite.tsx'
import { Champ } from '../ui/Champ.tsx'
import { refusalOf } from '../ui/serverRefusal.ts'
import { useShortForm } from '../ui/useShortForm.ts'
import { Effacement } from './Effacement.tsx'
import { Emplois } from './Emplois.tsx'
import { Faits } from './Faits.tsx'
import classes from './Images.module.css'
import { Recadrages } from './Recadrages.tsx'
import { useReplacement } from './useReplacement.ts'

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
        name
        alt
        url
        originalUrl
        image {
          ...Image_image
        }
        firstUsage: usages(first: 1) {
          edges {
            node {
              state
            }
          }
        }
        ...Faits_media
        ...Emplois_media
        ...Recadrages_media
        ...Effacement_media
      }
    `,
    cle,
  )
  const { id, name, alt, image } = media
  const state = media.firstUsage.edges[0]?.node.state
  const isUsed = state !== undefined && state !== 'VERSION'
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
        <a href={media.url} className={classes.entiere} aria-label={`Voir ${name} seule`}>
          <Image image={image} className={classes.vue} sizes="(width >= 62rem) 32rem, 92vw" alt="" />
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
        <Recadrages media={media} />
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
