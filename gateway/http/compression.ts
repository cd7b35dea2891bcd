import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Two milliseconds for a page; the best quality takes fifty. */
const quick = 5
const best = 11

/** The body in this coding, made quickly; `whole` takes its time where the coding gains by it. */
export function encode(body: Buffer, coding: Coding, whole = false): Buffer | Promise<Buffer> {
  if (coding === 'identity') return body
  if (coding === 'gzip') return gzipped(body)
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: whole ? best : quick,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

/** The shortest coding that the client reads. `accepted` is its Accept-Encoding. */
export function codingFor(accepted = ''): Coding {
  if (reads(accepted, 'br')) return 'br'
  return reads(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** `q=0` says that it does not. */
function reads(accepted: string, coding: string): boolean {
  return accepted.split(',').some((one) => {
    const [name, ...parameters] = one.split(';').map((part) => part.trim().toLowerCase())
    return name === coding && !parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter))
  })
}
