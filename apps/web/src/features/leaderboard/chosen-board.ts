import type { LeaderboardSort } from '@squash/contract/values'
import { weekOf } from '@squash/rules/leaderboard/week'

export type Span = 'all' | 'week'
/** The selected leaderboard. */
export type ChosenBoard = { span: Span; sort: LeaderboardSort }

/** The board in an address; by default all time, least problematic first. */
export const boardOf = (search: URLSearchParams): ChosenBoard => ({
  span: search.get('time') === 'week' ? 'week' : 'all',
  sort: search.get('sort') === 'most' ? 'most' : 'least',
})

/** The query of a board's address; empty for the default board. */
export const searchOf = ({ span, sort }: ChosenBoard): Record<string, string> => ({
  ...(span === 'week' && { time: 'week' }),
  ...(sort === 'most' && { sort: 'most' }),
})

/** The calls' parameter: null for all time, otherwise the start of the current UTC week. */
export const startOf = (span: Span, now: Date): string | null =>
  span === 'week' ? `${weekOf(now)}T00:00:00.000Z` : null
