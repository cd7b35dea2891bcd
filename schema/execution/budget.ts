import {
  defaultFieldResolver,
  isLeafType,
  isListType,
  isObjectType,
  getNullableType,
  type GraphQLNullableType,
  type GraphQLSchema,
} from 'graphql'
import { badRequest } from '../errors.ts'

/** Limits of one answer. */
export const largestAnswer = {
  /** Number of fields, each counted as often as it stands in a list. */
  fields: 100_000,
  /** Number of characters in all texts. */
  characters: 10_000_000,
  /**
   * Number of statements, equal ones once (`sharedStatements.ts`): four times what every list takes with all that hangs
   * below it. Each mutation of an operation gets as many, as earlier ones are not undone.
   */
  statements: 200,
}

const tooLarge = () => badRequest('La réponse serait trop grande\u00a0: demandez moins d’éléments à la fois.')

export const tooCostly = () =>
  badRequest('La demande est trop coûteuse\u00a0: demandez moins d’éléments, ou moins de listes imbriquées.')

/** Size from which an answer is made in slices: twice our own largest. A smaller one never waits. */
const largeAnswer = 20_000
/** Size from which an answer takes longer than a page: no other such answer is made beside it. */
const longAnswer = 300
/** Number of fields in a slice: some milliseconds. */
const fieldsInOneGo = 5_000

/**
 * Counts an answer while it is made, and stops it where it grows too large. List items of a large answer take turns with
 * other requests, so that its time limit can strike.
 */
export class Budget {
  #fields = 0
  #characters = 0
  #statements = 0
  #expected = 0
  #fieldsAtTurn = 0
  #lastInLine: Promise<void> = Promise.resolve()
  #stopped: Error | undefined

  /** Called once, when the answer is given up. */
  onStop: (reason: Error) => void = () => {}

  /** Estimated number of fields of the answer. */
  expect(fields: number): void {
    this.#expected = fields
  }

  /** Estimated cost of the answer, as it is told: the same for everybody who asks with the same variables. */
  get cost(): { used: number; limit: number } {
    return { used: this.#expected, limit: largestAnswer.fields }
  }

  /** Tells whether the answer is so large that nothing else should be made beside it. */
  isLong(): boolean {
    return this.#expected > longAnswer
  }

  /** Resets the budget for the next answer of a subscription. */
  renew(): void {
    this.#fields = this.#characters = this.#statements = this.#fieldsAtTurn = 0
  }

  /** Resets the statements for the next mutation of the same operation. */
  renewStatements(): void {
    this.#statements = 0
  }

  /** Gives the answer up: no more of it is resolved. */
  stop(reason: Error): void {
    if (this.#stopped) return
    this.#stopped = reason
    this.onStop(reason)
  }

  countField(): void {
    if (this.#stopped) throw this.#stopped
    this.#fields += 1
    if (this.#fields > largestAnswer.fields) this.#refuse(tooLarge())
  }

  countStatement(): void {
    if (this.#stopped) throw this.#stopped
    this.#statements += 1
    if (this.#statements > largestAnswer.statements) this.#refuse(tooCostly())
  }

  /** Counts a text; in a large answer, yields before each list item and each loaded value. */
  take(value: unknown, type: GraphQLNullableType, isLate: boolean): unknown {
    if (isLeafType(type)) this.#countText(value)
    else if (Math.max(this.#expected, this.#fields) > largeAnswer) {
      if (isListType(type) && Array.isArray(value)) return value.map((item: unknown) => this.#inTurn(item))
      if (isLate) return this.#inTurn(value)
    }
    return value
  }

  #countText(value: unknown): void {
    if (typeof value !== 'string') return
    this.#characters += value.length
    if (this.#characters > largestAnswer.characters) this.#refuse(tooLarge())
  }

  async #inTurn<T>(value: T): Promise<T> {
    await (this.#lastInLine = this.#lastInLine.then(() => this.#turn()))
    return value
  }

  async #turn(): Promise<void> {
    if (this.#fields - this.#fieldsAtTurn < fieldsInOneGo || this.#stopped) return
    await new Promise((resolve) => setImmediate(resolve))
    this.#fieldsAtTurn = this.#fields
  }

  #refuse(error: Error): never {
    this.stop(error)
    throw error
  }
}

/** Wraps every field of the schema so that it counts in the budget of its answer. */
export function countFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const { resolve = defaultFieldResolver } = field
      const nullable = getNullableType(field.type)
      field.resolve = (source, args, context: { budget: Budget }, info) => {
        const { budget } = context
        budget.countField()
        const value: unknown = resolve(source, args, context, info)
        return value instanceof Promise
          ? value.then((come: unknown) => budget.take(come, nullable, true))
          : budget.take(value, nullable, false)
      }
    }
  }
  return schema
}
