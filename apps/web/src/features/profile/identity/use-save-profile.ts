import { profileMessages } from '@squash/contract/messages/profile'
import type { Profile } from '@squash/contract/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toastFailure } from '../../../lib/failure.ts'
import { keepOwnProfile } from '../../../lib/profile.ts'
import { api } from '../../../lib/query.ts'
import { toast } from '../../../ui/toast.ts'
import { saveFailure } from './save-failure.ts'

/** Saves one's profile and says how that went. What was typed stays with the form. */
export function useSaveProfile(onSaved: (profile: Profile) => void) {
  const queries = useQueryClient()
  return useMutation(
    api.profiles.update_profile.mutationOptions({
      onSuccess: async (saved) => {
        await keepOwnProfile(queries, saved)
        toast.success(profileMessages.updated)
        onSaved(saved)
      },
      onError: (error) => toastFailure(saveFailure(error).says),
    }),
  )
}
