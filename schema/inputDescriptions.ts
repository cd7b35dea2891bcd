import SchemaBuilder, {
  BasePlugin,
  type PothosInputFieldConfig,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core'
import { contentTables, isMessageTable } from '../db/content/contentTypes.ts'

const richText =
  'Sanitised HTML. A link `#lots` leads to the heading of the text with this id or these words; a picture, `<img src=…>`, is refused.'

/** Descriptions of input fields by name, for those that have none of their own; `Type.name` where one type differs. */
const fields: Readonly<Record<string, string>> = {
  id: 'Global id of the item.',
  ids: 'Global ids of the items.',
  items: 'The items, each with the version that the caller has seen.',
  version: 'Version that the caller has seen; an older one is refused with ConflictError.',
  status: 'True: active, on line. False: inactive.',
  'SiteTextInput.key': 'Key of the text in the catalogue, such as contact.intro.',
  'SiteTextKeyInput.key': 'Key of the text in the catalogue, such as contact.intro.',
  'SetAccessibiliteInput.etat': 'How far the site conforms; NON_CONFORME until it is audited.',
  lu: 'True: read by somebody of the staff.',
  nom: 'Name, as people know it.',
  prenom: 'First name.',
  email: 'E-mail address.',
  telephone: 'Telephone number, as people write it.',
  message: 'Text of the message, plain.',
  sujet: 'Subject, in a line.',
  poste: 'Position held or applied for.',
  entreprise: 'Company of the person.',
  service: 'Name of the service asked for.',
  lieu: 'Place, as people name it.',
  budget: 'Budget, as people say it.',
  description: richText,
  'CreateDevisInput.description': 'Work to be done, in plain text.',
  'UpdateDevisInput.description': 'Work to be done, in plain text.',
  ...inInputsOf('Equipe', 'description', 'Plain text.'),
  ...inInputsOf('Entreprise', 'ordre', 'Professional order that it is of.'),
  titreRecherche: 'Title in search engines and shared links; the title of the page by default.',
  descriptionRecherche: 'Description in search engines and shared links; the summary by default.',
  resume: 'Summary: a few lines of plain text.',
  adresse: 'Postal address, with its line breaks.',
  annee: 'Year, from 1900 to 2100.',
  email1: 'E-mail address that visitors write to.',
  email2: 'Second e-mail address.',
  phone1: 'Telephone number that visitors call.',
  phone2: 'Second telephone number.',
  support: 'Telephone number for support.',
  whatsapp: 'Telephone number on WhatsApp.',
  formeJuridique: 'Legal form.',
  capital: 'Share capital, with its currency.',
  rccm: 'Number in the trade register (RCCM).',
  compteContribuable: 'Taxpayer account number.',
  ordreNumero: 'Number in the professional order.',
  numeroOrdre: 'Number in the professional order.',
  assurance: 'Professional liability insurance: insurer and policy.',
  directeurPublication: 'Director of publication.',
  hebergeur: 'Host of the site, in lines: name, address, telephone.',
  declarationArtci: 'Number of the declaration of personal data to ARTCI.',
  correspondant: 'Data-protection correspondent, and how to reach them.',
  repere: 'Landmark near the office.',
  fondation: 'Since when it exists: a year, a month or a day.',
  fourchette: 'Price range, in words.',
  delai: 'Usual time that it takes, in words.',
  verifieLe: 'When these facts were last verified, in words.',
  apporter: 'Papers that a client brings, one a line.',
  horaire: 'Opening hours, as visitors read them.',
  logoSeul: 'True: the logo holds the name, and stands in its place.',
  couleur: 'Accent of the site, as #rrggbb: at least 4.5:1 on its papers, by day and by night.',
  latitude: 'Degrees, WGS84; together with the longitude.',
  longitude: 'Degrees, WGS84; together with the latitude.',
  urlFacebook: 'Page on Facebook: http or https.',
  urlInstagram: 'Page on Instagram: http or https.',
  urlLinkedin: 'Page on LinkedIn: http or https.',
  urlSkype: 'Address on Skype: http or https.',
  urlTwitter: 'Page on X: http or https.',
  url: 'Web address: http or https.',
  lien: 'Link target: a path of this site, or a web address.',
  ordre: 'Position in its list, lowest first; without one it comes last.',
  titre: 'Title, as people read it.',
  question: 'Plain text.',
  reponse: richText,
  contenu: richText,
  contenue: richText,
  footerSec: `Text of the footer. ${richText}`,
  category: 'Label of its category: the nom of a CategorieProjet.',
  client: 'Client of the work.',
  maitreOeuvre: 'Director of the work.',
  prix: 'Price, as people say it.',
  resultat: 'Result, in plain text.',
  slug: 'End of its address: lower case letters, digits and hyphens. Made from `nom` or `titre` by default.',
  auMenu: 'True: the menus of the site name it.',
  contrat: 'Kind of contract, as people say it.',
  jusquAu: 'Last day on which one may apply, as YYYY-MM-DD.',
  texte: 'Text, plain.',
  archive: 'True: hidden from visitors, whatever its status.',
  fonction: 'Position of the person in the company.',
  note: 'Rating from 1 to 5.',
  publishAt: 'Moment to go on line; null cancels the plan.',
  unpublishAt: 'Moment to go off line; null cancels the plan.',
  password: 'Password, at most 1,000 letters.',
  currentPassword: 'Present password.',
  token: 'Token from the link in the e-mail.',
  'CheckedText.field': 'Name of the field, as in the input of its type.',
  'SetRetentionInput.type': 'Type of message.',
  events: 'Events that it is told of.',
  'SetRoleInput.role': 'New role of the account.',
}

const ofPictures: readonly [RegExp, string][] = [
  [/Alt$/, 'Alt text: what the picture shows.'],
  [/FocalX$/, 'Horizontal focal point that a crop keeps: 0 is the left, 1 the right.'],
  [/FocalY$/, 'Vertical focal point that a crop keeps: 0 is the top, 1 the bottom.'],
]

/** The description of a field in all inputs of a type, where the name means something else there. */
function inInputsOf(type: string, field: string, description: string): Record<string, string> {
  const inputs = [`Create${type}Input`, `Update${type}Input`, `Save${type}DraftInput`, `${type}FieldsInput`]
  return Object.fromEntries(inputs.map((input) => [`${input}.${field}`, description]))
}

/** Descriptions of mutations by name. */
const mutations: Readonly<Record<string, string>> = {
  login: 'Opens a session. Limited to ten failures in 15 minutes for one account from one address.',
  logout: 'Ends the session that sends this request.',
  register:
    'Requests an account, which waits for an administrator’s approval; the first one, by its set-up link, is active at once.',
  requestPasswordReset:
    'Sends a link for a new password, where the account exists and e-mail is set up; the answer is always the same.',
  updateAccount: 'Changes the signed-in account.',
  createApiToken: 'Creates an API token; its secret is shown only here.',
  revokeApiToken: 'Ends an API token at once.',
  revokeSession: 'Ends a session of the signed-in account at once.',
  discardDraft: 'Deletes a draft; the item is unchanged.',
  markMessages: 'Marks messages as read or unread.',
  scheduleContents: 'Plans when items go on line or off, as one act.',
  acceptIndesirables: 'Moves suspected messages into the inbox.',
  eraseIndesirables: 'Erases suspected messages for good.',
}

/** Descriptions of families of mutations, by the verb that their names begin with. */
const verbs: readonly [RegExp, string][] = [
  [/^create/, 'Creates an item, inactive unless `status` is true; visitors’ messages go to the inbox.'],
  [/^update/, 'Changes the fields given, all or none; the others stay.'],
  [/^publish/, 'Publishes; ActiveLimitError where the limit is reached.'],
  [/^unpublish/, 'Unpublishes; files a message away.'],
  [/^softDelete/, 'Moves into the trash.'],
  [/^restore/, 'Restores from the trash, inactive unless `asBefore` is true.'],
  [/^swapActive/, 'Activates one item and deactivates another, in one transaction.'],
  [/^reorder/, 'Sets the order of items.'],
]

const perType = new RegExp(
  `^(publish|unpublish|softDelete|restore|erase|swapActive|reorder)(${contentTables.join('|')})$`,
  'i',
)
const written = contentTables.filter((table) => !isMessageTable(table)).join('|')
const saves = new RegExp(`^(?:create|update)(?:${written})$`, 'i')
const savesDraft = new RegExp(`^save(?:${written})Draft$`, 'i')

/** Name of the mutation that does the same to an item of any type. */
function twinOf(name: string): string | undefined {
  if (saves.test(name)) return 'saveContent'
  if (savesDraft.test(name)) return 'saveDraft'
  const verb = perType.exec(name)?.[1]
  return verb === 'reorder' ? 'reorderContents' : verb && `${verb}Content`
}

function matching(rules: readonly [RegExp, string][], name: string): string | undefined {
  return rules.find(([names]) => names.test(name))?.[1]
}

/** Adds the descriptions of this file to inputs and mutations that have none of their own. */
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
    return { ...config, description: twin ? `${told} For any type: \`${twin}\`.` : told }
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
