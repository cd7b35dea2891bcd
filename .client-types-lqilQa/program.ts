import { createClient, RestError, type Client } from './client.js'
import type { createClient as real } from '/work/wt/types/rest-compat/client/client.ts'
declare const ours: ReturnType<typeof real>
declare const theirs: Client
export const there: Client = ours
export const back: ReturnType<typeof real> = theirs
export async function names(photo: File): Promise<string[]> {
  const client = createClient({ origin: 'https://exemple.ci', token: 'jeton' })
  const { data, total } = await client.getProjet(2)
  const equipe = await client.storeEquipe({ nom: 'Awa', photo })
  const { categories } = await client.updateService(1, { categories: [1, 2] })
  const prenom: string | null = equipe.prenom
  if (total > 1) throw new RestError(404, {})
  return [prenom ?? '', ...categories.map(({ nom }) => nom), ...data.map(({ nom }) => nom)]
}
