/** Where the authentication client keeps its session in localStorage. */
export const STORAGE_KEY = 'squash-auth'

export type SessionUser = { id: string; email: string; firstName: string | null }
export type StoredSession = { accessToken: string; expiresAt: number; user: SessionUser }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** The person of a session's user object, or null when it has no id. */
export function sessionUser(user: unknown): SessionUser | null {
  if (!isRecord(user)) return null
  const id = text(user.id)
  const metadata = isRecord(user.user_metadata) ? user.user_metadata : {}
  return id === null ? null : { id, email: text(user.email) ?? '', firstName: text(metadata.first_name) }
}

/**
 * Reads the stored session without loading the authentication client.
 * @param json what localStorage holds
 * @returns null when there is none, or its shape is not a session's (spec core-flow §3: such a session is discarded)
 */
export function parseStoredSession(json: string | null): StoredSession | null {
  try {
    const session: unknown = JSON.parse(json ?? 'null')
    if (!isRecord(session)) return null
    const accessToken = text(session.access_token)
    const user = sessionUser(session.user)
    if (!accessToken || !text(session.refresh_token) || typeof session.expires_at !== 'number' || !user) return null
    return { accessToken, expiresAt: session.expires_at * 1000, user }
  } catch {
    return null
  }
}
