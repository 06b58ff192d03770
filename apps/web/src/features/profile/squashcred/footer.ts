import { counted } from '@squash/contract/counted'

/** Under a list that may go on: 'Showing last 5 events', once it reaches its limit (spec community §9); null before that. */
export const eventsFooter = (shown: number, limit: number): string | null =>
  shown >= limit ? `Showing last ${counted(shown, 'event')}` : null
