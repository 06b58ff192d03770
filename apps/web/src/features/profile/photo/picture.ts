import type { Crop } from './crop.ts'

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
export function croppedFile(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(UPLOADED_SIDE, Math.ceil(crop.side))
  drawCrop(canvas, picture, crop)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
}
