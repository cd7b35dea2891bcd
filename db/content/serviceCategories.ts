import type { Kysely } from 'kysely'
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
