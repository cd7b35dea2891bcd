import { createContext } from 'react'
import type { Environment } from 'relay-runtime'
import { commit } from '../../../relay/commit.ts'
import { readRefusal } from '../../contenus/documents.ts'
import { unreachable } from '../../messages/announcements.ts'
import { contentTypes } from '../../contentTypes.ts'
import { type Relation, contentOf, type EditorMutation, type Option } from './definition.ts'

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
  const genre = await contentTypes[type].load()
  const { result } = await commit<EditorMutation>(environment, genre.create, {
    input: { [labelField]: nom, status: true },
    connections: [],
  })
  const contenu = contentOf(genre, result.content)
  if (contenu) return { id: String(contenu['id']), label: String(contenu['libelle']) }
  const { fields, message } = readRefusal(result.refusal) ?? {}
  return fields?.[0]?.message ?? message ?? unreachable
}
