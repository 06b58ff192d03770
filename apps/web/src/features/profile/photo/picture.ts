import { profileMessages } from '@squash/contract/messages/profile'
import type { Profile } from '@squash/contract/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { callFunction, field } from '../../../lib/call-function.ts'
import { keepOwnProfile } from '../../../lib/profile.ts'
import { toast } from '../../../ui/toast.ts'
import type { Crop } from './crop.ts'

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

/** Larger pictures are shrunk when they are opened: a phone's photo has ten times the pixels that are needed. */
const LONGEST_SIDE = 2048
/** Pixels along each side of the uploaded square; the server keeps 512. */
const UPLOADED_SIDE = 1024

/** Opens a picture, upright and small enough to work with; null if the browser can't read the file. */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    const picture = await createImageBitmap(file)
    const scale = LONGEST_SIDE / Math.max(picture.width, picture.height)
    if (scale >= 1) return picture
    const [resizeWidth, resizeHeight] = [picture.width, picture.height].map((side) =>
      Math.max(1, Math.round(side * scale)),
    )
    const smaller = await createImageBitmap(picture, { resizeWidth, resizeHeight, resizeQuality: 'high' })
    picture.close()
    return smaller
  } catch {
    return null
  }
}

/** Draws the part of a picture that is kept, so that it fills the canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, side }: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/**
 * The part of a picture that is kept, as a file: WebP, or PNG in browsers that can't write WebP. Nothing else of the
 * original is in it.
 */
function croppedFile(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(UPLOADED_SIDE, Math.ceil(crop.side))
  drawCrop(canvas, picture, crop)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
}
