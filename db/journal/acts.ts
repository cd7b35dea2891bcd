/** The doors by which something is done; by the last two nobody comes but who runs the server, and the program itself. */
export const doors = ['graphql', 'rest', 'form', 'command', 'job'] as const
export type Door = (typeof doors)[number]

/** What may be done to an item. */
export const itemActs = [
  'create',
  'update',
  'publish',
  'unpublish',
  'trash',
  'restore',
  'erase',
  'reorder',
  'swap',
  // A publication or withdrawal planned, or its plan dropped.
  'schedule',
  // What is prepared beside the item: the item itself has changed only once it is published.
  'saveDraft',
  'publishDraft',
  'discardDraft',
  // A link that shows it created, or revoked.
  'share',
  'unshare',
  // Changed because something else was: a projet whose category has another name.
  'follow',
  // What may be a robot's, in the place of `create`; and what becomes of it.
  'setAside',
  'acceptIndesirable',
  'eraseIndesirable',
] as const

export const accountActs = [
  'signIn',
  'signInRefused',
  'signOut',
  'endSession',
  'createAccount',
  'createAccountRefused',
  'updateAccount',
  // By a colleague, for somebody who asked for nothing.
  'inviteAccount',
  'activateAccount',
  'disableAccount',
  'deleteAccount',
  'setRole',
  'passwordLink',
  'changePassword',
  'createToken',
  'revokeToken',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  // One whose signatures were counted backwards: somebody has a copy of it.
  'refusePasskey',
] as const

export const siteActs = [
  'backup',
  'backupFailed',
  'clearDemo',
  'hideFirstSteps',
  'resendEmails',
  'dropEmails',
  'testEmail',
  'exportMessages',
  'exportPerson',
  'erasePerson',
  'setRetention',
  'setRegistrations',
  'setAccessibilite',
  'updateText',
  'saveTextDraft',
  'discardTextDraft',
  'resetText',
  'saveRedirect',
  'deleteRedirect',
  'importRedirects',
  'forgetMissedAddress',
  'setMenu',
  'setAccueil',
  'setChiffres',
  'addMedia',
  'updateMedia',
  'replaceMedia',
  'cropMedia',
  'eraseMedia',
  'createWebhook',
  'updateWebhook',
  'deleteWebhook',
  'rotateWebhookSecret',
  'resendWebhook',
  'testWebhook',
  // By the server itself, after a day of failures.
  'stopWebhook',
] as const

/** Everything that is journaled. */
export const acts = [...itemActs, ...accountActs, ...siteActs] as const

export type Act = (typeof acts)[number]

/** Acts about an item that make no version of it. */
export const actsWithoutVersion: readonly Act[] = [
  'schedule',
  'saveDraft',
  'discardDraft',
  'share',
  'unshare',
]
