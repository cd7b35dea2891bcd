import { badRequest, tooLarge } from '../refusal.ts'

/** Commas, brackets and braces: as many values take some milliseconds to read. */
const mostValues = 10_000
/** Lists and objects inside others. */
const deepest = 32

const quote = 0x22
const backslash = 0x5c

/** Looks at JSON as its bytes come, before it is read. Throws 413 at the bound that it is over. */
export class JsonBounds {
  #values = 0
  #depth = 0
  #inText = false
  #escaped = false

  see(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.#escaped) this.#escaped = false
      else if (byte === quote) this.#inText = !this.#inText
      else if (!this.#inText) this.#count(byte)
      else if (byte === backslash) this.#escaped = true
    }
  }

  #count(byte: number): void {
    switch (byte) {
      case 0x5b: // [
      case 0x7b: // {
        this.#values += 1
        this.#depth += 1
        break
      case 0x5d: // ]
      case 0x7d: // }
        this.#depth -= 1
        break
      case 0x2c: // ,
        this.#values += 1
        break
      default:
        return
    }
    if (this.#values > mostValues || this.#depth > deepest)
      throw tooLarge('Ce JSON a trop de valeurs, ou de trop imbriquées.')
  }
}

/** What a text of JSON says; throws 413 where it is over a bound, 400 where it is not JSON. */
export function readJson(text: string): unknown {
  new JsonBounds().see(Buffer.from(text))
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('Le corps de la requête n’est pas du JSON valable.')
  }
}
