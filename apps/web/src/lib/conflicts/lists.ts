import type { ConflictCard } from '@squash/contract/conflicts'
import { turnOf } from '@squash/rules/conflicts/turn'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../query.ts'

/** Refetches the lists of conflicts and their counters. */
export function refreshLists(queries: QueryClient) {
  void queries.invalidateQueries({ queryKey: api.conflicts.get_my_conflicts.key() })
  void queries.invalidateQueries({ queryKey: api.conflicts.get_dashboard.key() })
}

export type StatusTone = 'party1' | 'party2' | 'mediator' | 'plain'

/** A status label's colour: the viewer's own when they must act, the mediator's while it works and once it is squashed. */
export function statusToneOf(conflict: Pick<ConflictCard, 'phase' | 'can' | 'viewer_role'>): StatusTone {
  const turn = turnOf(conflict)
  if (turn === 'viewer') return conflict.viewer_role === 'user1' ? 'party1' : 'party2'
  return turn === 'mediator' || conflict.phase === 'resolved' ? 'mediator' : 'plain'
}
