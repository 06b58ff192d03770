/** A picture's own size, in pixels. */
export type Size = { width: number; height: number }
/** The square of a picture that is kept, in its pixels. */
export type Crop = { left: number; top: number; side: number }

/** How much smaller than the largest square the smallest one is. */
export const MOST_ZOOM = 4

const largestSide = ({ width, height }: Size) => Math.min(width, height)
const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** Never reaches beyond the picture. */
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

/** From 1, the largest square, to `MOST_ZOOM`. */
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
