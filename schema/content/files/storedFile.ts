import { encodeGlobalID } from '@pothos/plugin-relay'
import { readGlobalId } from '../../globalId.ts'

/** A file that is stored already, in place of an upload. */
export class StoredFile {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

/** Global id of a stored file, as `Media` has it. */
export function mediaId(key: string): string {
  return encodeGlobalID('Media', key)
}

/** The stored file that a global id of a `Media` names; null for any other text. */
export function storedFileOf(id: string): StoredFile | null {
  const read = readGlobalId(id)
  return read?.typename === 'Media' && /^[0-9a-f]{32}$/.test(read.id) ? new StoredFile(read.id) : null
}
