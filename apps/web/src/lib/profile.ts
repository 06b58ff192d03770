import { TIMING } from '@squash/contract/limits'
import { profileMessages } from '@squash/contract/messages/profile'
import type { Profile } from '@squash/contract/profiles'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { warn } from './log.ts'
import { api } from './query.ts'
import { useUserId } from './session.ts'

const FRESH = 5 * 60_000

/** The key under which one's own profile is kept. */
export const ownProfileKey = (userId: string) => [...api.profiles.get_profile.key(), 'own', userId]

/** Keeps what saving one's own profile answered: an older look that is still on its way must not paint over it. */
export async function keepOwnProfile(queries: QueryClient, saved: Profile): Promise<void> {
  const queryKey = ownProfileKey(saved.id)
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, saved)
}

/** Null after 2 seconds, with the specification's log message, or after any failure: the app goes on without (spec core-flow §8). */
async function fetchOwnProfile(): Promise<Profile | null> {
  const patience = AbortSignal.timeout(TIMING.profileFetchTimeout)
  try {
    return await client.profiles.get_profile({}, { signal: patience })
  } catch {
    if (patience.aborted) warn(profileMessages.fetchTimeout)
    return null
  }
}

/** One's own profile; `data` is null while there is none to be had. */
export function useOwnProfile() {
  const userId = useUserId()
  return useQuery({
    queryKey: ownProfileKey(userId),
    queryFn: fetchOwnProfile,
    enabled: userId !== '',
    staleTime: ({ state }) => (state.data ? FRESH : 0),
  })
}
