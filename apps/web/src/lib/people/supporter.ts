import type { Profile } from '@squash/contract/profiles'
import { TIPS } from '@squash/rules/supporters/tips'

type Level = NonNullable<Profile['supporter_level']>
export type Supporter = { level: Level; emoji: string; since: string; title: string }

/** The colours of the levels: green-teal, orange, lime (spec community §9), each with dark text in both themes. */
export const SUPPORTER_COLOURS: Record<Level, string> = {
  tip_1: 'bg-teal text-on-accent',
  tip_2: 'bg-tangerine text-on-accent',
  tip_3: 'bg-lime text-on-accent',
}

/** The same, soft, as the ground of a page: it carries ink and muted text. */
export const SUPPORTER_TINTS: Record<Level, string> = {
  tip_1: 'bg-mint-soft',
  tip_2: 'bg-tangerine-soft',
  tip_3: 'bg-lime-soft',
}

type Support = Pick<Profile, 'supporter_level' | 'supporter_emoji' | 'supporter_since'>

/** The support of a person; null unless level, emoji and date are all there (spec community §2). */
export function supporterOf(profile: Support): Supporter | null {
  const { supporter_level: level, supporter_emoji: emoji, supporter_since: since } = profile
  return level && emoji && since ? { level, emoji, since, title: TIPS[level].title } : null
}
