import { isLate, readBackupState, type BackupState } from '../../db/jobs/backups.ts'
import { Admin } from '../admin.ts'
import { builder } from '../builder.ts'

const Backup = builder.objectRef<BackupState>('Backup').implement({
  description: 'The backups that the server makes by itself.',
  fields: (t) => ({
    isSetUp: t.boolean({
      description: 'False: this server makes none, for want of `BACKUP_DIR`.',
      resolve: (_backup, _args, { backupPeriodMs }) => backupPeriodMs !== null,
    }),
    provenAt: t.exposeString('provenAt', {
      nullable: true,
      description: 'When the last one was made that was restored at trial and found whole.',
    }),
    unprovenAt: t.string({
      nullable: true,
      description:
        'When the last one was made, where it is whole and kept, but could not be restored at trial.',
      resolve: ({ unproven }) => unproven?.at,
    }),
    unprovenWhy: t.string({
      nullable: true,
      description: 'Why it could not, for people.',
      resolve: ({ unproven }) => unproven?.why,
    }),
    isLate: t.boolean({
      description:
        'The last good one is older than twice the period, or there is none and the first has failed.',
      resolve: (state, _args, { backupPeriodMs }) => backupPeriodMs !== null && isLate(state, backupPeriodMs),
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why those since have failed, for people.',
    }),
  }),
})

builder.objectField(Admin, 'backup', (t) =>
  t.field({ type: Backup, resolve: (_admin, _args, { db }) => readBackupState(db.read) }),
)
