import type { LeaderboardSort } from '@squash/contract/values'
import { weekOf } from '@squash/rules/leaderboard/week'

export type Span = 'all' | 'week'
/** Which leaderboard is looked at. */
export type ChosenBoard = { span: Span; sort: LeaderboardSort }

/** The board that an address names; all time and the least problematic when it names none. */
export const boardOf = (search: URLSearchParams): ChosenBoard => ({
  span: search.get('time') === 'week' ? 'week' : 'all',
  sort: search.get('sort') === 'most' ? 'most' : 'least',
})

/** The query of a board's address; empty for the usual one. */
export const searchOf = ({ span, sort }: ChosenBoard): Record<string, string> => ({
  ...(span === 'week' && { time: 'week' }),
  ...(sort === 'most' && { sort: 'most' }),
})

/** What the calls take: null for all time, else the beginning of the UTC week that it is now. */
export const startOf = (span: Span, now: Date): string | null =>
  span === 'week' ? `${weekOf(now)}T00:00:00.000Z` : null
