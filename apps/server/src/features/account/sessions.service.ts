import type { Auth, SecurityEvent as RecordedEvent, SessionSummary } from '@squash/auth'
import type { SecurityEvent, Session } from '@squash/contract/account'
import { ok, type Result, refuse } from '@squash/rules/result'
import { readAllPages } from '../../platform/read-all-pages.ts'

type Parts = { auth: Pick<Auth, 'listSessions' | 'revokeSession' | 'listSecurityEvents'> }

/** The authentication service's maximum per page. */
const EVENTS_PER_PAGE = 100

/** A user's sessions, and the history of their account. */
export function createSessions({ auth }: Parts) {
  return {
    /** @param current the requesting session */
    async list(person: string, current: string | null): Promise<Session[]> {
      return (await auth.listSessions(person)).map((session) => presentSession(session, current))
    },

    /**
     * Ends a session: its tokens stop working within a second, in every process. Another user's session is refused as
     * not found.
     */
    revoke: async (person: string, session: string): Promise<Result<null, 'session.not_found'>> =>
      (await auth.revokeSession(person, session)) ? ok(null) : refuse('session.not_found'),

    /** Newest first. @param page `before`: the last event of the previous page */
    async events(person: string, page: { limit: number; before: number | null }): Promise<SecurityEvent[]> {
      const { limit, before } = page
      return (await auth.listSecurityEvents(person, before === null ? { limit } : { limit, before })).map(presentEvent)
    },

    /** All of a user's events, for their download. */
    allEvents(person: string): Promise<SecurityEvent[]> {
      return readAllPages(
        EVENTS_PER_PAGE,
        (before: number | null) => this.events(person, { limit: EVENTS_PER_PAGE, before }),
        ({ id }) => id,
      )
    },
  }
}

const presentSession = (session: SessionSummary, current: string | null): Session => ({
  id: session.id,
  is_current: session.id === current,
  aal: session.aal,
  user_agent: session.userAgent,
  created_at: session.createdAt.toISOString(),
  refreshed_at: session.refreshedAt.toISOString(),
})

const presentEvent = ({ id, type, sessionId, at }: RecordedEvent): SecurityEvent => ({
  id,
  type,
  session_id: sessionId,
  at: at.toISOString(),
})

export type Sessions = ReturnType<typeof createSessions>
