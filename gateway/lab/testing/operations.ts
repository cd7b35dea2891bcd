import { getOperationAST } from 'graphql'
import { persistedOperations } from '../../pages/site.ts'

/** The id under which web's operation of this name is persisted. */
export function persistedIdOf(name: string): string {
  for (const [id, document] of persistedOperations())
    if (getOperationAST(document)?.name?.value === name) return id
  throw new Error(`There is no operation ${name}.`)
}
