import type { RadioOption } from '../../../ui/radio-cards.tsx'

/** For how long somebody can be banned from a screen; the server takes any number of days up to a year. */
export const BAN_TERMS = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: 'good', label: 'For good' },
] as const satisfies readonly RadioOption<string>[]
export type BanTerm = (typeof BAN_TERMS)[number]['value']

/** The days of a term; null: for good. */
export const daysOf = (term: BanTerm): number | null => (term === 'good' ? null : Number(term))
