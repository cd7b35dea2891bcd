import {
  contentTables,
  isContentTable,
  isMessageTable,
  messageTables,
} from '../../db/content/contentTypes.ts'
import type { NotificationKind } from '../../db/events/notifications.ts'
import type { ContentTable } from '../../db/tables.ts'
import { typeNames } from '../content/globalId.ts'
import type { Caller } from '../context.ts'
import { idsIn, readGlobalId } from '../globalId.ts'
import { contentVerbs } from '../roles/mutations.ts'
import { readsPersonalData, readsType, readsWholeSite, writesType, writesWholeSite } from './bounds.ts'

/** What a token must be for, to be let through. */
export type Need =
  | 'nothing'
  /** All content types. */
  | 'site'
  | 'personalData'
  /** All content types, and personal data. */
  | 'everything'
  /** These types. */
  | readonly ContentTable[]

type ByArguments = (args: Arguments) => Need
type Arguments = Readonly<Record<string, unknown>>

function typeOf({ type }: Arguments): Need {
  return typeof type === 'string' && isContentTable(type) ? [type] : 'everything'
}

const listOf: Record<string, ContentTable> = {
  entreprises: 'entreprise',
  services: 'service',
  categoriesService: 'categorieService',
  presentations: 'presentation',
  slides: 'slide',
  projets: 'projet',
  categoriesProjet: 'categorieProjet',
  contacts: 'contact',
  devis: 'devis',
  carrieres: 'carriere',
  equipes: 'equipe',
  partenaires: 'partenaire',
  testimonials: 'testimonial',
  faqs: 'faq',
  faqQuestions: 'faqQuestion',
  pages: 'page',
  offres: 'offre',
  annonces: 'annonce',
}

/** By the field of `Admin`. A field that is missing here is for tokens without bounds. */
const adminNeeds: Readonly<Record<string, Need | ByArguments>> = {
  ...Object.fromEntries(Object.entries(listOf).map(([name, table]) => [name, [table]])),
  content: typeOf,
  contents: typeOf,
  everyContent: typeOf,
  messages: typeOf,
  everyMessage: typeOf,
  indesirables: typeOf,
  everyIndesirable: typeOf,
  // These list what the token reads, and nothing else.
  stats: 'nothing',
  search: 'nothing',
  changes: 'nothing',
  id: 'nothing',
  sendsMail: 'nothing',
  takesFiles: 'nothing',
  timeZone: 'nothing',
  drafts: 'site',
  latestChanges: 'site',
  scheduled: 'site',
  previewLinks: 'site',
  siteChecks: 'site',
  // With `addedBy` the answer tells whether there is such an account.
  medias: ({ addedBy }) => (typeof addedBy === 'string' ? 'everything' : 'site'),
  redirects: 'site',
  missedAddresses: 'site',
  siteTexts: 'site',
  siteTextPages: 'site',
  siteTextChecks: 'site',
  emailPreviews: 'site',
  backup: 'site',
  firstSteps: 'site',
  // Decided by the kind (`lackToFollow`).
  notifications: 'nothing',
  notificationHistory: 'nothing',
}

/** By the type of what a field answers, whichever field it is. */
const typeNeeds: Readonly<Record<string, Need>> = {
  JournalEntry: 'personalData',
  JournalConnection: 'personalData',
  Media: 'site',
}

/** By `Type.field`; a field that an interface declares stands under the interface. */
const fieldNeeds: Readonly<Record<string, Need>> = {
  'Account.nom': 'personalData',
  'Account.email': 'personalData',
  'PreviewLink.createdBy': 'personalData',
  'Media.addedBy': 'personalData',
  'ContentDraft.savedBy': 'personalData',
  // It tells of links to items of other types that visitors do not see.
  'Content.checks': 'site',
}

/** By the type of a node that `node` and `nodes` answer; content is shown by what the token reads. */
const nodeNeeds: Readonly<Record<string, Need>> = {
  ...Object.fromEntries(Object.values(typeNames).map((name): [string, Need] => [name, 'nothing'])),
  Account: 'nothing',
  Admin: 'nothing',
  ContentStats: 'nothing',
  Site: 'nothing',
  Media: 'site',
  MissedAddress: 'site',
  PreviewLink: 'site',
  Redirect: 'site',
  ScheduledAct: 'site',
  SiteCheck: 'site',
  SiteText: 'site',
}

/** What reading a field needs; null where everybody's rules say all. */
export function needOfField(
  owners: readonly string[],
  name: string,
  type: string,
): Need | ByArguments | null {
  if (owners.includes('Admin')) return adminNeeds[name] ?? 'everything'
  const own = owners.map((owner) => fieldNeeds[`${owner}.${name}`]).find((need) => need !== undefined)
  return own ?? typeNeeds[type] ?? null
}

/** What a node of this type needs. */
export function needOfNode(type: string): Need {
  return nodeNeeds[type] ?? 'everything'
}

const ofNamedItems: ByArguments = ({ input }) => tablesNamed(input)

/** What is written by each mutation. One that is missing here is for tokens without bounds. */
const writes: Readonly<Record<string, Need | ByArguments>> = {
  ...Object.fromEntries(
    contentTables.flatMap((table) =>
      [...contentVerbs.map((verb) => verb + typeNames[table]), `save${typeNames[table]}Draft`].map((name) => [
        name,
        [table],
      ]),
    ),
  ),
  ...Object.fromEntries(
    [
      ...contentVerbs.flatMap((verb) => [`${verb}Content`, `${verb}Contents`]),
      'saveContent',
      'duplicateContent',
      'saveDraft',
      'publishDraft',
      'discardDraft',
      'restoreVersion',
      'scheduleContent',
      'scheduleContents',
      'createPreviewLink',
      'revokePreviewLink',
      'markMessages',
    ].map((name) => [name, ofNamedItems]),
  ),
  ...Object.fromEntries(
    ['acceptIndesirable', 'acceptIndesirables', 'eraseIndesirable', 'eraseIndesirables'].map((name) => [
      name,
      messageTables,
    ]),
  ),
  ...Object.fromEntries(
    [
      'addMedia',
      'updateMedia',
      'replaceMedia',
      'cropMedia',
      'eraseMedia',
      'saveRedirect',
      'deleteRedirect',
      'importRedirects',
      'forgetMissedAddress',
      'updateSiteText',
      'saveSiteTextDraft',
      'discardSiteTextDraft',
      'resetSiteText',
    ].map((name) => [name, 'site']),
  ),
}

/** Mutations that a token with bounds may use, where they allow it. */
export const boundedMutations: readonly string[] = Object.keys(writes)

/** Types of the items that an input names, by their ids or by the one of its `content`. */
function tablesNamed(input: unknown): Need {
  const names = idsIn(input).map((id) => readGlobalId(id)?.typename)
  // An id of a link, or of whatever comes: what it leads to is not known before it is looked up.
  if (names.some((name) => !contentTables.some((table) => typeNames[table] === name))) return 'site'
  const given = isRecord(input) && isRecord(input['content']) ? Object.keys(input['content']) : []
  const named = contentTables.filter((table) => given.includes(table) || names.includes(typeNames[table]))
  return named.length > 0 ? named : 'site'
}

function isRecord(value: unknown): value is Arguments {
  return typeof value === 'object' && value !== null
}

const missing = {
  type: 'Ce jeton ne donne pas accès à ce type de contenu.',
  personalData: 'Ce jeton ne donne pas accès aux données personnelles.',
  site: 'Ce jeton ne donne accès qu’à certains types de contenu.',
  write: 'Ce jeton ne permet pas de modifier ce type de contenu.',
} as const

/** Reason why this caller's token is not enough to read; null where it is. */
export function lackToRead({ bounds }: Pick<Caller, 'bounds'>, need: Need): string | null {
  if (bounds === null || need === 'nothing') return null
  if (typeof need === 'object') {
    const hidden = need.find((table) => !readsType(bounds, table))
    if (hidden === undefined) return null
    return isMessageTable(hidden) && !readsPersonalData(bounds) ? missing.personalData : missing.type
  }
  if (need !== 'site' && !readsPersonalData(bounds)) return missing.personalData
  return need !== 'personalData' && !readsWholeSite(bounds) ? missing.site : null
}

/** Reason why this caller's token is not enough to be told of this kind; null where it is. */
export function lackToFollow(caller: Pick<Caller, 'bounds'>, kind: NotificationKind): string | null {
  // Told in person alone, which its scope says.
  if (kind === 'accountRequest') return null
  return lackToRead(caller, kind === 'message' ? messageTables : 'site')
}

/** Reason why this caller's token is not enough for a mutation; null where it is. */
export function lackToWrite(caller: Caller, mutation: string, args: object): string | null {
  const { bounds } = caller
  if (bounds === null) return null
  const rule = writes[mutation] ?? 'everything'
  const need = typeof rule === 'function' ? rule({ ...args }) : rule
  if (typeof need !== 'object')
    return lackToRead(caller, need) ?? (writesWholeSite(caller) ? null : missing.write)
  return need.every((table) => writesType(caller, table)) ? null : missing.write
}
