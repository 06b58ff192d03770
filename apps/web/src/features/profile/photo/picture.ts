import { profileMessages } from '@squash/contract/messages/profile'
import type { Profile } from '@squash/contract/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { callFunction, field } from '../../../lib/call-function.ts'
import { keepOwnProfile } from '../../../lib/profile.ts'
import { toast } from '../../../ui/toast.ts'

/** A picture's own size, in pixels. */
export type Size = { width: number; height: number }
/** The square of a picture that is kept, in its pixels. */
export type Crop = { left: number; top: number; side: number }

/** The highest zoom: how many times smaller than the largest square the smallest one is. */
export const MOST_ZOOM = 4

const largestSide = ({ width, height }: Size) => Math.min(width, height)
const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** The crop, moved so that it doesn't reach beyond the picture. */
const within = ({ left, top, side }: Crop, { width, height }: Size): Crop => ({
  left: between(0, left, width - side),
  top: between(0, top, height - side),
  side,
})

/** The largest square in the middle. */
export function centered(size: Size): Crop {
  const side = largestSide(size)
  return { left: (size.width - side) / 2, top: (size.height - side) / 2, side }
}

/** The zoom of a crop: from 1 for the largest square to `MOST_ZOOM`. */
export const zoomOf = ({ side }: Crop, size: Size): number => largestSide(size) / side

/**
 * Moves the picture below the frame, as a finger would.
 * @param by fractions of the frame; to the right and down is positive
 */
export const moved = (crop: Crop, by: { x: number; y: number }, size: Size): Crop =>
  within({ ...crop, left: crop.left - by.x * crop.side, top: crop.top - by.y * crop.side }, size)

/**
 * Zooms to a factor between 1 and `MOST_ZOOM`.
 * @param about the point of the frame that stays where it is, in fractions of the frame; defaults to its middle
 */
export function zoomedTo(crop: Crop, zoom: number, size: Size, about = { x: 0.5, y: 0.5 }): Crop {
  const side = largestSide(size) / between(1, zoom, MOST_ZOOM)
  const gained = crop.side - side
  return within({ left: crop.left + gained * about.x, top: crop.top + gained * about.y, side }, size)
}

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
