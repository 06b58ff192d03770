import type { StoredHead } from './stored-head.ts'

/** Each weight is written as one of these characters, so that a head is JSON that the rules can import. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+'
/** The largest weight that can be written; the smallest is its negative. */
export const LARGEST_WRITABLE_WEIGHT = (ALPHABET.length - 1) / 2

/** A head in a JSON file. */
export type WrittenHead = Omit<StoredHead, 'weights'> & { weights: string }

export const writtenHead = ({ bias, scale, weights }: StoredHead): WrittenHead => ({
  bias,
  scale,
  weights: Array.from(weights, (weight) => ALPHABET.charAt(weight + LARGEST_WRITABLE_WEIGHT)).join(''),
})

/** Reads what `writtenHead` returned. */
export const readHead = ({ bias, scale, weights }: WrittenHead): StoredHead => ({
  bias,
  scale,
  weights: Int8Array.from(weights, (character) => ALPHABET.indexOf(character) - LARGEST_WRITABLE_WEIGHT),
})
