import { contentTables, isMessageTable } from '../../db/content/contentTypes.ts'
import { typeNames } from '../content/globalId.ts'
import type { Caller } from '../context.ts'
import { idsIn, readGlobalId } from '../globalId.ts'
import { may, rightOver, type Right } from './roles.ts'

/** Verbs of the mutations that each content type has, before the name of the type. */
export const contentVerbs = [
  'create',
  'update',
  'publish',
  'unpublish',
  'softDelete',
  'restore',
  'erase',
  'swapActive',
  'reorder',
] as const

/** A right; `own`: everybody for himself; `item`: no right but that over the types of the items that the input names. */
type Need = Right | 'own' | 'item'

/** What a mutation needs of its caller's role. One that is missing is refused to all but owners, and fails the matrix. */
const needs = new Map<string, Need>([
  ...contentTables.flatMap((table) =>
    contentVerbs.map((verb): [string, Need] => [verb + typeNames[table], rightOver(table)]),
  ),
  ...contentTables
    .filter((table) => !isMessageTable(table))
    .map((table): [string, Need] => [`save${typeNames[table]}Draft`, 'CONTENU']),
  ...contentVerbs.flatMap((verb): [string, Need][] => [
    [`${verb}Content`, 'item'],
    [`${verb}Contents`, 'item'],
  ]),
  ...Object.entries<Need>({
    saveContent: 'CONTENU',
    duplicateContent: 'CONTENU',
    saveDraft: 'CONTENU',
    publishDraft: 'CONTENU',
    discardDraft: 'CONTENU',
    restoreVersion: 'CONTENU',
    scheduleContent: 'item',
    scheduleContents: 'item',
    createPreviewLink: 'CONTENU',
    revokePreviewLink: 'CONTENU',
    // Its line of the journal tells of what, and `revert` asks for the right over that.
    undoChange: 'item',
    saveRedirect: 'CONTENU',
    deleteRedirect: 'CONTENU',
    importRedirects: 'CONTENU',
    forgetMissedAddress: 'CONTENU',
    addMedia: 'CONTENU',
    updateMedia: 'CONTENU',
    replaceMedia: 'CONTENU',
    cropMedia: 'CONTENU',
    eraseMedia: 'CONTENU',
    updateSiteText: 'CONTENU',
    saveSiteTextDraft: 'CONTENU',
    discardSiteTextDraft: 'CONTENU',
    resetSiteText: 'CONTENU',
    setMenu: 'CONTENU',
    setAccueil: 'CONTENU',
    setChiffres: 'CONTENU',
    setAccessibilite: 'CONTENU',
    markMessages: 'MESSAGES',
    acceptIndesirable: 'MESSAGES',
    acceptIndesirables: 'MESSAGES',
    eraseIndesirable: 'MESSAGES',
    eraseIndesirables: 'MESSAGES',
    erasePerson: 'PERSONNES',
    setRetention: 'PERSONNES',
    // The demo has messages too.
    clearDemoContent: 'REGLAGES',
    hideFirstSteps: 'REGLAGES',
    sendTestEmail: 'REGLAGES',
    resendEmails: 'REGLAGES',
    dropEmails: 'REGLAGES',
    inviteAccount: 'COMPTES',
    activateAccount: 'COMPTES',
    disableAccount: 'COMPTES',
    deleteAccount: 'COMPTES',
    createPasswordLink: 'COMPTES',
    setRole: 'COMPTES',
    setRegistrations: 'COMPTES',
    createApiToken: 'JETONS',
    createWebhook: 'WEBHOOKS',
    updateWebhook: 'WEBHOOKS',
    deleteWebhook: 'WEBHOOKS',
    rotateWebhookSecret: 'WEBHOOKS',
    testWebhook: 'WEBHOOKS',
    resendWebhookDelivery: 'WEBHOOKS',
    revokeApiToken: 'own',
    revokeSession: 'own',
    revokeSessions: 'own',
    updateAccount: 'own',
    changePassword: 'own',
    passkeyOptions: 'own',
    addPasskey: 'own',
    renamePasskey: 'own',
    removePasskey: 'own',
  }),
])

/** Whether the caller's role allows this mutation with these arguments, whatever the database holds. */
export function allows(caller: Caller, mutation: string, args: object): boolean {
  const need = needs.get(mutation)
  if (need === undefined) return may(caller, 'PROPRIETAIRES')
  if (need === 'own') return true
  const wanted = rightsOver(idsIn(args))
  // An id of nothing, or of a line of the journal.
  if (need === 'item' && wanted.size === 0) return may(caller, 'CONTENU') || may(caller, 'MESSAGES')
  // An answer may show the item that is named, whatever the mutation is for.
  return (need === 'item' || may(caller, need)) && [...wanted].every((right) => may(caller, right))
}

function rightsOver(ids: readonly string[]): Set<Right> {
  const names = new Set(ids.map((id) => readGlobalId(id)?.typename))
  return new Set(contentTables.filter((table) => names.has(typeNames[table])).map(rightOver))
}
