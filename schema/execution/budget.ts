import {
  defaultFieldResolver,
  isLeafType,
  isListType,
  isObjectType,
  getNullableType,
  type GraphQLNullableType,
  type GraphQLSchema,
} from 'graphql'
import type { Context } from '../context.ts'
import { badRequest } from '../errors.ts'

/** What one answer may hold. */
export const largestAnswer = {
  /** Fields, each as often as it stands in a list. */
  fields: 100_000,
  /** Characters in all its texts. */
  characters: 10_000_000,
  /**
   * Statements that it asks of the database, alike ones once (`sharedStatements.ts`): four times what every list takes with all that hangs
   * below it. Each mutation of an operation may ask for as many: what those before it have done is not taken back.
   */
  statements: 200,
}

const tooLarge = () => badRequest('La réponse serait trop grande\u00a0: demandez moins d’éléments à la fois.')

export const tooCostly = () =>
  badRequest('La demande est trop coûteuse\u00a0: demandez moins d’éléments, ou moins de listes imbriquées.')

/** An answer of more fields, twice our own largest, is made in slices; a smaller one never waits. */
const largeAnswer = 20_000
/** Fields of an answer that takes longer than a page: other answers are not made beside it. */
const longAnswer = 300
/** How many fields a slice has: some milliseconds. */
const fieldsInOneGo = 5_000

/**
 * Counts what an answer holds while it is made, and stops it where that is too much. The items of a large answer's
 * lists come in turn with all else that the server does; its time limit could not strike otherwise.
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

  /** Fields that the answer is thought to have. */
  expect(fields: number): void {
    this.#expected = fields
  }

  /** Whether it is thought to take so long that nothing else should be made at the same time. */
  isLong(): boolean {
    return this.#expected > longAnswer
  }

  /** For the next answer: a subscription has many. */
  renew(): void {
    this.#fields = this.#characters = this.#statements = this.#fieldsAtTurn = 0
  }

  /** For the next mutation of the same operation. */
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

  /** A text, counted; of a large answer the items of a list, and what was loaded, each when its turn has come. */
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

/** The same schema, whose every field counts in the budget of its answer. */
export function countFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const { resolve = defaultFieldResolver } = field
      const nullable = getNullableType(field.type)
      field.resolve = (source, args, context: Context, info) => {
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
