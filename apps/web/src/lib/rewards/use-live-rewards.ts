import type { LiveEventName } from '@squash/contract/live'
import type { QueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '../live.ts'
import { api } from '../query.ts'

const { rewards, profiles } = api

/** What to look at again after each event about one's own points, achievements and archetype. */
const STALE: Partial<Record<LiveEventName, readonly (readonly unknown[])[]>> = {
  'squashcred.changed': [
    rewards.get_user_points_with_tier.key(),
    rewards.get_squashcred_events.key(),
    rewards.get_squashcred_series.key(),
  ],
  'achievement.unlocked': [rewards.get_user_achievements.key()],
  'archetype.changed': [profiles.get_profile.key(), rewards.get_user_archetype_achievements.key()],
}

/** Keeps everything about one's own rewards fresh, on whichever screen. */
export function useLiveRewards(queries: QueryClient) {
  useLiveEvents(({ event }) => {
    for (const queryKey of STALE[event] ?? []) void queries.invalidateQueries({ queryKey: [...queryKey] })
  })
}
