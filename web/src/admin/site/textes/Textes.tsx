import { useDeferredValue, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { usePageLocation } from '../../../router/location.ts'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import liste from '../../liste/Liste.module.css'
import filtres from '../../liste/filtres/Filtres.module.css'
import { hrefWith } from '../../liste/filtres/listFilter.ts'
import type { TextesQuery } from '../../../__generated__/TextesQuery.graphql.ts'
import { ApercuTextes } from './ApercuTextes.tsx'
import { Texte } from './Texte.tsx'
import classes from './Textes.module.css'

/** Every text of the site that is not content, page by page, each beside its default, with the page as it will look. */
export default function Textes() {
  const { search, navigate } = usePageLocation()
  const asked = new URLSearchParams(search)
  const page = asked.get('page') ?? 'commun'
  const [typed, setTyped] = useState(asked.get('q') ?? '')
  const searched = useDeferredValue(typed.trim())
  return (
    <section id="textes" aria-labelledby="textes-titre">
      <h2 id="textes-titre">Textes du site</h2>
      <p className={classes.intro}>
        Chaque mot du site qui n’est pas un contenu se change ici. Un texte entre accolades, comme {'{ville}'}
        , est remplacé par ce qu’il nomme.
      </p>
      <div className={filtres.outils}>
        <label className={filtres.tri}>
          Chercher
          <input
            type="search"
            value={typed}
            maxLength={100}
            placeholder="un mot que l’on voit sur le site"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>
      </div>
      <QueryBoundary
        of={`${page} ${searched}`}
        failed={<p className={liste.vide}>Ces textes n’ont pas pu être chargés. Rechargez la page.</p>}
      >
        <ListeDeTextes
          page={page}
          searched={searched}
          onPage={(name) => navigate(hrefWith(search, { page: name }))}
        />
      </QueryBoundary>
    </section>
  )
}

interface ListeDeTextesProps {
  page: string
  /** Looked for in all pages; empty: the texts of `page`. */
  searched: string
  onPage(name: string): void
}

function ListeDeTextes({ page, searched, onPage }: ListeDeTextesProps) {
  const { admin } = useLazyLoadQuery<TextesQuery>(
    graphql`
      query TextesQuery($page: String, $search: String) {
        admin {
          siteTextPages {
            name
            label
            path
          }
          siteTexts(page: $page, search: $search) {
            id
            key
            page
            ...Texte_text
          }
        }
      }
    `,
    searched === '' ? { page, search: null } : { page: null, search: searched },
    { fetchPolicy: 'store-and-network' },
  )
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  if (!admin) return null
  const { siteTextPages: pages, siteTexts: texts } = admin
  const shown = pages.filter(({ name }) => texts.some((text) => text.page === name))
  const write = (key: string, value: string | null) =>
    setTyped((before) => {
      const after = new Map(before)
      if (value === null) after.delete(key)
      else after.set(key, value)
      return after
    })
  return (
    <>
      {searched === '' && (
        <label className={filtres.tri}>
          Page
          <select value={page} onChange={({ currentTarget }) => onPage(currentTarget.value)}>
            {pages.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {texts.length === 0 && <p className={liste.vide}>Aucun texte du site ne contient ces mots.</p>}
      <div className={classes.cote}>
        <div>
          {shown.map(({ name, label }) => (
            <section key={name} aria-labelledby={`textes-${name}`}>
              <h3 id={`textes-${name}`}>{label}</h3>
              <ul className={classes.textes}>
                {texts
                  .filter((text) => text.page === name)
                  .map((text) => (
                    <Texte key={text.id} text={text} onType={(value) => write(text.key, value)} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
        {shown[0] && <ApercuTextes page={searched === '' ? page : shown[0].name} typed={typed} />}
      </div>
    </>
  )
}
