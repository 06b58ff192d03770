import { type Head, probabilityOf } from './linear.ts'

/** A head in stored form: one signed byte per bucket, multiplied by `scale`. */
export type StoredHead = { bias: number; scale: number; weights: Int8Array }

/** Its human-readable part, kept in the model's card. */
export type ReadableHead = Omit<StoredHead, 'weights'>
export const readable = ({ bias, scale }: StoredHead): ReadableHead => ({ bias, scale })

/** Turns a score into a probability that is valid for unseen authors (Platt scaling). */
export type Calibration = { slope: number; offset: number }

export const calibratedScore = (score: number, { slope, offset }: Calibration): number =>
  probabilityOf(slope * score + offset)

/** The largest stored weight. Smaller numbers compress better, and a finer scale brings no measurable gain. */
const LARGEST = 63

/**
 * One byte per bucket. The few weights beyond the scale are clipped.
 * @param largest the largest stored weight; a smaller one makes the weights coarser and the compressed model smaller
 */
export function stored({ bias, weights }: Head, largest = LARGEST): StoredHead {
  const sizes = weights.map(Math.abs).sort()
  const scale = (sizes[Math.floor(sizes.length * 0.9995)] ?? 1) / largest || 1
  return {
    bias,
    scale,
    weights: Int8Array.from(weights, (weight) => Math.max(-largest, Math.min(largest, Math.round(weight / scale)))),
  }
}
