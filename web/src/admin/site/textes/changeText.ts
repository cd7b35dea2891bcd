import { graphql } from 'react-relay'
import {
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
  readInlineData,
} from 'relay-runtime'
import { commit } from '../../../relay/commit.ts'
import { type Refusal, refusalOf, refusalOfFailure } from '../../ui/serverRefusal.ts'
import type { changeText_result$key } from '../../../__generated__/changeText_result.graphql.ts'

/** What visitors read in a place, and what is prepared for it. */
export interface TextState {
  value: string
  draft: string | null
  version: number
}

/** A changed text, or why it is as it was; `seen` is its version where somebody else has changed it. */
export type Changed =
  | { done: TextState; refusal: null }
  | { done: null; refusal: Refusal; seen: number | null }

export type TextAct = 'publish' | 'saveDraft' | 'discardDraft' | 'reset'

/** What can be done with a text. What each answers is called `result`. */
const documents: Record<TextAct, GraphQLTaggedNode> = {
  publish: graphql`
    mutation changeTextPublishMutation($input: SiteTextInput!) {
      result: updateSiteText(input: $input) {
        ...changeText_result
      }
    }
  `,
  saveDraft: graphql`
    mutation changeTextSaveDraftMutation($input: SiteTextInput!) {
      result: saveSiteTextDraft(input: $input) {
        ...changeText_result
      }
    }
  `,
  discardDraft: graphql`
    mutation changeTextDiscardDraftMutation($input: SiteTextKeyInput!) {
      result: discardSiteTextDraft(input: $input) {
        ...changeText_result
      }
    }
  `,
  reset: graphql`
    mutation changeTextResetMutation($input: SiteTextKeyInput!) {
      result: resetSiteText(input: $input) {
        ...changeText_result
      }
    }
  `,
}

interface TextMutation extends MutationParameters {
  readonly response: { readonly result: changeText_result$key }
}

interface TextInput {
  key: string
  version: number
  /** What is published, or kept as a draft. */
  value?: string
}

/** Changes a text; never fails: what goes wrong becomes a sentence. */
export async function changeText(environment: Environment, act: TextAct, input: TextInput): Promise<Changed> {
  try {
    const { result } = await commit<TextMutation>(environment, documents[act], { input })
    const { text, current, refusal } = readInlineData(
      graphql`
        fragment changeText_result on SiteTextResult @inline {
          ... on SiteTextPayload {
            text {
              value
              draft
              version
              ...Texte_text
            }
          }
          ... on TextConflictError {
            current {
              version
              ...Texte_text
            }
          }
          ...serverRefusal_error @alias(as: "refusal")
        }
      `,
      result,
    )
    if (text) return { done: { ...text, draft: text.draft ?? null }, refusal: null }
    return {
      done: null,
      refusal: refusalOf(refusal) ?? refusalOfFailure(null),
      seen: current?.version ?? null,
    }
  } catch (error) {
    return { done: null, refusal: refusalOfFailure(error), seen: null }
  }
}

/** Gives a text and its draft what they had; `from` is what they have now. */
export async function putBack(
  environment: Environment,
  key: string,
  from: TextState,
  { value, draft }: TextState,
): Promise<Changed> {
  let { version } = from
  if (value !== from.value || draft === null) {
    const act = value === from.value ? 'discardDraft' : 'publish'
    const changed = await changeText(environment, act, {
      key,
      version,
      ...(act === 'publish' && { value }),
    })
    if (!changed.done || draft === null) return changed
    version = changed.done.version
  }
  return changeText(environment, 'saveDraft', { key, version, value: draft })
}

/** What a refusal says, as one sentence. */
export function sentenceOf({ general, fields }: Refusal): string {
  return general ?? Object.values(fields).join(' ')
}
