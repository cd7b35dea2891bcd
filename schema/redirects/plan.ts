import type { Transaction } from 'kysely'
import type { Act } from '../../db/journal/acts.ts'
import { record } from '../../db/journal/journal.ts'
import {
  isSameTarget,
  mostRedirects,
  resolveRedirects,
  type Resolved,
  type Target,
  writeRedirects,
} from '../../db/redirects/redirects.ts'
import type { Tables } from '../../db/tables.ts'
import { keyOf } from '../journal/journal.ts'
import { isRefusal, readPaths, readTargets, type Refusal, refused } from './addresses.ts'

/** One redirect as somebody wrote it, on a line of a file. */
export interface Written {
  number: number
  path: string
  target: string
}

/** What a redirect that is saved does. */
export interface Planned extends Target {
  path: string
  effect: 'ADDED' | 'REPLACED' | 'UNCHANGED'
}

export interface Plan {
  resolved: Resolved
  planned: Planned[]
  /** Faults to be put right first, by line; nothing is saved while there is any. */
  refusals: (Refusal & { number: number })[]
}

/** Effects of saving these redirects. The one that has `removed` as its path becomes the first of them. */
export async function planRedirects(
  trx: Transaction<Tables>,
  written: readonly Written[],
  removed: string | null = null,
): Promise<Plan> {
  const refusals: Plan['refusals'] = []
  const targets = await readTargets(trx, [...new Set(written.map(({ target }) => target))])
  const lines = new Map<string, Written>()
  const added = new Map<string, Target & { isThere: boolean }>()
  const paths = await readPaths(
    trx,
    written.map(({ path }) => path),
  )
  for (const [n, line] of written.entries()) {
    const path = paths[n] ?? refused('path', 'Cette adresse n’est pas lisible.')
    const target = targets.get(line.target) ?? refused('target', 'Cette adresse n’est pas lisible.')
    const before = isRefusal(path) ? undefined : lines.get(path)
    if (isRefusal(path)) refusals.push({ ...path, number: line.number })
    else if (before)
      refusals.push({
        ...refused('path', `Cette adresse est déjà à la ligne ${before.number}.`, 'TAKEN'),
        number: line.number,
      })
    if (isRefusal(target)) refusals.push({ ...target, number: line.number })
    if (isRefusal(path) || isRefusal(target) || before) continue
    lines.set(path, line)
    added.set(path, target)
  }
  const resolved = await resolveRedirects(trx, added, removed)
  for (const [path, target] of added) {
    const number = lines.get(path)?.number ?? 0
    const end = resolved.after.get(path)
    if (!end)
      refusals.push({
        ...refused('target', 'Cette redirection tourne en rond\u00a0: elle revient à elle-même.'),
        number,
      })
    else if (!target.isThere && isSameTarget(target, end))
      refusals.push({ ...refused('target', 'Rien n’est à cette adresse du site.', 'UNKNOWN'), number })
  }
  if (resolved.after.size > mostRedirects) {
    const message = `Le site garde ${mostRedirects.toLocaleString('fr-FR')} redirections au plus.`
    refusals.push({ ...refused('path', message, 'OUT_OF_RANGE'), number: written.at(-1)?.number ?? 0 })
  }
  const planned = [...added.keys()].flatMap((path): Planned[] => {
    const target = resolved.after.get(path)
    return target ? [{ ...target, path, effect: effectOf(resolved.before.get(path), target) }] : []
  })
  return { resolved, planned, refusals: refusals.toSorted((a, b) => a.number - b.number) }
}

function effectOf(before: Target | undefined, target: Target): Planned['effect'] {
  if (!before) return 'ADDED'
  return isSameTarget(before, target) ? 'UNCHANGED' : 'REPLACED'
}

/** Former targets that the journal names of one act. */
const mostTold = 50

/** Writes a plan, and one line of the journal with where the paths led before, where it changes anything. */
export async function writePlan(
  trx: Transaction<Tables>,
  plan: Plan,
  act: Act,
  removed?: string,
): Promise<void> {
  const { before } = plan.resolved
  const touched = [
    ...(removed === undefined ? [] : [removed]),
    ...plan.planned.flatMap(({ path, effect }) => (effect === 'UNCHANGED' || path === removed ? [] : [path])),
  ]
  await writeRedirects(trx, plan.resolved)
  if (touched.length === 0) return
  const led = touched.slice(0, mostTold).map((path) => {
    const target = before.get(path)
    return [path, target ? keyOfTarget(target) : null] as const
  })
  await record(trx, { act, before: Object.fromEntries(led) })
}

/** Names a target in one text: a path, or an item. */
export function keyOfTarget({ toPath, toType, toId }: Target): string {
  return toType !== null && toId !== null ? keyOf(toType, toId) : (toPath ?? '')
}
