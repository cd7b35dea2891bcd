import { buffer } from 'node:stream/consumers'
import type { Storage } from '../uploads/storage.ts'

const uploaded = /^(?:https?:\/\/[^/]+)?\/uploads\/([\w-]+\/\d+\.(?:avif|webp))$/

/** The bytes of a picture of the content, by the address that pages have of it; null where it is none, or gone. */
export async function storedPicture(pictures: Storage, url: string): Promise<Buffer | null> {
  const [, file] = uploaded.exec(url) ?? []
  const stored = file === undefined ? null : await pictures.get(file)
  return stored && buffer(stored.stream)
}
