/** Where the authentication client keeps its session in localStorage. */
export const STORAGE_KEY = 'squash-auth'

export type SessionUser = {
  id: string
  email: string
  firstName: string | null
  /** The account has a second factor, and this session has not shown it yet. */
  owesFactor: boolean
}
export type StoredSession = { accessToken: string; expiresAt: number; user: SessionUser }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** The person of a session object, or null when it has none with an id. */
export function sessionUser(session: unknown): SessionUser | null {
  if (!isRecord(session) || !isRecord(session.user)) return null
  const { user } = session
  const id = text(user.id)
  const metadata = isRecord(user.user_metadata) ? user.user_metadata : {}
  if (id === null) return null
  const owesFactor = hasFactor(user.factors) && !isRaised(session.access_token)
  return { id, email: text(user.email) ?? '', firstName: text(metadata.first_name), owesFactor }
}

const hasFactor = (factors: unknown) =>
  Array.isArray(factors) && factors.some((factor) => isRecord(factor) && factor.status === 'verified')

/** Whether the token was given after a second factor. The server decides; this only shows the right screen early. */
function isRaised(token: unknown): boolean {
  try {
    const claims: unknown = JSON.parse(atob(String(token).split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? ''))
    return isRecord(claims) && claims.aal === 'aal2'
  } catch {
    return false
  }
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
    const user = sessionUser(session)
    if (!accessToken || !text(session.refresh_token) || typeof session.expires_at !== 'number' || !user) return null
    return { accessToken, expiresAt: session.expires_at * 1000, user }
  } catch {
    return null
  }
}
