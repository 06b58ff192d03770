import { describe, expect, it } from 'vitest'
import { pathOf, tabOf } from './conflict-list.tsx'

describe('the tab of the dashboard', () => {
  it('is the active conflicts at /dashboard and /conflicts, and the past ones at /history', () => {
    expect(tabOf('/dashboard')).toBe('active')
    expect(tabOf('/conflicts')).toBe('active')
    expect(tabOf('/history')).toBe('history')
  })

  it('has an address that reopens it', () => {
    expect(tabOf(pathOf('active'))).toBe('active')
    expect(tabOf(pathOf('history'))).toBe('history')
  })
})
