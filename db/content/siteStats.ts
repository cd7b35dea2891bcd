import { sql, type Kysely } from 'kysely'
import { visibleTo } from './contentStore.ts'
import type { Tables } from '../tables.ts'

export interface SiteStats {
  projets: number
  localites: number
  premiereAnnee: number | null
  derniereAnnee: number | null
}

/** More than there are tabs for. */
const mostCategories = 100

const published = visibleTo('visitor', 'projet')
const onTheMap = sql`t."lieu" is not null and t."latitude" is not null and t."longitude" is not null`

/** What all published projets come to. */
export async function readSiteStats(db: Kysely<Tables>): Promise<SiteStats> {
  const { rows } = await sql<SiteStats>`
    select count(*) as "projets", count(distinct case when ${onTheMap} then t."lieu" end) as "localites",
      min(t."annee") as "premiereAnnee", max(t."annee") as "derniereAnnee"
    from "projet" t where ${published}
  `.execute(db)
  return rows[0] ?? { projets: 0, localites: 0, premiereAnnee: null, derniereAnnee: null }
}

/** The labels of the categories in which a projet is published: those of the tabs. */
export async function readUsedCategories(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ nom: string }>`
    select c."nom" from (
      select t."nom", t."id" from "categorieProjet" t where ${visibleTo('visitor', 'categorieProjet')}
    ) c
    where exists (select 1 from "projet" t where t."category" = c."nom" and ${published})
    order by c."id" limit ${mostCategories}
  `.execute(db)
  return rows.map(({ nom }) => nom)
}
