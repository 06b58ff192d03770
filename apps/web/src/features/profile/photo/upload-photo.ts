import { profileMessages } from '@squash/contract/messages/profile'
import type { Profile } from '@squash/contract/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
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

type Chosen = { picture: ImageBitmap; crop: Crop; signal: AbortSignal }

/**
 * Saves the chosen part of a photo as the user's own, and shows a toast. `failure` is the message to show otherwise.
 * `cancel` stops an upload, and forgets how the last one ended.
 */
export function useUploadPhoto(profile: Profile, onSaved: () => void) {
  const queries = useQueryClient()
  const upload = useRef<AbortController>(null)
  const { mutate, reset, isPending, isError, data } = useMutation({
    mutationFn: async ({ picture, crop, signal }: Chosen) => {
      const file = await croppedFile(picture, crop)
      return file ? callFunction('upload-photo', file, fallbacks, signal) : unreadable
    },
    onSuccess: async (answer) => {
      if (!answer.ok) return
      await keepOwnProfile(queries, { ...profile, avatar_url: field(answer.value, 'avatar_url') })
      toast.success(profileMessages.photoSaved)
    },
  })
  const refused = data && !data.ok ? data.message : null
  return {
    save(picture: ImageBitmap, crop: Crop) {
      if (isPending) return
      upload.current = new AbortController()
      const { signal } = upload.current
      // Not called once the upload is cancelled.
      mutate({ picture, crop, signal }, { onSuccess: (answer) => answer.ok && onSaved() })
    },
    cancel() {
      upload.current?.abort()
      reset()
    },
    isPending,
    failure: isError ? fallbacks.failed : refused,
  }
}
