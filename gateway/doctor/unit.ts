import { existsSync, readFileSync } from 'node:fs'
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
  const text = readFileSync(unit, 'utf8')
  const valuesOf = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].flatMap(([, value = '']) =>
      value.split(/\s+/).filter(Boolean),
    )
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
