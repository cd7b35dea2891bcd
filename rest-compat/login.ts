import type { RequestContext } from './execute.ts'
import { failure, invalid, requiredMessage, itemNotFound, mutationRefusal } from './failures.ts'
import type { FieldErrors } from './refusal.ts'
import { graphql } from './graphql/graphql.ts'
import type { Body } from './input.ts'

const document = graphql(
  `
    mutation Login($input: LoginInput!) {
      result: login(input: $input) {
        ... on LoginPayload {
          token
        }
        ...Failure
      }
    }
  `,
  [failure],
)

/** A session in bearer form. Throws 422 where e-mail and password are no active account's. */
export async function login({ run }: RequestContext, { email, password }: Body): Promise<{ token: string }> {
  const errors: FieldErrors = {
    ...(!isText(email) && { email: [requiredMessage] }),
    ...(!isText(password) && { password: [requiredMessage] }),
  }
  if (!isText(email) || !isText(password)) throw invalid(errors)
  const { result } = await run(document, { input: { email, password } })
  if ('token' in result) return { token: result.token }
  throw mutationRefusal(result, itemNotFound('Account', email), (field) => field)
}

function isText(given: unknown): given is string {
  return typeof given === 'string' && given !== ''
}
