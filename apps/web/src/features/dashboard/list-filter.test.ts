import { describe, expect, it } from 'vitest'
import { filterIn, groupOf, pathOf, queryFor } from './queries.ts'

const inAddress = (query: string) => filterIn('active', new URLSearchParams(query))

describe('the tab of the dashboard', () => {
  it('is the active conflicts at /dashboard and /conflicts, and the past ones at /history', () => {
    expect(['/dashboard', '/conflicts', '/history'].map(groupOf)).toEqual(['active', 'active', 'history'])
  })

  it('has an address that reopens it', () => {
    expect(groupOf(pathOf('active'))).toBe('active')
    expect(groupOf(pathOf('history'))).toBe('history')
  })
})

describe('the search and filter in the address', () => {
  it('come back unchanged when the address is read', () => {
    const filter = { search: 'dishes & Müller', state: 'your_turn' } as const
    expect(inAddress(queryFor(filter))).toEqual(filter)
  })

  it('leave an address without them as it is', () => {
    expect(queryFor({ search: '', state: null })).toBe('')
    expect(inAddress('')).toEqual({ search: '', state: null })
  })

  it('ignore a state that the list does not have, and what is longer than a search may be', () => {
    expect(inAddress('?state=resolved')).toEqual({ search: '', state: null })
    expect(inAddress(`?q=${'a'.repeat(120)}`).search).toHaveLength(100)
  })
})
