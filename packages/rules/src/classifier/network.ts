import { generator, probabilityOf, shuffle } from './linear.ts'

/**
 * A small network: a hidden layer of units that pass on only positive sums, and one score. Unlike a linear model, it can
 * learn that a feature matters only beside another one.
 */
export type Network = { bias: number; units: readonly Unit[] }
/** A hidden unit: its bias, its weight in the score, and a weight per feature. */
type Unit = { bias: number; weight: number; weights: readonly number[] }

/** A training example; all have the same number of features, each between about -3 and 3. */
export type NetworkExample = { features: readonly number[]; positive: boolean }

const UNITS = 16
const EPOCHS = 10
const RATE = 0.1
/** Squared gradients start here, which limits the first steps. */
const FIRST_SQUARE = 0.1
/** Stored weights have this many decimals. */
const DECIMALS = 4

/** The score of an example, unbounded: above 0 leans towards the positive class. */
export function networkScore(features: readonly number[], { bias, units }: Network): number {
  return units.reduce((score, unit) => score + unit.weight * Math.max(0, sumOf(unit, features)), bias)
}

function sumOf({ bias, weights }: Pick<Unit, 'bias' | 'weights'>, features: readonly number[]): number {
  let sum = bias
  for (let at = 0; at < features.length; at += 1) sum += (weights[at] ?? 0) * (features[at] ?? 0)
  return sum
}

/** A number that is adjusted by gradient descent with a learning rate of its own (AdaGrad). */
type Parameter = { value: number; square: number }
const parameter = (value: number): Parameter => ({ value, square: FIRST_SQUARE })

function adjust(one: Parameter, gradient: number): void {
  one.square += gradient * gradient
  one.value -= (RATE * gradient) / Math.sqrt(one.square)
}

/** Trains a network by stochastic gradient descent. Deterministic: a seeded generator starts and shuffles. */
export function trainNetwork(examples: readonly NetworkExample[]): Network {
  const width = examples[0]?.features.length ?? 0
  const random = generator(7)
  const around = (size: number): Parameter => parameter((random() * 2 - 1) * size)
  const units = Array.from({ length: UNITS }, () => ({
    bias: parameter(0),
    weight: around(1 / Math.sqrt(UNITS)),
    weights: Array.from({ length: width }, () => around(2.4 / Math.sqrt(width))),
  }))
  const bias = parameter(0)
  const order = [...examples]
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    for (const { features, positive } of order) {
      const sums = units.map((unit) => {
        let sum = unit.bias.value
        for (let at = 0; at < width; at += 1) sum += (unit.weights[at]?.value ?? 0) * (features[at] ?? 0)
        return Math.max(0, sum)
      })
      const score = units.reduce((sum, unit, at) => sum + unit.weight.value * (sums[at] ?? 0), bias.value)
      const error = probabilityOf(score) - (positive ? 1 : 0)
      adjust(bias, error)
      units.forEach((unit, index) => {
        const sum = sums[index] ?? 0
        if (sum === 0) return
        const passed = error * unit.weight.value
        adjust(unit.weight, error * sum)
        adjust(unit.bias, passed)
        for (let at = 0; at < width; at += 1) {
          const weight = unit.weights[at]
          if (weight) adjust(weight, passed * (features[at] ?? 0))
        }
      })
    }
  }
  const rounded = ({ value }: Parameter): number => Number(value.toFixed(DECIMALS))
  return {
    bias: rounded(bias),
    units: units.map((unit) => ({
      bias: rounded(unit.bias),
      weight: rounded(unit.weight),
      weights: unit.weights.map(rounded),
    })),
  }
}
