import { columns as carriere } from '../../schema/content/types/carriere.ts'
import { columns as contact } from '../../schema/content/types/contact.ts'
import { columns as devis } from '../../schema/content/types/devis.ts'
import { type Columns, holdsFile, namesOf } from '../../schema/content/columns.ts'
import type { MessageTable } from '../../db/tables.ts'
import { phoneLink } from '../../schema/content/fields/phone.ts'
import type { Cell } from './csv.ts'

/** What a file of such messages is called. */
export const fileNames: Record<MessageTable, string> = {
  contact: 'messages',
  devis: 'devis',
  carriere: 'candidatures',
}

const columns: { [T in MessageTable]: Columns } = { contact, devis, carriere }

/** What each column is called in a file that people open; one that is missing does not compile. */
const labels: Record<keyof typeof contact | keyof typeof devis | keyof typeof carriere, string> = {
  reference: 'Référence',
  prenom: 'Prénom',
  nom: 'Nom',
  email: 'E-mail',
  telephone: 'Téléphone',
  entreprise: 'Entreprise',
  service: 'Service',
  lieu: 'Lieu',
  budget: 'Budget',
  poste: 'Poste',
  sujet: 'Sujet',
  message: 'Message',
  description: 'Description',
  cv: 'CV',
  lu: 'Lu',
}

/** What is read of a message of each type, as GraphQL answers it. */
export interface Node {
  databaseId: number
  createdAt: string
  status: boolean
  softdelete: boolean
  [column: string]: Cell | { url: string }
}

/** The fields to ask for. */
export function selectionOf(type: MessageTable): string {
  const isFile = new Set(namesOf(columns[type], holdsFile))
  const own = namesOf(columns[type], () => true).map((name) => (isFile.has(name) ? `${name} { url }` : name))
  return ['databaseId', 'createdAt', 'status', 'softdelete', ...own].join(' ')
}

/** The address at which its documents are served, and the zone in which its times are read. */
export interface Reading {
  origin: string
  timeZone: string
}

/** The message under the names that people know, in the order of the table’s columns. */
export function recordOf(
  type: MessageTable,
  node: Node,
  { origin, timeZone }: Reading,
  etat = node.softdelete ? 'Corbeille' : node.status ? 'Boîte de réception' : 'Classé',
): [string, Cell][] {
  const own = Object.entries(labels).filter(([name]) => Object.hasOwn(columns[type], name))
  return [
    ['Numéro', node.databaseId],
    ['Reçu le', timeOf(node.createdAt, timeZone)],
    ['État', etat],
    ...own.map(([name, label]): [string, Cell] => {
      const value = node[name]
      // Spreadsheets take a telephone in groups for no number, and leave it its zero.
      if (name === 'telephone' && typeof value === 'string') return [label, phoneLink(value)?.text ?? value]
      return [label, typeof value === 'object' && value !== null ? origin + value.url : value]
    }),
  ]
}

/** A time as spreadsheets read it. */
function timeOf(at: string, timeZone: string): string {
  return new Date(at).toLocaleString('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
}

/** The heads of the columns. */
export function headsOf(type: MessageTable): string[] {
  const none: Node = { databaseId: 0, createdAt: new Date(0).toISOString(), status: true, softdelete: false }
  return recordOf(type, none, { origin: '', timeZone: 'UTC' }).map(([head]) => head)
}
