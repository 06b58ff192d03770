/** One linear model over hashed features. */
export type Head = { bits: number; bias: number; weights: Float32Array }

/**
 * A training text, and whether it is positive for each head; a weight of 0.5 counts half. `size` is the number of its
 * features if some of them are left out of training.
 */
export type Example = { features: Uint32Array; size?: number; positive: readonly boolean[]; weight: number }

const EPOCHS = 12
const RATE = 0.5
const DECAY = 4e-3
/** Low-weight texts are used only in every third epoch, with triple weight: just as accurate, and much faster. */
const TURNS = 3
const LOW_WEIGHT = 1 / TURNS

/**
 * The score of a text, unbounded and normalised for its number of features: above 0 leans towards the positive class.
 * @param weights one per bucket, multiplied by `scale`
 */
export function scoreOf(
  features: Uint32Array,
  { bits, bias, scale, weights }: { bits: number; bias: number; scale: number; weights: Float32Array | Int8Array },
): number {
  const mask = 2 ** bits - 1
  let sum = 0
  for (const hash of features) sum += weights[hash & mask] ?? 0
  return bias + (scale * sum) / Math.sqrt(features.length)
}

/**
 * Logistic regression by stochastic gradient descent with a learning rate per bucket (AdaGrad). Deterministic: a seeded
 * generator shuffles the examples. Several heads are trained in one pass: the same result as one by one, and much
 * faster.
 * @param decayRate how fast weights shrink; examples with fewer features need a lower rate
 */
export function trainHeads(examples: readonly Example[], bits: number, heads: number, decayRate = DECAY): Head[] {
  const mask = 2 ** bits - 1
  const width = 2 * heads
  // Each bucket holds the weights of all heads, then their squared gradients: what is read together is stored together.
  const cells = new Float32Array(width * 2 ** bits)
  for (let at = 0; at < cells.length; at += width) cells.fill(0.01, at + heads, at + width)
  const biases = new Float64Array(heads)
  const biasSquares = new Float64Array(heads).fill(0.01)
  const errors = new Float64Array(heads)
  const steps = new Float64Array(heads)
  const random = generator(7)
  const order = examples.map((example, at) => ({ ...example, turn: at % TURNS }))
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    for (const { features, size, positive, weight: full, turn } of order) {
      const hasLowWeight = full < LOW_WEIGHT
      if (hasLowWeight && turn !== epoch % TURNS) continue
      const weight = hasLowWeight ? full * TURNS : full
      const length = Math.sqrt(size ?? features.length)
      errors.fill(0)
      for (let at = 0; at < features.length; at += 1) {
        const bucket = ((features[at] ?? 0) & mask) * width
        for (let head = 0; head < heads; head += 1) errors[head] = (errors[head] ?? 0) + (cells[bucket + head] ?? 0)
      }
      for (let head = 0; head < heads; head += 1) {
        const score = (biases[head] ?? 0) + (errors[head] ?? 0) / length
        const error = weight * (probabilityOf(score) - (positive[head] ? 1 : 0))
        errors[head] = error
        steps[head] = error / length
      }
      const decay = weight * decayRate
      for (let at = 0; at < features.length; at += 1) {
        const bucket = ((features[at] ?? 0) & mask) * width
        for (let head = 0; head < heads; head += 1) {
          const cell = bucket + head
          const before = cells[cell] ?? 0
          const gradient = (steps[head] ?? 0) + decay * before
          const square = (cells[cell + heads] ?? 0) + gradient * gradient
          cells[cell + heads] = square
          cells[cell] = before - (RATE * gradient) / Math.sqrt(square)
        }
      }
      for (let head = 0; head < heads; head += 1) {
        const error = errors[head] ?? 0
        const square = (biasSquares[head] ?? 0) + error * error
        biasSquares[head] = square
        biases[head] = (biases[head] ?? 0) - (RATE * error) / Math.sqrt(square)
      }
    }
  }
  return Array.from(biases, (bias, head) => ({
    bits,
    bias,
    weights: Float32Array.from({ length: 2 ** bits }, (_, bucket) => cells[bucket * width + head] ?? 0),
  }))
}

export const probabilityOf = (score: number): number => 1 / (1 + Math.exp(-score))

export function shuffle<T>(items: T[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [here, there] = [items[at], items[other]]
    if (here === undefined || there === undefined) continue
    items[at] = there
    items[other] = here
  }
}

/**
 * A seeded generator of numbers from 0 to 1, exclusive (mulberry32), so that training gives the same weights on every
 * machine.
 */
export function generator(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
