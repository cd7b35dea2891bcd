import { usePageLocation } from '../../../router/location.ts'
import { BoutonChoisir } from '../../choix/BoutonChoisir.tsx'
import { useSelectionContext } from '../../choix/useSelection.ts'
import { peut } from '../../peut/peut.ts'
import { newItemLabel } from '../../wording.ts'
import { useList } from '../listContext.ts'
import { type Classe, Classement } from './Classement.tsx'
import { Compteur } from '../Compteur.tsx'
import {
  hrefWith,
  type StateFilter,
  stateFilters,
  listFilterOf,
  isByDeletion,
  isSort,
  stateLabels,
  type Sort,
} from './listFilter.ts'
import classes from './Filtres.module.css'
import { isOrdered } from '../contentType.ts'
import { Recherche } from './Recherche.tsx'

const sorts: Record<Sort, string> = {
  ordre: 'Ordre du site',
  recents: 'Plus récents d’abord',
  anciens: 'Plus anciens d’abord',
  nom: 'De A à Z',
}

interface FiltresProps {
  /** Among what the list can be narrowed. */
  parmi: readonly Classe[]
  /** How many items match. */
  total: number
  totalIsMore: boolean
}

/** What the list shows and in which order: all of it in the address. Above it, what may be done with the whole. */
export function Filtres({ parmi, total, totalIsMore }: FiltresProps) {
  const { contentType, stats } = useList()
  const choix = useSelectionContext()
  const mayWrite = peut('CONTENU')
  const { search, navigate } = usePageLocation()
  const params = new URLSearchParams(search)
  const filter = listFilterOf(params, contentType.tris[0])
  // The counters are those of all items of the type.
  const { classement } = contentType
  const isPart = classement !== undefined && params.has(classement.parametre)
  const numbers: Record<StateFilter, number> = {
    tous: stats.total,
    publies: stats.activeCount,
    'hors-ligne': stats.total - stats.activeCount,
    brouillons: stats.drafts,
    corbeille: stats.trashed,
  }
  return (
    <>
      <div className={classes.tete}>
        <nav aria-label="État" className={classes.etats}>
          <ul>
            {stateFilters.map((etat) => (
              <li key={etat}>
                <a
                  href={hrefWith(search, { etat: etat === 'tous' ? null : etat, ordonner: null })}
                  aria-current={etat === filter.etat ? 'true' : undefined}
                >
                  {stateLabels[etat]} {!isPart && <span className={classes.nombre}>{numbers[etat]}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Compteur />
        {mayWrite && (
          <a className={`bouton ${classes.nouveau}`} href={hrefWith(search, { creer: '1' })}>
            {newItemLabel(contentType)}
          </a>
        )}
      </div>
      <div className={classes.outils}>
        <Recherche q={filter.q} />
        {mayWrite && total > 0 && !params.has('ordonner') && <BoutonChoisir choix={choix} />}
        {classement && <Classement facon={classement} parmi={parmi} />}
        {contentType.tris.length > 1 && (
          <label className={classes.tri}>
            Ordre
            <select
              value={filter.tri}
              onChange={({ currentTarget: { value } }) => {
                if (isSort(value))
                  navigate(
                    hrefWith(search, { tri: value === contentType.tris[0] ? null : value, ordonner: null }),
                  )
              }}
            >
              {contentType.tris.map((tri) => (
                <option key={tri} value={tri}>
                  {isByDeletion({ ...filter, tri }, contentType.tris[0])
                    ? 'Derniers supprimés d’abord'
                    : sorts[tri]}
                </option>
              ))}
            </select>
          </label>
        )}
        <p role="status" className={classes.total}>
          {filter.q ? resultCount(total, totalIsMore) : isPart && `${total} en tout`}
        </p>
        {mayWrite && isOrdered(contentType) && (!contentType.parent || params.has(contentType.parent)) && (
          <LienOrdre />
        )}
      </div>
    </>
  )
}

function resultCount(total: number, totalIsMore: boolean): string {
  if (totalIsMore) return `plus de ${total.toLocaleString('fr-FR')} résultats`
  return total > 1
    ? `${total.toLocaleString('fr-FR')} résultats`
    : total === 1
      ? '1 résultat'
      : 'aucun résultat'
}

/** Leads to the order by hand, where the list shows all items in it. */
function LienOrdre() {
  const { contentType } = useList()
  const { search } = usePageLocation()
  const params = new URLSearchParams(search)
  const { etat, q, tri } = listFilterOf(params, contentType.tris[0])
  const isWhole = etat === 'tous' && !q && !params.has('categorie')
  if (params.has('ordonner'))
    return (
      <a className={classes.ordre} href={hrefWith(search, { ordonner: null })}>
        Terminer
      </a>
    )
  if (isWhole && tri === 'ordre')
    return (
      <a className={classes.ordre} href={hrefWith(search, { ordonner: '1' })}>
        Changer l’ordre
      </a>
    )
  const all = hrefWith(search, { etat: null, q: null, tri: null, categorie: null, ordonner: '1' })
  return (
    <p className={classes.total}>
      L’ordre se change sur <a href={all}>la liste entière</a>.
    </p>
  )
}
