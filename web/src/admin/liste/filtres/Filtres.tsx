import { usePageLocation } from '../../../router/location.ts'
import { BoutonChoisir } from '../../choix/BoutonChoisir.tsx'
import { useChoisi } from '../../choix/useSelection.ts'
import { nouveau } from '../../mots.ts'
import { useList } from '../listContext.ts'
import { type Classe, Classement } from './Classement.tsx'
import { Compteur } from '../Compteur.tsx'
import {
  adresseAvec,
  type Etat,
  etats,
  filtreOf,
  isByDeletion,
  isTri,
  nomsDesEtats,
  type Tri,
} from './filtre.ts'
import classes from './Filtres.module.css'
import { aUnOrdre } from '../genre.ts'
import { Recherche } from './Recherche.tsx'

const tris: Record<Tri, string> = {
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
  const { genre, stats } = useList()
  const choix = useChoisi()
  const { search, navigate } = usePageLocation()
  const params = new URLSearchParams(search)
  const filtre = filtreOf(params, genre.tris[0])
  // The counters are those of all items of the type.
  const { classement } = genre
  const isPart = classement !== undefined && params.has(classement.parametre)
  const nombres: Record<Etat, number> = {
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
            {etats.map((etat) => (
              <li key={etat}>
                <a
                  href={adresseAvec(search, { etat: etat === 'tous' ? null : etat, ordonner: null })}
                  aria-current={etat === filtre.etat ? 'true' : undefined}
                >
                  {nomsDesEtats[etat]} {!isPart && <span className={classes.nombre}>{nombres[etat]}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Compteur />
        <a className={`bouton ${classes.nouveau}`} href={adresseAvec(search, { creer: '1' })}>
          {nouveau(genre)}
        </a>
      </div>
      <div className={classes.outils}>
        <Recherche q={filtre.q} />
        {total > 0 && !params.has('ordonner') && <BoutonChoisir choix={choix} />}
        {classement && <Classement facon={classement} parmi={parmi} />}
        {genre.tris.length > 1 && (
          <label className={classes.tri}>
            Ordre
            <select
              value={filtre.tri}
              onChange={({ currentTarget: { value } }) => {
                if (isTri(value))
                  navigate(
                    adresseAvec(search, { tri: value === genre.tris[0] ? null : value, ordonner: null }),
                  )
              }}
            >
              {genre.tris.map((tri) => (
                <option key={tri} value={tri}>
                  {isByDeletion({ ...filtre, tri }, genre.tris[0]) ? 'Derniers supprimés d’abord' : tris[tri]}
                </option>
              ))}
            </select>
          </label>
        )}
        <p role="status" className={classes.total}>
          {filtre.q ? resultats(total, totalIsMore) : isPart && `${total} en tout`}
        </p>
        {aUnOrdre(genre) && (!genre.parent || params.has(genre.parent)) && <LienOrdre />}
      </div>
    </>
  )
}

function resultats(total: number, totalIsMore: boolean): string {
  if (totalIsMore) return `plus de ${total.toLocaleString('fr-FR')} résultats`
  return total > 1
    ? `${total.toLocaleString('fr-FR')} résultats`
    : total === 1
      ? '1 résultat'
      : 'aucun résultat'
}

/** Leads to the order by hand, where the list shows all items in it. */
function LienOrdre() {
  const { genre } = useList()
  const { search } = usePageLocation()
  const params = new URLSearchParams(search)
  const { etat, q, tri } = filtreOf(params, genre.tris[0])
  const isWhole = etat === 'tous' && !q && !params.has('categorie')
  if (params.has('ordonner'))
    return (
      <a className={classes.ordre} href={adresseAvec(search, { ordonner: null })}>
        Terminer
      </a>
    )
  if (isWhole && tri === 'ordre')
    return (
      <a className={classes.ordre} href={adresseAvec(search, { ordonner: '1' })}>
        Changer l’ordre
      </a>
    )
  const all = adresseAvec(search, { etat: null, q: null, tri: null, categorie: null, ordonner: '1' })
  return (
    <p className={classes.total}>
      L’ordre se change sur <a href={all}>la liste entière</a>.
    </p>
  )
}
