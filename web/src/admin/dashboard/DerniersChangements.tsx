import { graphql, useFragment } from 'react-relay'
import { Moment } from '../Moment.tsx'
import type { DerniersChangements_admin$key } from './__generated__/DerniersChangements_admin.graphql.ts'
import classes from './Dashboard.module.css'

/** What each type is called, and the page that lists it. */
const pages: Record<string, readonly [nom: string, page: string]> = {
  Entreprise: ['Entreprise', 'createntreprise?'],
  Presentation: ['Présentation', 'presentation?'],
  Slide: ['Slide', 'presentation?liste=slides&'],
  Equipe: ['Équipe', 'createquipe?'],
  Projet: ['Projet', 'createprojet?'],
  Service: ['Service', 'createservice?'],
  CategorieProjet: ['Catégorie de projets', 'createcategory?'],
  CategorieService: ['Catégorie de services', 'createcategory?liste=services&'],
  Faq: ['FAQ', 'createfaq?'],
  FaqQuestion: ['Question', 'createfaq?liste=questions&'],
  Partenaire: ['Partenaire', 'createpartenaire?'],
  Testimonial: ['Témoignage', 'testimonial?'],
}

/** What staff changed last, wherever it is. */
export function DerniersChangements({ admin }: { admin: DerniersChangements_admin$key }) {
  const { latestChanges } = useFragment(
    graphql`
      fragment DerniersChangements_admin on Admin {
        latestChanges(first: 10) {
          __typename
          id
          databaseId
          softdelete
          version
          updatedAt
          ... on Entreprise {
            nom
          }
          ... on Presentation {
            titre
          }
          ... on Slide {
            titre
          }
          ... on Equipe {
            nom
          }
          ... on Projet {
            nom
          }
          ... on Service {
            nom
          }
          ... on CategorieProjet {
            nom
          }
          ... on CategorieService {
            nom
          }
          ... on Faq {
            titre
          }
          ... on FaqQuestion {
            question
          }
          ... on Partenaire {
            nom
          }
          ... on Testimonial {
            nom
          }
        }
      }
    `,
    admin,
  )
  return (
    <section aria-labelledby="changements" className={classes['volet']}>
      <h2 id="changements">Dernières modifications</h2>
      {latestChanges.length === 0 && (
        <p className={classes['vide']}>Rien n’a encore été publié ni modifié.</p>
      )}
      <ol className={classes['rangs']}>
        {latestChanges.map((item) => {
          const [genre, page] = pages[item.__typename] ?? [item.__typename, 'createntreprise?']
          const adresse = item.softdelete ? 'etat=corbeille' : `modifier=${item.databaseId}`
          return (
            <li key={item.id}>
              <span className={classes['quoi']}>
                <a href={`/admin/pages/${page}${adresse}`}>{item.nom ?? item.titre ?? item.question}</a>
                <small>
                  {genre} ·{' '}
                  {item.softdelete ? 'à la corbeille' : item.version === 1 ? 'ajout' : 'modification'}
                </small>
              </span>
              <Moment date={item.updatedAt} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
