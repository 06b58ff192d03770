import { LIMITS } from '@squash/contract/limits'
import { runOnce } from '../run-once.ts'
import { createSerialQueue } from '../serial-queue.ts'

/** The accepted image types, as hosts declare them, rightly or not. SVG is excluded because it can contain scripts. */
export const PHOTO_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

/** Pixels along each side of the result. */
const SIDE = 512
const MOST_SECONDS = 5

/** The image library, loaded and restricted with the first photo. */
const imageLibrary = runOnce(async () => {
  const { default: sharp } = await import('sharp')
  // The library reads dozens of formats. Only these decoders ever see a stranger's bytes.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
  })
  // No photo is processed twice, so caching gains nothing.
  sharp.cache(false)
  return sharp
})

/** One at a time in this process, because decoding takes up to 160 MB of memory. */
const queue = createSerialQueue()

/**
 * Re-encodes an image: upright, the middle cropped to a square of 512 pixels, only the first frame, as WebP, without
 * anything else in the file (location, camera, colour profile, hidden data).
 * @returns null when these bytes are not a complete image of the five types, or one of more than 40 million pixels
 */
export const squarePhoto = (bytes: Buffer): Promise<Buffer | null> => queue(() => draw(bytes))

async function draw(bytes: Buffer): Promise<Buffer | null> {
  const sharp = await imageLibrary()
  try {
    return await sharp(bytes, { limitInputPixels: LIMITS.photoPixels, failOn: 'truncated' })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    // If a decoder finds anything wrong with a stranger's file, it is not a photo.
    return null
  }
}
