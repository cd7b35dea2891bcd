import { sql, type Kysely } from 'kysely'
import { visibleTo } from './contentStore.ts'
import type { Tables } from './tables.ts'

/** A place that projets name and that stands on the map: where the newest of them is. */
export interface Localite {
  nom: string
  projets: number
  latitude: number
  longitude: number
}

export interface Chiffres {
  projets: number
  localites: number
  premiereAnnee: number | null
  derniereAnnee: number | null
}

const published = visibleTo('visitor', 'projet')
const onTheMap = sql`t."lieu" is not null and t."latitude" is not null and t."longitude" is not null`

/** What all published projets come to. */
export async function chiffresOf(db: Kysely<Tables>): Promise<Chiffres> {
  const { rows } = await sql<Chiffres>`
    select count(*) as "projets", count(distinct case when ${onTheMap} then t."lieu" end) as "localites",
      min(t."annee") as "premiereAnnee", max(t."annee") as "derniereAnnee"
    from "projet" t where ${published}
  `.execute(db)
  return rows[0] ?? { projets: 0, localites: 0, premiereAnnee: null, derniereAnnee: null }
}

/** The places of published projets, those with the most of them first. */
export async function localitesOf(db: Kysely<Tables>, size: number): Promise<Localite[]> {
  const { rows } = await sql<Localite>`
    select newest."lieu" as "nom", place."projets", newest."latitude", newest."longitude"
    from (select count(*) as "projets", max(t."id") as "id" from "projet" t
      where ${published} and ${onTheMap} group by t."lieu"
      order by 1 desc, 2 desc limit ${size}) place
    join "projet" newest on newest."id" = place."id"
    order by place."projets" desc, place."id" desc
  `.execute(db)
  return rows
}
