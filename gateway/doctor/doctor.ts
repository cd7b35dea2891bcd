import { readdir } from 'node:fs/promises'
import { isLate, readBackupState } from '../../db/jobs/backups.ts'
import type { Db } from '../../db/connection/connect.ts'
import { jobCounts } from '../../db/jobs/jobs.ts'
import { unmountedReason } from '../backup/claim.ts'
import { noTrialReason } from '../backup/postgres/postgres.ts'
import { isBackupName, periodMs } from '../backup/schedule.ts'
import { runTool } from '../backup/postgres/postgresTools.ts'
import type { Config } from '../config.ts'
import { createMailer } from '../received/mail.ts'
import { count } from '../commands/count.ts'
import { requireOpenFiles } from '../start/openFiles.ts'
import { examineDatabase } from './database.ts'
import { examineDisk } from './disk.ts'
import { examineDoor } from './door.ts'
import { examineFiles, examineStorage } from './files.ts'
import { type Finding, note, ok, wrong } from './finding.ts'
import { examineUnit } from './unit.ts'

/** All that is looked at, by its name, in the order in which it is told. No e-mail is sent. */
export function examinations(config: Config): Record<string, () => Promise<Finding[]>> {
  return {
    Système: async () => [...system(), ...examineUnit(config)],
    Disque: () => examineDisk(config),
    'Stockage d’objets': () => examineStorage(config),
    'Base de données': () =>
      examineDatabase(config, async (db) => [
        ...(await waiting(db)),
        ...(await backups(db, config)),
        ...(await examineFiles(db, config)),
      ]),
    'E-mail': () => mail(config),
    Adresse: () => examineDoor(config),
  }
}

function system(): Finding[] {
  requireOpenFiles()
  return [ok(`Node.js ${process.versions.node}, et assez de fichiers ouverts à la fois.`)]
}

async function mail(config: Config): Promise<Finding[]> {
  const { smtpUrl, notifyEmail } = config
  if (!smtpUrl) return [note('SMTP_URL n’est pas renseigné\u00a0: aucun e-mail n’est envoyé.')]
  await createMailer(config).verify()
  const silent = note('NOTIFY_EMAIL n’est pas renseigné\u00a0: personne n’est prévenu des messages reçus.')
  return [
    ok('Le serveur d’e-mail répond et accepte ce que dit SMTP_URL. Rien n’a été envoyé.'),
    ...(notifyEmail === undefined ? [silent] : []),
  ]
}

async function waiting(db: Db): Promise<Finding[]> {
  const email = (await jobCounts(db.read)).find(({ kind }) => kind === 'email')
  if (!email?.givenUp) return []
  const emails = count(email.givenUp, 'e-mail n’a pas pu être envoyé', 'e-mails n’ont pas pu être envoyés')
  return [wrong(`${emails}\u00a0: voyez le tableau de bord.`)]
}

const timeOf = (at: string) => `${at.slice(0, 16).replace('T', ' à ')} UTC`

async function backups(db: Db, { backups, databaseUrl, dataDir }: Config): Promise<Finding[]> {
  if (!backups)
    return [note('BACKUP_DIR n’est pas renseigné\u00a0: ce serveur ne fait pas de sauvegarde par lui-même.')]
  const lost = await unmountedReason(backups.folder, dataDir)
  if (lost !== null) return [wrong(lost)]
  if (databaseUrl !== undefined) {
    await runTool('pg_dump', ['--schema-only', '--table=migration'], databaseUrl)
    const why = await noTrialReason(databaseUrl)
    if (why !== null) return [wrong(`Les sauvegardes sont gardées sans être prouvées\u00a0: ${why}`)]
  }
  const state = await readBackupState(db.read)
  const { provenAt, unproven, failure } = state
  const last = unproven?.at ?? provenAt
  if (last !== null && !(await readdir(backups.folder)).some(isBackupName))
    return [
      wrong(
        `Il n’y a aucune sauvegarde dans ${backups.folder}, où la dernière est du ${timeOf(last)}\u00a0: montez son disque, ou voyez qui l’a vidé.`,
      ),
    ]
  if (failure !== null) return [wrong(`La dernière sauvegarde a échoué\u00a0: ${failure}`)]
  if (provenAt === null) return [note('Aucune sauvegarde n’est encore prouvée.')]
  const at = timeOf(provenAt)
  return isLate(state, periodMs(backups.every))
    ? [
        wrong(
          `La dernière sauvegarde prouvée est du ${at}\u00a0: c’est trop ancien. Voyez le journal du serveur.`,
        ),
      ]
    : [ok(`La dernière sauvegarde prouvée est du ${at}.`)]
}
