import { useEffect, useMemo, useRef, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { usePageLocation } from '../../../router/location.ts'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import { focusOnceThere } from '../../editeur/useFieldFocus.ts'
import liste from '../../liste/Liste.module.css'
import filtres from '../../liste/filtres/Filtres.module.css'
import { hrefWith, longestSearch } from '../../liste/filtres/listFilter.ts'
import { Recherche } from '../../liste/filtres/Recherche.tsx'
import type { TextesQuery } from '../../../__generated__/TextesQuery.graphql.ts'
import { ApercuCourriels } from './ApercuCourriels.tsx'
import { ApercuTextes } from './ApercuTextes.tsx'
import { Texte, textesId } from './Texte.tsx'
import classes from './Textes.module.css'
import { type TypedTexts, useTypedTexts } from './useTypedTexts.ts'

/**
 * Every text of the site that is not content, page by page, each beside its default, with the page as it will look. The
 * address names the page, what is sought, or the one text that is to be changed.
 */
export default function Textes() {
  const { search, navigate } = usePageLocation()
  const asked = new URLSearchParams(search)
  const wanted = asked.get('texte') ?? ''
  const page = asked.get('page') ?? (wanted.split('.', 1)[0] || 'commun')
  const searched = (asked.get('q') ?? '').trim().slice(0, longestSearch)
  const typed = useTypedTexts()
  return (
    <section id={textesId} aria-labelledby="textes-titre">
      <h2 id="textes-titre">Textes du site</h2>
      <p className={classes.intro}>
        Chaque mot du site qui n’est pas un contenu se change ici. Ce qui est entre accolades est remplacé par
        ce qu’il nomme&nbsp;: {'{nom}'} par le nom du cabinet, {'{ville}'} par sa ville, {'{situe}'} par
        «&nbsp;à&nbsp;» et cette ville.
      </p>
      <div className={filtres.outils}>
        <Recherche q={searched} />
      </div>
      <QueryBoundary
        of={`${page} ${searched}`}
        failed={<p className={liste.vide}>Ces textes n’ont pas pu être chargés. Rechargez la page.</p>}
      >
        <ListeDeTextes
          page={page}
          searched={searched}
          wanted={wanted}
          typed={typed}
          onPage={(name) => navigate(hrefWith(search, { page: name, texte: null }))}
        />
      </QueryBoundary>
    </section>
  )
}

interface ListeDeTextesProps {
  page: string
  /** Looked for in all pages; empty: the texts of `page`. */
  searched: string
  /** Key of the text that one came for. */
  wanted: string
  typed: TypedTexts
  onPage(name: string): void
}

function ListeDeTextes({ page, searched, wanted, typed, onPage }: ListeDeTextesProps) {
  const { admin } = useLazyLoadQuery<TextesQuery>(
    graphql`
      query TextesQuery($page: String, $search: String) {
        admin {
          siteTextPages {
            name
            label
          }
          siteTexts(page: $page, search: $search) {
            id
            key
            page
            value
            draft
            ...Texte_text
          }
          changedTexts: siteTexts(changed: true) {
            key
            value
            draft
          }
        }
      }
    `,
    searched === '' ? { page, search: null } : { page: null, search: searched },
    { fetchPolicy: 'store-and-network' },
  )
  const section = useRef<HTMLDivElement>(null)
  /** The page of the text that one is at. */
  const [looked, setLooked] = useState('')
  const isThere = admin?.siteTexts.some(({ key }) => key === wanted) ?? false
  useEffect(() => (isThere ? focusOnceThere(section.current, wanted) : undefined), [isThere, wanted])
  /** Texts as they are to be. */
  const future = useMemo(() => {
    const saved = admin ? [...admin.changedTexts, ...admin.siteTexts] : []
    return new Map([
      ...saved.map(({ key, value, draft }) => [key, draft ?? value] as const),
      ...[...typed.all].map(([key, { value }]) => [key, value] as const),
    ])
  }, [admin, typed.all])
  if (!admin) return null
  const { siteTextPages: pages, siteTexts: texts } = admin
  const shown = pages.filter(({ name }) => texts.some((text) => text.page === name))
  const previewed = shown.find(({ name }) => name === looked) ?? shown[0]
  const written = new Set([...typed.all.keys()].map((key) => key.split('.', 1)[0]))
  return (
    <>
      {searched === '' && (
        <label className={filtres.tri}>
          Page
          <select value={page} onChange={({ currentTarget }) => onPage(currentTarget.value)}>
            {pages.map(({ name, label }) => (
              <option key={name} value={name}>
                {written.has(name) ? `${label} (à publier)` : label}
              </option>
            ))}
          </select>
        </label>
      )}
      {texts.length === 0 && <p className={liste.vide}>Aucun texte du site ne contient ces mots.</p>}
      <div className={classes.cote}>
        <div ref={section}>
          {shown.map(({ name, label }) => (
            <section key={name} aria-labelledby={`textes-${name}`} onFocus={() => setLooked(name)}>
              <h3 id={`textes-${name}`}>{label}</h3>
              <ul className={classes.textes}>
                {texts
                  .filter((text) => text.page === name)
                  .map((text) => (
                    <Texte key={text.id} text={text} typed={typed} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
        {previewed?.name === 'courriel' && <ApercuCourriels texts={future} />}
        {previewed && previewed.name !== 'courriel' && (
          <ApercuTextes key={previewed.name} page={previewed.name} texts={future} />
        )}
      </div>
    </>
  )
}
