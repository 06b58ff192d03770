import { describe, expect, it } from 'vitest'
import { chartShape } from './chart-shape.ts'

describe('the line of an area chart', () => {
  it('runs from the left edge to the right, high values up', () => {
    expect(chartShape([0, 50, 100]).line).toBe('M0 94L50 50L100 6')
  })

  it('keeps nought in sight above a balance that is all negative', () => {
    const { zero, end } = chartShape([-10, -40])
    expect(zero).toBe(6)
    expect(end).toBe(94)
  })

  it('puts nought where the line crosses it', () => {
    expect(chartShape([-50, 50]).zero).toBe(50)
  })

  it('fills the space between line and nought', () => {
    expect(chartShape([0, 20]).area).toBe('M0 94L100 6L100 94L0 94Z')
  })

  it('draws a level line when there is one value, or nothing but nought', () => {
    expect(chartShape([7]).line).toBe('M0 6L100 6')
    expect(chartShape([0, 0, 0]).line).toBe('M0 6L50 6L100 6')
  })
})
