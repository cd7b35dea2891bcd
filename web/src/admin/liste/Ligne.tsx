import { type ReactNode, useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { usePageLocation } from '../../router/location.ts'
import { Image } from '../../ui/Image.tsx'
import type { Image_image$key } from '../../__generated__/Image_image.graphql.ts'
import type { Ligne_content$key } from '../../__generated__/Ligne_content.graphql.ts'
import { ActesDeLigne } from './ActesDeLigne.tsx'
import { useListe } from './contexte.ts'
import { adresseAvec, convient } from './filtre.ts'
import classes from './Ligne.module.css'

interface LigneProps {
  content: Ligne_content$key
  libelle: string
  /** What tells it from its like; empty ones are left out. */
  details: readonly (string | number | null | undefined)[]
  image?: Image_image$key | null | undefined
  /** Its own page, where visitors see it while it is published. */
  page?: string
  /** Kept from visitors though it may be published. */
  isArchived?: boolean
  /** Where else it leads. */
  children?: ReactNode
}

/** One item: what it is, its state, and what can be done with it. */
export function Ligne({ content, libelle, details, image, page, isArchived = false, children }: LigneProps) {
  const item = useFragment(
    graphql`
      fragment Ligne_content on Content {
        id
        databaseId
        status
        softdelete
      }
    `,
    content,
  )
  const { etat } = useListe()
  const { search } = usePageLocation()
  const nomId = useId()
  const detail = details.filter(Boolean).join(' · ')
  const sorte = etatOf(item, isArchived)
  return (
    <li id={`rangee-${item.id}`} className={classes['ligne']}>
      {image !== undefined && (
        <span className={classes['vignette']}>
          {image && <Image image={image} sizes="4rem" alt="" bare />}
        </span>
      )}
      <div className={classes['texte']}>
        {item.softdelete ? (
          <span id={nomId} className={classes['nom']}>
            {libelle}
          </span>
        ) : (
          <a
            id={nomId}
            className={classes['nom']}
            href={adresseAvec(search, { modifier: String(item.databaseId) })}
          >
            {libelle}
          </a>
        )}
        {detail && <span className={classes['detail']}>{detail}</span>}
        {page && sorte === 'publie' && (
          <span className={classes['detail']}>
            <a href={page} aria-describedby={nomId}>
              Voir sur le site
            </a>
          </span>
        )}
        {children && <span className={classes['detail']}>{children}</span>}
      </div>
      <div className={classes['etat']}>
        <span className={classes['signe']} data-etat={sorte}>
          {mots[sorte]}
        </span>
        {!convient(etat, item) && <span className={classes['detail']}>ne correspond plus au filtre</span>}
      </div>
      <ActesDeLigne item={item} libelle={libelle} nomId={nomId} />
    </li>
  )
}

const mots = {
  publie: 'Publié',
  archive: 'Archivé',
  'hors-ligne': 'Hors ligne',
  corbeille: 'Dans la corbeille',
}

function etatOf(
  { status, softdelete }: { status: boolean; softdelete: boolean },
  isArchived: boolean,
): keyof typeof mots {
  if (softdelete) return 'corbeille'
  if (!status) return 'hors-ligne'
  return isArchived ? 'archive' : 'publie'
}
