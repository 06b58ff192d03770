import { expect, it } from 'vitest'
import { pathOf, TABS, tabOf } from './tab-of.ts'

it('finds each tab again by its address, and the first by any other', () => {
  for (const tab of TABS) expect(tabOf(new URL(pathOf(tab), 'http://squash').searchParams)).toBe(tab)
  expect(tabOf(new URLSearchParams('tab=secret'))).toBe('active')
})
