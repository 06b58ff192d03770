import type { LiveEventName } from '@squash/contract/live'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useLiveEvents } from './live.ts'
import { api } from './query.ts'
import { onSignedOut } from './session.ts'

/** The user's own balance and tier. */
export const useOwnPoints = () => useQuery(api.rewards.get_user_points_with_tier.queryOptions({ input: {} }))

const { rewards, profiles } = api

/** The queries to refetch after each event about the user's own points, achievements and archetype. */
const STALE: Partial<Record<LiveEventName, readonly (readonly unknown[])[]>> = {
  'squashcred.changed': [
    rewards.get_user_points_with_tier.key(),
    rewards.get_squashcred_events.key(),
    rewards.get_squashcred_series.key(),
  ],
  'achievement.unlocked': [rewards.get_user_achievements.key()],
  'archetype.changed': [profiles.get_profile.key(), rewards.get_user_archetype_achievements.key()],
}

let changedTo: string | null = null

/**
 * The archetype that the user changed to while the page was open, until the dashboard has shown it. The server lists
 * only archetypes that are new to the user.
 */
export const archetypeChange = {
  waiting: () => changedTo,
  forget() {
    changedTo = null
  },
}
onSignedOut(archetypeChange.forget)

/** Keeps the user's own rewards fresh on every screen. */
export function useLiveRewards(queries: QueryClient) {
  useLiveEvents(({ event, data }) => {
    if (event === 'archetype.changed') changedTo = data.archetype
    for (const queryKey of STALE[event] ?? []) void queries.invalidateQueries({ queryKey: [...queryKey] })
  })
}
