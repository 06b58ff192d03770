import { describe, expect, it } from 'vitest'
import { chartShape } from './area-chart.tsx'

describe('the line of an area chart', () => {
  it('runs from the left edge to the right, high values up', () => {
    expect(chartShape([0, 50, 100]).line).toBe('M0 94L50 50L100 6')
  })

  it('keeps zero visible above a balance that is always negative', () => {
    const { zero, end } = chartShape([-10, -40])
    expect(zero).toBe(6)
    expect(end).toBe(94)
  })

  it('puts zero where the line crosses it', () => {
    expect(chartShape([-50, 50]).zero).toBe(50)
  })

  it('fills the space between the line and zero', () => {
    expect(chartShape([0, 20]).area).toBe('M0 94L100 6L100 94L0 94Z')
  })

  it('draws a flat line for a single value, or for all zeros', () => {
    expect(chartShape([7]).line).toBe('M0 6L100 6')
    expect(chartShape([0, 0, 0]).line).toBe('M0 6L50 6L100 6')
  })
})
