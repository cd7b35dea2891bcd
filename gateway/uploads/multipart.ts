import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { errorCodes } from '../../schema/errors.ts'

/** What is no operation, with its files or without, is its sender's mistake: Yoga takes some of these for its own. */
export const refuseUnreadable: Plugin = {
  onRequestParse({ requestParser, setRequestParser }) {
    if (!requestParser) return
    setRequestParser(async (request) => {
      try {
        return await requestParser(request)
      } catch (error) {
        if (error instanceof GraphQLError && error.extensions.http) throw error
        const message = error instanceof GraphQLError ? error.message : errorCodes.BAD_REQUEST
        throw new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } })
      }
    })
  },
}
