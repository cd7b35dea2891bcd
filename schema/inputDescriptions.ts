import SchemaBuilder, {
  BasePlugin,
  type PothosInputFieldConfig,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core'
import { contentTypes } from '../db/content/contentTypes.ts'

/** What an input field is for, by its name, wherever nothing nearer says it; `Type.name` where one type differs. */
const fields: Readonly<Record<string, string>> = {
  id: 'The global id of the item.',
  ids: 'Global ids.',
  items: 'The items, with the versions that were seen of them.',
  version: 'Refused with ConflictError where the item has moved on.',
  status: 'True: active, on line. False: not.',
  lu: 'Read by an administrator.',
  nom: 'The name that people know it by.',
  prenom: 'First name.',
  email: 'One e-mail address.',
  telephone: 'One telephone number, as people write it.',
  message: 'Plain text, as it was written.',
  sujet: 'What the message is about, in a line.',
  poste: 'The position that is held or applied for.',
  entreprise: 'The company that the person speaks for.',
  service: 'The service that is asked for, by its name.',
  lieu: 'The place, as people name it.',
  budget: 'What may be spent, as people say it.',
  description: 'Sanitised HTML.',
  'CreateDevisInput.description': 'What is to be done: plain text.',
  'UpdateDevisInput.description': 'What is to be done: plain text.',
  'CreateEquipeInput.description': 'Plain text.',
  'UpdateEquipeInput.description': 'Plain text.',
  'SaveEquipeDraftInput.description': 'Plain text.',
  resume: 'A few lines of plain text.',
  adresse: 'The postal address, lines and all.',
  annee: 'A year, from 1900 to 2100.',
  email1: 'The e-mail address that visitors write to.',
  email2: 'A second e-mail address.',
  phone1: 'The telephone number that visitors call.',
  phone2: 'A second telephone number.',
  support: 'The telephone number for help.',
  whatsapp: 'The telephone number on WhatsApp.',
  horaire: 'Opening hours, as visitors read them.',
  latitude: 'Degrees, WGS84; together with the longitude.',
  longitude: 'Degrees, WGS84; together with the latitude.',
  urlFacebook: 'A page on Facebook: http or https.',
  urlInstagram: 'A page on Instagram: http or https.',
  urlLinkedin: 'A page on LinkedIn: http or https.',
  urlSkype: 'An address on Skype: http or https.',
  urlTwitter: 'A page on X: http or https.',
  url: 'A web address: http or https.',
  lien: 'Where it leads: a path of this site, or a web address.',
  ordre: 'Its place among its like, the lowest first; without one it comes last.',
  titre: 'The title that people read.',
  question: 'Plain text.',
  reponse: 'Sanitised HTML.',
  contenu: 'Sanitised HTML.',
  contenue: 'Sanitised HTML.',
  footerSec: 'What the footer says: sanitised HTML.',
  category: 'The nom of a CategorieProjet.',
  client: 'Who it was done for.',
  maitreOeuvre: 'Who directed the work.',
  prix: 'What it cost, as people say it.',
  resultat: 'What came of it: plain text.',
  slug: 'The end of its address: lower case letters, digits and hyphens. Made from `nom` where none is given.',
  archive: 'True: kept, and shown to no visitor.',
  fonction: 'What the person is, at the company.',
  note: 'From 1 to 5.',
  publishAt: 'When it goes on line; null gives up what was planned.',
  unpublishAt: 'When it is taken off line; null gives up what was planned.',
  password: 'At most 1,000 letters.',
  currentPassword: 'The password that is to be replaced.',
  token: 'What the link of the e-mail holds.',
  'CheckedText.field': 'The name of the field, as the input of its type has it.',
  'SetRetentionInput.type': 'Of what visitors send.',
  'SetRoleInput.role': 'What the account is to be.',
}

const ofPictures: readonly [RegExp, string][] = [
  [/Alt$/, 'What the picture shows, for those who do not see it.'],
  [/FocalX$/, 'From 0, the left, to 1: what a crop must keep.'],
  [/FocalY$/, 'From 0, the top, to 1: what a crop must keep.'],
]

/** What a mutation does, by its name. */
const mutations: Readonly<Record<string, string>> = {
  login: 'Opens a session. Ten failures in 15 minutes for one account from one address are the most.',
  logout: 'Ends the session that asks.',
  register:
    'Asks for an account, which waits until an administrator lets it in; the first one, by its link, is let in at once.',
  requestPasswordReset:
    'Sends a link for a new password, where there is an account and e-mail is set up; the answer is the same in any case.',
  updateAccount: 'Changes one’s own account.',
  createApiToken: 'Makes a token for programs; it is shown this once.',
  revokeApiToken: 'Ends a token at once.',
  revokeSession: 'Ends a session of one’s own at once.',
  discardDraft: 'Throws a draft away; the item stays as it is.',
  markMessages: 'Marks messages as read or unread.',
  scheduleContents: 'Plans when items go on line or off, all as one act.',
  acceptIndesirables: 'Puts what was set aside as unwanted into the inbox.',
  eraseIndesirables: 'Erases for good what was set aside as unwanted.',
}

/** The same for whole families, by the verb that their names begin with. */
const verbs: readonly [RegExp, string][] = [
  [
    /^create/,
    'Creates an item, off line unless its status says otherwise; what visitors send goes to the inbox.',
  ],
  [/^update/, 'Changes the fields that are named, all or none; the others stay.'],
  [/^publish/, 'Puts on line, where the limit of active items has room.'],
  [/^unpublish/, 'Takes off line; a message is filed away.'],
  [/^softDelete/, 'Moves into the trash.'],
  [/^restore/, 'Brings back from the trash, inactive unless `asBefore` says otherwise.'],
  [/^swapActive/, 'Activates one item in the place of another, in one transaction.'],
  [/^reorder/, 'Puts items into this order.'],
]

const perType = new RegExp(
  `^(publish|unpublish|softDelete|restore|erase|swapActive|reorder)(${Object.keys(contentTypes).join('|')})$`,
  'i',
)

/** The mutation that does the same to an item of any type. */
function twinOf(name: string): string | undefined {
  const verb = perType.exec(name)?.[1]
  return verb === 'reorder' ? 'reorderContents' : verb && `${verb}Content`
}

function matching(rules: readonly [RegExp, string][], name: string): string | undefined {
  return rules.find(([names]) => names.test(name))?.[1]
}

/** Says of inputs and mutations what their names stand for, where they do not say it themselves. */
class DescriptionsPlugin extends BasePlugin<SchemaTypes> {
  override onInputFieldConfig(config: PothosInputFieldConfig<SchemaTypes>) {
    const { name, parentType, description, extensions } = config
    const told = description ?? fields[`${parentType}.${name}`] ?? fields[name] ?? matching(ofPictures, name)
    if (told === undefined) return config
    return { ...config, description: extensions?.required === true ? `${told} Required.` : told }
  }

  override onOutputFieldConfig(config: PothosOutputFieldConfig<SchemaTypes>) {
    const { kind, name, description } = config
    if (kind !== 'Mutation') return config
    const told = description ?? mutations[name] ?? matching(verbs, name)
    if (told === undefined) return config
    const twin = twinOf(name)
    return { ...config, description: twin ? `${told} Of any type: \`${twin}\`.` : told }
  }
}

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      descriptions: BasePlugin<Types>
    }
  }
}

SchemaBuilder.registerPlugin('descriptions', DescriptionsPlugin)
