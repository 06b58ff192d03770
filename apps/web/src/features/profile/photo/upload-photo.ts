import { profileMessages } from '@squash/contract/messages/profile'
import type { Profile } from '@squash/contract/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callFunction, field } from '../../../lib/call-function.ts'
import { keepOwnProfile } from '../../../lib/profile.ts'
import { toast } from '../../../ui/toast.ts'
import type { Crop } from './crop.ts'
import { croppedFile } from './picture.ts'

const fallbacks = {
  network: 'We couldn’t reach Squash, so your photo wasn’t saved. Check your connection and try again.',
  authenticationRequired: 'Your session has ended. Please sign in again.',
  failed: profileMessages.updateFailed,
}

const unreadable = { ok: false, message: profileMessages.photoUnreadable } as const

/** Saves the chosen part of a photo as the user's own, and shows a toast. `failure` is the message to show otherwise. */
export function useUploadPhoto(profile: Profile, onSaved: () => void) {
  const queries = useQueryClient()
  const { mutate, isPending, data } = useMutation({
    mutationFn: async ({ picture, crop }: { picture: ImageBitmap; crop: Crop }) => {
      const file = await croppedFile(picture, crop)
      return file ? callFunction('upload-photo', file, fallbacks) : unreadable
    },
    onSuccess: async (answer) => {
      if (!answer.ok) return
      await keepOwnProfile(queries, { ...profile, avatar_url: field(answer.value, 'avatar_url') })
      toast.success(profileMessages.photoSaved)
      onSaved()
    },
  })
  return { mutate, isPending, failure: data && !data.ok && !isPending ? data.message : null }
}
