import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress, encodingFor } from './compress.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', null],
  ['identity', null],
  ['', null],
  [undefined, null],
] as const)('a client that accepts %j gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

it('a compressed response decompresses to the same text, and is much smaller', async () => {
  const text = 'Who washes? '.repeat(200)
  const [brotli, gzip] = await Promise.all([compress(text, 'br'), compress(text, 'gzip')])
  expect([brotliDecompressSync(brotli).toString(), gunzipSync(gzip).toString()]).toEqual([text, text])
  expect(Math.max(brotli.length, gzip.length)).toBeLessThan(text.length / 10)
})
