import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
/** Two milliseconds for a page; the best quality takes fifty. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The text in the shortest coding that the client reads, quickly. `accepted` is its Accept-Encoding. */
export async function compressed(
  text: string,
  accepted: string | string[] = '',
): Promise<{ encoding?: string; body: Buffer }> {
  const body = Buffer.from(text)
  if (accepted.includes('br')) return { encoding: 'br', body: await brotli(body, brotliOptions) }
  if (accepted.includes('gzip')) return { encoding: 'gzip', body: await promisify(gzip)(body) }
  return { body }
}
