import { isLate, readBackupState, type BackupState } from '../../db/jobs/backups.ts'
import { Admin } from '../admin.ts'
import { builder } from '../builder.ts'

const Backup = builder.objectRef<BackupState>('Backup').implement({
  description: 'State of the server’s automatic backups.',
  fields: (t) => ({
    isSetUp: t.boolean({
      description: 'True: automatic backups are on (`BACKUP_DIR` is set).',
      resolve: (_backup, _args, { backupPeriodMs }) => backupPeriodMs !== null,
    }),
    provenAt: t.exposeString('provenAt', {
      nullable: true,
      description: 'Time of the last backup whose trial restore succeeded.',
    }),
    unprovenAt: t.string({
      nullable: true,
      description: 'Time of the last backup, where it is intact but its trial restore could not run.',
      resolve: ({ unproven }) => unproven?.at,
    }),
    unprovenWhy: t.string({
      nullable: true,
      description: 'Reason why the trial restore could not run, for people.',
      resolve: ({ unproven }) => unproven?.why,
    }),
    isLate: t.boolean({
      description: 'True: the last good backup is older than twice the period, or none has succeeded.',
      resolve: (state, _args, { backupPeriodMs }) => backupPeriodMs !== null && isLate(state, backupPeriodMs),
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Reason why the backups since have failed, for people.',
    }),
  }),
})

builder.objectField(Admin, 'backup', (t) =>
  t.field({
    type: Backup,
    authScopes: { REGLAGES: true },
    resolve: (_admin, _args, { db }) => readBackupState(db.read),
  }),
)
