import { text } from 'node:stream/consumers'
import { StartError } from '../../db/connection/startError.ts'
import { newKey, type Storage } from './storage.ts'

/** Throws where it does not keep what it is given: writes a file, reads it and removes it. */
export async function checkStorage(storage: Storage): Promise<void> {
  const name = `.essai/${newKey()}`
  await storage.put(name, name)
  try {
    const found = await storage.get(name)
    if (!found || (await text(found.stream)) !== name)
      throw new StartError('Le stockage d’objets ne rend pas ce qui vient d’y être écrit.')
  } finally {
    await storage.remove(name)
  }
}
