import { isRecord } from '@squash/contract/is-record'
import { accessToken } from './bearer.ts'

/** Messages for when the function itself gives none. */
type Fallbacks = { network: string; authenticationRequired: string; failed: string }

/**
 * Calls `POST /functions/v1/{name}` as the signed-in person.
 * @param body the function's input, or the file that it takes
 * @param signal aborts the call, which then fails even if the answer has arrived
 * @returns its answer, or the message to show: the function's own, or one of the fallbacks
 */
export async function callFunction(
  name: string,
  body: object | Blob,
  fallbacks: Fallbacks,
  signal?: AbortSignal,
): Promise<{ ok: true; value: unknown } | { ok: false; message: string }> {
  try {
    const token = await accessToken()
    if (token === null) return { ok: false, message: fallbacks.authenticationRequired }
    const isFile = body instanceof Blob
    const response = await fetch(`/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': isFile ? 'application/octet-stream' : 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: isFile ? body : JSON.stringify(body),
      ...(signal && { signal }),
    })
    const value: unknown = await response.json().catch(() => null)
    signal?.throwIfAborted()
    if (response.ok) return { ok: true, value }
    return { ok: false, message: field(value, 'error') ?? fallbacks.failed }
  } catch {
    return { ok: false, message: fallbacks.network }
  }
}

/** A string field of an answer; null if it has none. */
export function field(value: unknown, name: string): string | null {
  const found: unknown = isRecord(value) ? value[name] : null
  return typeof found === 'string' && found !== '' ? found : null
}
