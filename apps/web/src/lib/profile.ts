import { TIMING } from '@squash/contract/limits'
import { profileMessages } from '@squash/contract/messages/profile'
import type { Profile } from '@squash/contract/profiles'
import { MINUTE } from '@squash/rules/time/units'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { failureOf, toastFailure } from './failure.tsx'
import { warn } from './log.ts'
import { api } from './query.ts'
import { useUserId } from './session.ts'

const FRESH = 5 * MINUTE

/** The query key of the user's own profile. */
export const ownProfileKey = (userId: string) => [...api.profiles.get_profile.key(), 'own', userId]

const requiredProfileKey = (userId: string) => [...api.profiles.get_profile.key(), 'required', userId]

/** Stores the profile that a save returned. A fetch still in flight must not overwrite it. */
export async function keepOwnProfile(queries: QueryClient, saved: Profile): Promise<void> {
  const queryKey = ownProfileKey(saved.id)
  await queries.cancelQueries({ queryKey })
  await queries.cancelQueries({ queryKey: requiredProfileKey(saved.id) })
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

/**
 * The user's own profile for a screen that shows nothing without it. Where the app continues after 2 seconds or a
 * failure, this fetches again and waits.
 */
export function useRequiredProfile() {
  const queries = useQueryClient()
  const userId = useUserId()
  const own = useOwnProfile()
  const again = useQuery({
    queryKey: requiredProfileKey(userId),
    queryFn: async ({ signal }) => {
      const profile = await client.profiles.get_profile({}, { signal })
      queries.setQueryData(ownProfileKey(userId), profile)
      return profile
    },
    enabled: own.data === null,
  })
  return own.data === null ? again : own
}

type Settings = NonNullable<Profile['settings']>

const sayNotSaved = (error: Error) => toastFailure(failureOf(error, 'We couldn’t save this setting'))

/**
 * The user's settings, null until they are known, and how to change some of them. Optimistic: a change shows while it is
 * being saved, and is reverted if that fails.
 */
export function useSettings(
  profile: Profile | null | undefined,
  onError: (error: Error) => void = sayNotSaved,
): [settings: Settings | null, change: (changes: Partial<Settings>) => void] {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation(
    api.profiles.update_profile.mutationOptions({ onSuccess: (saved) => keepOwnProfile(queries, saved), onError }),
  )
  const stored = profile?.settings ?? null
  const settings = stored && { ...stored, ...(isPending && variables.settings) }
  return [settings, (changes) => mutate({ settings: changes })]
}
