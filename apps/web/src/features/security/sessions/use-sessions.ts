import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/query.ts'

/** Looks again at who is signed in, and at what happened. */
export function useSessionsChanged() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.account.get_sessions.key() }),
      queryClient.invalidateQueries({ queryKey: api.account.get_security_events.key() }),
    ])
}
