import { TIP_LEVELS, type TipLevel } from '@squash/contract/values'

type Tip = {
  /** What the supporter is called from then on. */
  title: string
  /** What the card says. */
  label: string
  emoji: string
  /** US dollars. */
  price: number
}

/** The three tips (spec community §3 and §9). */
export const TIPS: Readonly<Record<TipLevel, Tip>> = {
  tip_1: { title: 'BAND-AID BUYER', label: 'BUY US A BAND-AID', emoji: '🩹', price: 1 },
  tip_2: { title: "I'M THE PROBLEM", label: "I'M THE PROBLEM", emoji: '🙋', price: 5 },
  tip_3: { title: 'CHAOS PATRON', label: 'CHAOS PATRON', emoji: '🌪️', price: 10 },
}

/** The level that shows: the highest of those paid and not refunded (decisions §10). @returns null without one */
export const highestTip = (paid: readonly TipLevel[]): TipLevel | null =>
  TIP_LEVELS.findLast((level) => paid.includes(level)) ?? null

/** What is said once a tip is confirmed (spec community §4). */
export const thanksFor = (level: TipLevel): string =>
  `Thanks for the support! You're now a ${TIPS[level].title} ${TIPS[level].emoji}`
