import { sql, type Kysely } from 'kysely'
import { visibleTo } from './contentStore.ts'
import type { Tables } from '../tables.ts'

/** The categories of services. Those in the trash are not shown, so what is sent says nothing about them. */
export async function categoriesOfServices(
  db: Kysely<Tables>,
  services: readonly number[],
): Promise<(serviceId: number) => number[]> {
  if (services.length === 0) return () => []
  const links = await db
    .selectFrom('serviceCategorie')
    .innerJoin('categorieService', 'categorieService.id', 'categorieId')
    .select(['serviceId', 'categorieId'])
    .where('serviceId', 'in', services)
    .where('softdelete', '=', false)
    .orderBy('categorieId')
    .execute()
  return (id) => links.flatMap(({ serviceId, categorieId }) => (serviceId === id ? [categorieId] : []))
}

/**
 * The categories of projets that services are about, by their noms: visitors see them, and their folded noms begin those of
 * the service or of one of its categories.
 */
export async function projetCategoriesOf(
  db: Kysely<Tables>,
  services: readonly number[],
): Promise<(serviceId: number) => string[]> {
  const { rows } = await sql<{ serviceId: number; nom: string }>`
    select distinct named."serviceId", t."nom" from (
      select "id" as "serviceId", "label" from "service" where "id" in (${sql.join(services)})
      union all
      select link."serviceId", c."label" from "serviceCategorie" link
        join "categorieService" c on c."id" = link."categorieId" and c."status" = true and c."softdelete" = false
        where link."serviceId" in (${sql.join(services)})) named
    join "categorieProjet" t on substr(named."label" || ' ', 1, length(t."label") + 1) = t."label" || ' '
    where ${visibleTo('visitor', 'categorieProjet')}
  `.execute(db)
  return (id) => rows.flatMap(({ serviceId, nom }) => (serviceId === id ? [nom] : []))
}
