import { describe, expect, it } from 'vitest'
import { type NetworkExample, networkScore, trainNetwork } from './network.ts'

/** Positive if exactly one of two features is set, which no linear model can tell. */
const eitherOr: NetworkExample[] = Array.from({ length: 400 }, (_, at) => {
  const features = [at % 2, Math.floor(at / 2) % 2]
  return { features, positive: features[0] !== features[1] }
})

describe('a small network', () => {
  it('learns that a feature matters only beside another one', () => {
    const network = trainNetwork(eitherOr)
    for (const { features, positive } of eitherOr.slice(0, 4))
      expect(networkScore(features, network) > 0, `${features}`).toBe(positive)
  })

  it('gives the same weights each time', () => {
    expect(trainNetwork(eitherOr)).toEqual(trainNetwork(eitherOr))
  })

  it('scores every example alike if it has no features', () => {
    const network = trainNetwork([{ features: [], positive: false }])
    expect(networkScore([], network)).toBe(network.bias)
  })
})
