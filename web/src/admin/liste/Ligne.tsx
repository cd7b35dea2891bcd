import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { usePageLocation } from '../../router/location.ts'
import { Image } from '../../ui/Image.tsx'
import type { Ligne_content$key } from '../../__generated__/Ligne_content.graphql.ts'
import { Case } from '../choix/Case.tsx'
import { useLongPress } from '../choix/useLongPress.ts'
import { rowId } from '../choix/useSelection.ts'
import { peut } from '../peut/peut.ts'
import { draftAuthor } from '../wording.ts'
import { Prevu } from '../programmation/Prevu.tsx'
import { ActesDeLigne } from './actes/ActesDeLigne.tsx'
import { useList } from './listContext.ts'
import { hrefWith, isShownBy, stateOf, stateLabels } from './filtres/listFilter.ts'
import classes from './Ligne.module.css'

/** What the rows of all types show; a change of one item asks for these and for what its own type adds. */
export const rowFragment = graphql`
  fragment Ligne_commun on Content {
    id
    databaseId
    libelle
    status
    softdelete
    draft {
      savedAt
      savedBy
    }
    ...Prevu_content
  }
`

/** One item: what it is, its state, and what can be done with it. */
export function Ligne({ content }: { content: Ligne_content$key }) {
  const item = useFragment(
    graphql`
      fragment Ligne_content on Content {
        ...Ligne_commun @relay(mask: false)
        ...annonce_ligne @alias(as: "annonce")
        ...entreprise_ligne @alias(as: "entreprise")
        ...equipe_ligne @alias(as: "equipe")
        ...faq_ligne @alias(as: "faq")
        ...faqQuestion_ligne @alias(as: "faqQuestion")
        ...offre_ligne @alias(as: "offre")
        ...page_ligne @alias(as: "page")
        ...partenaire_ligne @alias(as: "partenaire")
        ...presentation_ligne @alias(as: "presentation")
        ...projet_ligne @alias(as: "projet")
        ...service_ligne @alias(as: "service")
        ...slide_ligne @alias(as: "slide")
        ...testimonial_ligne @alias(as: "testimonial")
      }
    `,
    content,
  )
  const { etat, contentType } = useList()
  const press = useLongPress(item.id)
  const { details = [], image, page, withheld, lien } = contentType.rowDetail?.(item) ?? {}
  const { libelle } = item
  const { search } = usePageLocation()
  const nomId = useId()
  const mayWrite = peut('CONTENU')
  const detail = details.filter(Boolean).join(' · ')
  const current = stateOf(item)
  const sort = current === 'publies' && withheld ? 'archive' : current
  return (
    <li id={rowId(item.id)} className={classes.ligne} {...(mayWrite && press)}>
      {mayWrite && <Case id={item.id} nomId={nomId} />}
      {image !== undefined && (
        <span className={classes.vignette}>{image && <Image image={image} sizes="4rem" alt="" bare />}</span>
      )}
      <div className={classes.texte}>
        {item.softdelete || !mayWrite ? (
          <span id={nomId} className={classes.nom}>
            {libelle}
          </span>
        ) : (
          <a
            id={nomId}
            className={classes.nom}
            href={hrefWith(search, { modifier: String(item.databaseId) })}
          >
            {libelle}
          </a>
        )}
        {detail && <span className={classes.detail}>{detail}</span>}
        {page && sort === 'publies' && (
          <span className={classes.detail}>
            <a href={page} aria-describedby={nomId}>
              Voir sur le site
            </a>
          </span>
        )}
        {lien && (
          <span className={classes.detail}>
            <a href={lien.href}>{lien.texte}</a>
          </span>
        )}
      </div>
      <div className={classes.etat}>
        <span className={classes.signe} data-etat={sort}>
          {sort === 'archive' ? withheld : words[sort]}
        </span>
        {item.draft && <span className={classes.detail}>{draftAuthor(item.draft.savedBy)}</span>}
        <Prevu content={item} />
        {!isShownBy(etat, item) && (
          <span className={classes.detail}>
            ne correspond plus au filtre, mais à{' '}
            <a href={hrefWith(search, { etat: current })}>«&nbsp;{stateLabels[current]}&nbsp;»</a>
          </span>
        )}
      </div>
      {mayWrite && <ActesDeLigne item={item} libelle={libelle} nomId={nomId} />}
    </li>
  )
}

const words: Record<ReturnType<typeof stateOf>, string> = {
  publies: 'Publié',
  'hors-ligne': 'Hors ligne',
  corbeille: 'Dans la corbeille',
}
