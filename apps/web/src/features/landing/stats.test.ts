import { describe, expect, it } from 'vitest'
import { heldRate, loadStats, resolutionRate } from './stats-band.tsx'

describe('the figures on the landing page', () => {
  it('are the real ones whenever they can be loaded', async () => {
    const real = { total_conflicts: 3, resolved_conflicts: 2, agreements_checked: null, agreements_held: null }
    expect(await loadStats(async () => real)).toBe(real)
    expect(resolutionRate(real)).toBe(67)
  })

  it('fall back to 247, 189 and 77% only when the real ones cannot be loaded', async () => {
    const stats = await loadStats(() => Promise.reject(new Error('no answer')))
    expect([stats.total_conflicts, stats.resolved_conflicts, resolutionRate(stats)]).toEqual([247, 189, 77])
  })

  it('show 0% before the first conflict', () => {
    expect(resolutionRate({ total_conflicts: 0, resolved_conflicts: 0 })).toBe(0)
  })

  it('show how many agreements held only once there are enough of them', () => {
    const some = { total_conflicts: 90, resolved_conflicts: 40 }
    expect(heldRate({ ...some, agreements_checked: 24, agreements_held: 20 })).toBe(83)
    expect(heldRate({ ...some, agreements_checked: null, agreements_held: null })).toBeNull()
  })
})
