import { createContext } from 'react'
import type { Environment } from 'relay-runtime'
import { commit } from '../../../relay/commit.ts'
import { readRefusal } from '../../contenus/documents.ts'
import { unreachable } from '../../messages/announcements.ts'
import { contentTypes } from '../../contentTypes.ts'
import { fieldsOf, type SaveContent, saveMutation } from '../saving/saveContent.ts'
import type { Option, Relation } from './definition.ts'

/** What a form chooses among, and how one more comes to stand there. */
export const OptionContext = createContext<{ choix: Relation | undefined; addOption(option: Option): void }>({
  choix: undefined,
  addOption() {},
})

/** Makes an item to choose, online at once; or tells in words why not. Fails where the server could not be asked. */
export async function createOption(
  environment: Environment,
  { type, labelField }: Relation,
  nom: string,
): Promise<Option | string> {
  const { result } = await commit<SaveContent>(environment, saveMutation, {
    input: { content: fieldsOf(contentTypes[type].type, { [labelField]: nom }), status: true },
    prepend: [],
    append: [],
  })
  if (result.content) return { id: result.content.id, label: result.content.libelle }
  const { fields, message } = readRefusal(result.refusal) ?? {}
  return fields?.[0]?.message ?? message ?? unreachable
}
