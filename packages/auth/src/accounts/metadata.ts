import { ok, type Result, refuse } from '../result.ts'
import type { Metadata } from '../values.ts'

// The metadata travels in every access token, and a token must fit into a request header.
const maxBytes = 6 * 1024

/**
 * Merges a change into the metadata, key by key; a null deletes the key.
 * Refuses a result over 6 KiB of JSON.
 */
export function mergeMetadata(current: Metadata, changes: Metadata): Result<Metadata> {
  const merged = Object.fromEntries(
    Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null && value !== undefined),
  )
  if (Buffer.byteLength(JSON.stringify(merged)) > maxBytes) {
    return refuse('validation_failed', { message: 'User metadata is too large: at most 6 KiB are allowed' })
  }
  return ok(merged)
}
