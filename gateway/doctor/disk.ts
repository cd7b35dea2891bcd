import { constants, existsSync, type Stats } from 'node:fs'
import { access, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { outageOf, outageOfFile } from '../../db/connection/outage.ts'
import type { Config } from '../config.ts'
import { hasFreeSpace, type DiskReserve, diskReserveOf } from '../uploads/freeSpace.ts'
import { clockFinding } from './database.ts'
import { type Finding, findingsOf, note, ok, wrong } from './finding.ts'

const gigabyte = 2 ** 30
/** Less than this is gone with a few pictures; with less than that it is time to think of it. */
const leastFree = gigabyte / 4
const wantedFree = 2 * gigabyte

/** Looks at the folders: whether they take files, on a disk with room, whose clock is this one's. */
export async function examineDisk(config: Config): Promise<Finding[]> {
  const { dataDir, s3, backups } = config
  const findings = [
    ...(await folder('DATA_DIR', dataDir)),
    ...(s3 ? [] : await uploads(dataDir)),
    ...(await findingsOf(() => reserve(diskReserveOf(config)))),
  ]
  if (!backups) return findings
  findings.push(...(await folder('BACKUP_DIR', backups.folder)))
  const [data, copies] = await Promise.all(
    [dataDir, backups.folder].map((path) => stat(path).catch(() => null)),
  )
  if (data && copies && data.dev === copies.dev)
    findings.push(
      note(
        'BACKUP_DIR est sur le même disque que DATA_DIR\u00a0: si ce disque se perd, les sauvegardes aussi.',
      ),
    )
  return findings
}

/** Told by itself: there may be room enough for everything else. */
async function reserve(room: DiskReserve | null): Promise<Finding[]> {
  if (await hasFreeSpace(room)) return []
  return [
    wrong(
      'Il reste moins de place que DISK_RESERVE\u00a0: les images et les documents sont refusés, les messages sans fichier passent.',
    ),
  ]
}

async function folder(name: string, path: string): Promise<Finding[]> {
  if (!existsSync(path)) return [await absent(name, path)]
  const file = join(path, `.examen-${process.pid}`)
  try {
    const { bavail, bsize } = await statfs(path)
    const before = Date.now()
    const { mtimeMs } = await written(file)
    return [room(`${name} (${path})`, bavail * bsize), clockFinding(`du disque de ${name}`, mtimeMs - before)]
  } catch (error) {
    const full = outageOf(outageOfFile(error))?.outage === 'full'
    return [
      wrong(
        full
          ? `Le disque de ${name} (${path}) est plein\u00a0: libérez de la place.`
          : `Rien ne peut être écrit dans ${name} (${path})\u00a0: vérifiez ses droits.`,
      ),
    ]
  }
}

/** A look makes no folder: a mistyped one would be there from then on. */
async function absent(name: string, path: string): Promise<Finding> {
  let above = dirname(path)
  while (!existsSync(above)) above = dirname(above)
  const canBeMade = await access(above, constants.W_OK).then(
    async () => (await stat(above)).isDirectory(),
    () => false,
  )
  return canBeMade
    ? note(
        `${name} (${path}) n’existe pas encore\u00a0: le serveur le fera. S’il existe sous un autre nom, corrigez ${name}.`,
      )
    : wrong(
        `${name} (${path}) n’existe pas et ne peut pas être fait dans ${above}\u00a0: corrigez ${name}, ou faites ce dossier.`,
      )
}

/** What the disk says of a file that is written, and gone again. */
async function written(file: string): Promise<Stats> {
  try {
    await writeFile(file, 'examen')
    return await stat(file)
  } finally {
    await rm(file, { force: true })
  }
}

function room(where: string, free: number): Finding {
  const text = `${where} prend des fichiers\u202f; il y reste ${(free / gigabyte).toFixed(1).replace('.', ',')}\u00a0Gio.`
  if (free < leastFree) return wrong(`${text} C’est trop peu\u00a0: libérez de la place.`)
  return free < wantedFree ? note(`${text} C’est peu.`) : ok(text)
}

/** Made by somebody else, root say, they take nothing. */
async function uploads(dataDir: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const name of ['uploads', 'documents']) {
    const path = join(dataDir, name)
    const refused = await access(path, constants.W_OK).then(
      () => false,
      ({ code }: NodeJS.ErrnoException) => code !== 'ENOENT',
    )
    if (refused) findings.push(wrong(`Rien ne peut être écrit dans ${path}\u00a0: vérifiez ses droits.`))
  }
  return findings
}
