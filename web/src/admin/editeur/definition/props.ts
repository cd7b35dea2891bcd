import type { PreloadedQuery } from 'react-relay'
import type { EditeurQuery } from '../../../__generated__/EditeurQuery.graphql.ts'
import type { journalEntry_entry$key } from '../../../__generated__/journalEntry_entry.graphql.ts'
import type { OutilsEditeur_content$key } from '../../../__generated__/OutilsEditeur_content.graphql.ts'
import type { Prevu_content$key } from '../../../__generated__/Prevu_content.graphql.ts'
import type { Relecture_content$key } from '../../../__generated__/Relecture_content.graphql.ts'
import type { NewRowIn } from '../saving/saveContent.ts'
import type { Base } from './base.ts'
import type { Definition, Option } from './definition.ts'
import type { ActSubject } from '../../liste/actes/useActs.ts'

/** How an editor goes on once its item is saved. */
export interface AfterSave {
  /** It is the first time. */
  isNew: boolean
  /** The editor closes now. */
  closes: boolean
  /** It is to go online as well; never while the form still holds something. */
  publishes: boolean
  /** What is saved is its draft: what is online is as it was. */
  isDraft: boolean
}

/** What every editor of a content type is given. */
export interface EditeurProps {
  /** What is edited, or what a new item is made with, read anew at each visit and try. */
  preloaded: PreloadedQuery<EditeurQuery>
  /** Reads it once more. */
  onReload(): void
  newRowIn: NewRowIn
  /** Whether it is online now; undefined where its list does not show it. */
  isOnline: boolean | undefined
  /** Whether one more may be online. */
  canPublish: boolean
  /** An item is saved; what becomes of the editor is said with it. */
  onSaved(sujet: ActSubject, suite: AfterSave): void
  /** Makes a copy of what is saved, and goes on to it. */
  onDuplicate(sujet: ActSubject): void
  /** Closes the editor: the item is saved, or the reader leaves. */
  onClose(): void
}

export interface FormulaireEditeurProps extends EditeurProps {
  definition: Definition
  titre: string
  /** What is edited; null where it is new. */
  base: Base | null
  /** When it was read. */
  estEnLigne: boolean
  compte: string
  /** The line of the journal with the last change. */
  entree: journalEntry_entry$key | null
  /** Null while it is not there yet. */
  outils: OutilsEditeur_content$key | null
  /** When it goes on line and off it; null while it is not there yet. */
  prevu: Prevu_content$key | null
  relecture: Relecture_content$key | null
  options(nom: string): readonly Option[]
  /** Whether the preview is shown, beside the form or in its place. */
  large: boolean
  onWide(large: boolean): void
  /** Tells what to ask before the panel is closed. */
  onGuard(demander: () => void): void
}
