import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the whole product: where package.json lies above this code, whether it was built or not. */
export const root = above(import.meta.dirname)

function above(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('No package-lock.json lies above the program.')
  return above(parent)
}
