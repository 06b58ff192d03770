import { TIMING } from '@squash/contract/limits'
import { profileMessages } from '@squash/contract/messages/profile'
import type { Profile } from '@squash/contract/profiles'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { warn } from './log.ts'
import { api } from './query.ts'
import { useUserId } from './session.ts'

const FRESH = 5 * 60_000

/** The query key of the user's own profile. */
export const ownProfileKey = (userId: string) => [...api.profiles.get_profile.key(), 'own', userId]

/** Stores the profile that a save returned. A fetch still in flight must not overwrite it. */
export async function keepOwnProfile(queries: QueryClient, saved: Profile): Promise<void> {
  const queryKey = ownProfileKey(saved.id)
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, saved)
}

/** Null after 2 seconds or any failure: the app works without a profile. */
async function fetchOwnProfile(): Promise<Profile | null> {
  const patience = AbortSignal.timeout(TIMING.profileFetchTimeout)
  try {
    return await client.profiles.get_profile({}, { signal: patience })
  } catch {
    if (patience.aborted) warn(profileMessages.fetchTimeout)
    return null
  }
}

/** The user's own profile; `data` is null if it could not be fetched. */
export function useOwnProfile() {
  const userId = useUserId()
  return useQuery({
    queryKey: ownProfileKey(userId),
    queryFn: fetchOwnProfile,
    enabled: userId !== '',
    staleTime: ({ state }) => (state.data ? FRESH : 0),
  })
}
