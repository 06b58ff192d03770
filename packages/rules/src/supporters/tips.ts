import { TIP_LEVELS, type TipLevel } from '@squash/contract/values'

type Tip = {
  /** The supporter's title after this tip. */
  title: string
  /** The text on the card. */
  label: string
  emoji: string
  /** US dollars. */
  price: number
}

/** The three tips. */
export const TIPS: Readonly<Record<TipLevel, Tip>> = {
  tip_1: { title: 'BAND-AID BUYER', label: 'BUY US A BAND-AID', emoji: '🩹', price: 1 },
  tip_2: { title: "I'M THE PROBLEM", label: "I'M THE PROBLEM", emoji: '🙋', price: 5 },
  tip_3: { title: 'CHAOS PATRON', label: 'CHAOS PATRON', emoji: '🌪️', price: 10 },
}

/** The displayed level: the highest one paid and not refunded. @returns null if there is none */
export const highestTip = (paid: readonly TipLevel[]): TipLevel | null =>
  TIP_LEVELS.findLast((level) => paid.includes(level)) ?? null

/** The confirmation message for a tip. */
export const thanksFor = (level: TipLevel): string =>
  `Thanks for the support! You're now a ${TIPS[level].title} ${TIPS[level].emoji}`
