import { LIMITS } from '@squash/contract/limits'
import sharp from 'sharp'
import { oneAfterTheOther } from '../one-after-the-other.ts'

/** The kinds of image that are read, as hosts name them, rightly or not. SVG is a program, and no photo. */
export const PHOTO_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

/** Pixels along each side of the result. */
const SIDE = 512
const MOST_SECONDS = 5

// The library reads dozens of formats. Only these decoders ever meet a stranger's bytes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
// Nobody asks for the same photo twice.
sharp.cache(false)

/** One at a time in this process, because unpacking takes memory: 160 MB at most. */
const inTurn = oneAfterTheOther()

/**
 * Draws an image anew: upright, the middle cut out as a square of 512 pixels, its first frame, as WebP, without anything
 * else that the file carried (place, camera, colour profile, hidden data).
 * @returns null when these bytes are no whole image of the five kinds, or one of more than 40 million pixels
 */
export const squarePhoto = (bytes: Buffer): Promise<Buffer | null> => inTurn(() => draw(bytes))

async function draw(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels: LIMITS.photoPixels, failOn: 'truncated' })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    // Whatever a decoder finds wrong with a stranger's file, it is no photo.
    return null
  }
}
