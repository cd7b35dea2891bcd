import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
/** Two milliseconds for a page; the best quality takes fifty. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The text in the shortest coding that the client reads, quickly. `accepted` is its Accept-Encoding. */
export async function compressed(text: string, accepted = ''): Promise<{ encoding?: string; body: Buffer }> {
  const body = Buffer.from(text)
  if (reads(accepted, 'br')) return { encoding: 'br', body: await brotli(body, brotliOptions) }
  if (reads(accepted, 'gzip')) return { encoding: 'gzip', body: await promisify(gzip)(body) }
  return { body }
}

/** `q=0` says that it does not. */
function reads(accepted: string, coding: string): boolean {
  return accepted.split(',').some((one) => {
    const [name, ...parameters] = one.split(';').map((part) => part.trim().toLowerCase())
    return name === coding && !parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter))
  })
}
