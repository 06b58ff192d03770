import type { TipLevel } from '@squash/contract/values'

/** What a tip does for us, said kindly; what it does for the tipper is a badge. */
export const TIP_WORDS: Record<TipLevel, string> = {
  tip_1: 'For the small scratches. It keeps one mediation running, plaster included.',
  tip_2: 'Saying so out loud is half of every apology. The other half is on us.',
  tip_3: 'You saw the fights, and you want to keep the lights on anyway. We are moved.',
}
