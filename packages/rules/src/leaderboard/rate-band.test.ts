import { expect, it } from 'vitest'
import { rateBandOf } from './rate-band.ts'

it.each([
  [100, 'high'],
  [80, 'high'],
  [79, 'good'],
  [60, 'good'],
  [59, 'middling'],
  [40, 'middling'],
  [39, 'low'],
  [0, 'low'],
] as const)('a rate of %i percent is in the %s band', (percent, band) => {
  expect(rateBandOf(percent)).toBe(band)
})
