import { generator } from './generator.ts'

/** One linear model over hashed features. */
export type Head = { bits: number; bias: number; weights: Float64Array }

export type Example = { features: Uint32Array; positive: boolean }

type Options = { bits: number; epochs: number; rate: number; decay: number }

/**
 * The score of a text, unbounded: above 0 leans to the positive class. Each text counts the same however long it is.
 * @param weightOf the weight of a bucket
 */
export function scoreOf(
  features: Uint32Array,
  bits: number,
  bias: number,
  weightOf: (bucket: number) => number,
): number {
  const mask = 2 ** bits - 1
  let sum = 0
  for (const hash of features) sum += weightOf(hash & mask)
  return bias + sum / Math.sqrt(features.length)
}

/**
 * Logistic regression by stochastic gradient descent with a rate per bucket (AdaGrad). Deterministic: the order of the
 * examples is shuffled by a seeded generator.
 */
export function trainHead(examples: readonly Example[], { bits, epochs, rate, decay }: Options): Head {
  const mask = 2 ** bits - 1
  const weights = new Float64Array(2 ** bits)
  const squares = new Float64Array(2 ** bits).fill(0.01)
  const random = generator(7)
  const order = [...examples]
  let bias = 0
  let biasSquares = 0.01
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const { features, positive } of order) {
      const score = scoreOf(features, bits, bias, (bucket) => weights[bucket] ?? 0)
      const error = probabilityOf(score) - (positive ? 1 : 0)
      const step = error / Math.sqrt(features.length)
      for (const hash of features) {
        const bucket = hash & mask
        const gradient = step + decay * (weights[bucket] ?? 0)
        squares[bucket] = (squares[bucket] ?? 0) + gradient * gradient
        weights[bucket] = (weights[bucket] ?? 0) - (rate * gradient) / Math.sqrt(squares[bucket] ?? 1)
      }
      biasSquares += error * error
      bias -= (rate * error) / Math.sqrt(biasSquares)
    }
  }
  return { bits, bias, weights }
}

export const probabilityOf = (score: number): number => 1 / (1 + Math.exp(-score))

function shuffle<T>(items: T[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [here, there] = [items[at], items[other]]
    if (here === undefined || there === undefined) continue
    items[at] = there
    items[other] = here
  }
}
