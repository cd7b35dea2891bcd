import { readValues, type FormFields, type ContentRecord } from './fields.ts'
import type { FieldValues } from './fieldValue.ts'

/** An item that the server knows. */
export interface ItemVersion {
  id: string
  version: number
}

/** The item as it was when it was read last: what the form is compared with. */
export interface Base {
  element: ItemVersion | null
  /** What the server calls it; nothing while it is new. */
  libelle: string
  /** Values of its draft, where it has one. */
  valeurs: FieldValues
  /** The draft that the server keeps beside it. */
  sharedDraft: SharedDraft | null
}

/** The draft of an item that all staff share. */
export interface SharedDraft {
  version: number
  /** ISO 8601. */
  quand: string
  par: string | null
  /** The item has changed since it was made of it: */
  isOutdated: boolean
  /** from what it was then */
  avant: FieldValues
  /** to what it is. */
  enLigne: FieldValues
}

export function baseOf(fields: FormFields, record: ContentRecord): Base {
  const { id, version, libelle } = record
  const element = typeof id === 'string' && typeof version === 'number' ? { id, version } : null
  return { element, libelle: String(libelle ?? ''), valeurs: readValues(fields, record), sharedDraft: null }
}

/** A new item, with what the page that it is made on says of it. */
export function newBase(fields: FormFields, initial: FieldValues): Base {
  return {
    element: null,
    libelle: '',
    valeurs: { ...readValues(fields, {}), ...initial },
    sharedDraft: null,
  }
}
