import type { Profile } from '@squash/contract/profiles'
import { useQueryClient } from '@tanstack/react-query'
import { ownProfileKey } from '../../../lib/profile.ts'
import { useUserId } from '../../../lib/session.ts'

/** Notes on one's own profile when it will be erased, for every place that shows it. */
export function useEraseAtChanged() {
  const queries = useQueryClient()
  const key = ownProfileKey(useUserId())
  return (erase_at: string | null) => {
    queries.setQueryData<Profile | null>(key, (profile) => profile && { ...profile, erase_at })
    void queries.invalidateQueries({ queryKey: key })
  }
}
