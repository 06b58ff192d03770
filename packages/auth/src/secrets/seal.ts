import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Keys of 256 bits, derived from an operator's secret of any length. `id` identifies a key without revealing it. */
export type SealingKey = { id: string; bytes: Buffer; markBytes: Buffer }

export function sealingKey(secret: string): SealingKey {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))
  const bytes = derived('auth.factors')
  return {
    id: createHash('sha256').update(bytes).digest('hex').slice(0, 8),
    bytes,
    markBytes: derived('auth.devices'),
  }
}

/** 128 bits that only the key's holder can derive from a text: 22 characters of base64url. */
export const mark = (key: SealingKey, text: string): string =>
  createHmac('sha256', key.markBytes).update(text).digest().subarray(0, 16).toString('base64url')

const ivBytes = 12
const tagBytes = 16

/** Seals a text with AES-256-GCM. It opens only with the same `boundTo`, so that it cannot be moved to another row. */
export function seal(key: SealingKey, text: string, boundTo: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, iv).setAAD(Buffer.from(boundTo))
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${key.id}.${sealed.toString('base64url')}`
}

/** The decrypted text. Throws when none of the keys sealed it, or when it was tampered with. */
export function unseal(keys: readonly SealingKey[], sealed: string, boundTo: string): string {
  const [id, content = ''] = sealed.split('.')
  const key = keys.find((candidate) => candidate.id === id)
  if (key === undefined) throw new Error('a secret was sealed with a key that is no longer given')
  const bytes = Buffer.from(content, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8')
}
