import { createContext } from 'react'
import type { Environment } from 'relay-runtime'
import { commit } from '../../../relay/commit.ts'
import { readRefusal } from '../../contenus/documents.ts'
import { unreachable } from '../../messages/announcements.ts'
import { contentTypes } from '../../contentTypes.ts'
import { fieldsOf, noNewRow, type SaveContent, saveMutation } from '../saving/saveContent.ts'
import { newLabel } from '../../wording.ts'
import type { Definition, Option, Relation } from './definition.ts'
import { textField } from './fields.ts'

/** Relation that a form's choice field takes its options from, and a function that adds an option to them. */
export const OptionContext = createContext<{ choix: Relation | undefined; addOption(option: Option): void }>({
  choix: undefined,
  addOption() {},
})

/** Name of the form field that holds the typed name of an option until the option is created. */
export const newOptionField = (field: string) => `${field}Nouvelle`

/** Adds such a field to a form with a choice. Local drafts keep its value, and leaving asks about it; it is never sent. */
export function withNewOption(definition: Definition): Definition {
  const { choix, champs } = definition
  const field = choix && champs[choix.champ]
  if (!field) return definition
  const newField = newOptionField(choix.champ)
  return {
    ...definition,
    champs: {
      ...champs,
      [choix.champ]: { ...field, relatedFields: [...(field.relatedFields ?? []), newField] },
      [newField]: { ...textField(newLabel(contentTypes[choix.type])), read: () => '', toInput: () => ({}) },
    },
  }
}

/** Creates a published item: its option, or the server's reason for refusing it. Throws where the server cannot be reached. */
export async function createOption(
  environment: Environment,
  { type, labelField }: Relation,
  name: string,
): Promise<Option | string> {
  const { result } = await commit<SaveContent>(environment, saveMutation, {
    input: { content: fieldsOf(contentTypes[type].type, { [labelField]: name }), status: true },
    ...noNewRow,
  })
  if (result.content) return { id: result.content.id, label: result.content.libelle }
  const { fields, message } = readRefusal(result.refusal) ?? {}
  return fields?.[0]?.message ?? message ?? unreachable
}
