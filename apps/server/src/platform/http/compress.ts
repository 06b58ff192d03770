import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'

/** Quick enough to be done for each answer, and still smaller than gzip. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The better of our encodings that a client accepts; null if it accepts neither. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | null {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((entry) =>
        entry
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, weight]) => weight === undefined || !/^q=0(\.0*)?$/.test(weight))
      .map(([name]) => name),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : null
}

/**
 * Compresses an answer that is the same for everyone. One that holds a secret alongside other people's words must not
 * be compressed: its length would give the secret away.
 */
export const compress = (text: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(text, BROTLI) : zip(text, { level: 6 })
