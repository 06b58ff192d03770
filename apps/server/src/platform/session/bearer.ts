import { createHash, timingSafeEqual } from 'node:crypto'

/** The token of an Authorization header, or null when there is none or it is malformed. */
export function bearerOf(header: string | undefined): string | null {
  return header?.match(/^Bearer +(\S+) *$/i)?.[1] ?? null
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a bearer is the service key, compared in constant time. Without a configured service key, none is. */
export const isServiceKey = (bearer: string | null, serviceKey: string | null): boolean =>
  bearer !== null && serviceKey !== null && timingSafeEqual(digest(bearer), digest(serviceKey))
