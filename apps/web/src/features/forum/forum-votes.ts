import { FORUM_VOTES, type ForumVote, type ForumVoteCounts } from '@squash/contract/values'
import { percentOf } from '@squash/rules/rate'
import type { ChoiceBar } from '../../ui/choice-bars.tsx'

type Words = { emoji: string; label: string; hint: string; fill: string }

/** The four verdicts of the forum, in its own words (spec community §3). The poster is party 1, the other side party 2. */
export const FORUM_WORDS: Record<ForumVote, Words> = {
  nta: { emoji: '😇', label: 'Not the Asshole', hint: 'The poster was fair', fill: 'bg-teal-soft' },
  yta: { emoji: '😬', label: 'You are the Asshole', hint: 'The poster was not', fill: 'bg-tangerine-soft' },
  esh: {
    emoji: '🫠',
    label: 'Everyone Sucks Here',
    hint: 'Nobody shines in this',
    fill: 'bg-linear-to-r from-tangerine-soft from-50% to-teal-soft to-50%',
  },
  nah: { emoji: '🕊️', label: 'No Assholes Here', hint: 'Just life', fill: 'bg-lime-soft' },
}

export const totalOf = (counts: ForumVoteCounts): number => FORUM_VOTES.reduce((total, vote) => total + counts[vote], 0)

export function barsOf(counts: ForumVoteCounts): ChoiceBar<ForumVote>[] {
  const total = totalOf(counts)
  return FORUM_VOTES.map((choice) => ({
    choice,
    emoji: FORUM_WORDS[choice].emoji,
    label: FORUM_WORDS[choice].label,
    fill: FORUM_WORDS[choice].fill,
    votes: counts[choice],
    share: percentOf(counts[choice], total),
  }))
}
