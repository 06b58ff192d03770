import { generator } from '@squash/rules/classifier/linear'

/** Vectors of length 1, in one array. */
export type Vectors = { count: number; dimensions: number; numbers: Float32Array }

/** The group of each vector, and the centres of the groups. */
export type Clusters = { groups: Int32Array; centres: Vectors }

const SEED = 7
const MOST_ROUNDS = 12

/** Groups vectors by direction: k-means with a seeded start, so that it gives the same groups on every machine. */
export function cluster(vectors: Vectors, count: number): Clusters {
  const { dimensions } = vectors
  const centres: Vectors = { count, dimensions, numbers: startingCentres(vectors, count) }
  const groups = new Int32Array(vectors.count).fill(-1)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let moved = 0
    for (let at = 0; at < vectors.count; at += 1) {
      const group = nearest(vectors, at, centres)
      if (groups[at] !== group) moved += 1
      groups[at] = group
    }
    if (moved === 0) break
    centres.numbers.fill(0)
    groups.forEach((group, at) => {
      for (let place = 0; place < dimensions; place += 1) {
        const number = vectors.numbers[at * dimensions + place] ?? 0
        centres.numbers[group * dimensions + place] = (centres.numbers[group * dimensions + place] ?? 0) + number
      }
    })
    normalise(centres)
  }
  return { groups, centres }
}

/** Scales every vector to length 1. */
export function normalise({ count, dimensions, numbers }: Vectors): void {
  for (let at = 0; at < count; at += 1) {
    const vector = numbers.subarray(at * dimensions, (at + 1) * dimensions)
    const length = Math.sqrt(vector.reduce((sum, number) => sum + number * number, 0)) || 1
    vector.forEach((number, place) => {
      vector[place] = number / length
    })
  }
}

/** Vectors far apart: each is drawn with a chance that grows with its distance from those before it. */
function startingCentres({ count, dimensions, numbers }: Vectors, wanted: number): Float32Array {
  const random = generator(SEED)
  const centres = new Float32Array(wanted * dimensions)
  const distances = new Float32Array(count).fill(Number.MAX_VALUE)
  let drawn = Math.floor(random() * count)
  for (let centre = 0; centre < wanted; centre += 1) {
    const vector = numbers.subarray(drawn * dimensions, (drawn + 1) * dimensions)
    centres.set(vector, centre * dimensions)
    let total = 0
    for (let at = 0; at < count; at += 1) {
      let product = 0
      for (let place = 0; place < dimensions; place += 1) {
        product += (numbers[at * dimensions + place] ?? 0) * (vector[place] ?? 0)
      }
      distances[at] = Math.min(distances[at] ?? 0, Math.max(0, 1 - product))
      total += distances[at] ?? 0
    }
    let left = random() * total
    for (drawn = 0; drawn < count - 1; drawn += 1) {
      left -= distances[drawn] ?? 0
      if (left <= 0) break
    }
  }
  return centres
}

function nearest({ dimensions, numbers }: Vectors, at: number, centres: Vectors): number {
  let group = 0
  let largest = Number.NEGATIVE_INFINITY
  for (let centre = 0; centre < centres.count; centre += 1) {
    let product = 0
    for (let place = 0; place < dimensions; place += 1) {
      product += (numbers[at * dimensions + place] ?? 0) * (centres.numbers[centre * dimensions + place] ?? 0)
    }
    if (product > largest) {
      largest = product
      group = centre
    }
  }
  return group
}
