import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Config } from '../config.ts'
import { type Finding, wrong } from './finding.ts'

const usualUnit = '/etc/systemd/system/geometre.service'

/** Looks whether the unit lets the service write where its settings say: a command beside it is not held back by that. */
export function examineUnit(
  { dataDir, backups }: Pick<Config, 'dataDir' | 'backups'>,
  unit = usualUnit,
): Finding[] {
  if (!existsSync(unit)) return []
  const text = [unit, ...dropInsOf(unit)].map((file) => readFileSync(file, 'utf8')).join('\n')
  /** A list goes on from file to file; an empty value begins it anew. */
  const valuesOf = (name: string) => {
    const lists = [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) =>
      value.split(/\s+/).filter(Boolean),
    )
    return lists.slice(lists.findLastIndex((list) => list.length === 0) + 1).flat()
  }
  if (valuesOf('ProtectSystem').at(-1) !== 'strict') return []
  const open = [
    ...valuesOf('ReadWritePaths').map((path) => path.replace(/^[-+]+/, '')),
    ...valuesOf('StateDirectory').map((name) => join('/var/lib', name)),
  ]
  const places = [['DATA_DIR', dataDir], ...(backups ? [['BACKUP_DIR', backups.folder]] : [])] as const
  return places
    .filter(([, path = '']) => !open.some((one) => path === one || path.startsWith(one + sep)))
    .map(([name, path]) =>
      wrong(
        `${unit} ne laisse pas le service écrire dans ${name} (${path})\u00a0: ajoutez ReadWritePaths=${path}.`,
      ),
    )
}

/** What “systemctl edit” adds to a unit, in the order in which systemd reads it. */
function dropInsOf(unit: string): string[] {
  const folder = `${unit}.d`
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.conf'))
  return names.toSorted().map((name) => join(folder, name))
}
