import { type Counters, times, totalConflicts } from '../counters/counters.ts'
import { DAY } from '../time/units.ts'
import type { ArchetypeId } from './catalogue.ts'

/** After this many hours without a response, an invite counts towards an archetype. */
export const UNANSWERED_HOURS = 7 * 24

/** Conflicts are overdue if they have been waiting on a party since this moment, 7 days ago, or earlier. */
export const overdueSince = (now: Date): Date => new Date(now.getTime() - 7 * DAY)

/** Facts that the counters don't hold. */
type ArchetypeContext = {
  readonly now: Date
  /** Active conflicts that have been waiting on the user for 7 days or more. */
  readonly overdue: number
  /** Invites left unanswered for 7 days or more, sent or received by the user. */
  readonly unanswered: { readonly sent: number; readonly received: number }
}

type Rule = readonly [ArchetypeId, (counters: Counters, context: ArchetypeContext) => boolean]

/** The first match wins; the last rule is the fallback (docs/reference/achievements.md#archetypes). */
const RULES: readonly Rule[] = [
  ['the-peaceful-observer', (my) => totalConflicts(my) === 0],
  ['the-chaos-goblin', (my) => totalConflicts(my) - times(my, 'resolved') >= 5 || times(my, 'unsatisfiedVotes') >= 5],
  ['the-drama-generator', (my, { now }) => startedInLastMonth(my, now) >= 3],
  ['the-swift-fixer', (my) => times(my, 'resolvedWithinAnHour') >= 2],
  ['the-fixer', (my) => times(my, 'resolvedAsResponder') >= 3],
  // a conflict counts as resolved only if both parties are satisfied
  ['the-harmony-seeker', (my) => times(my, 'resolved') >= 3],
  ['the-accountability-champ', (my) => times(my, 'reflections') >= 3],
  ['the-rehasher', (my) => times(my, 'unsatisfiedVotes') >= 2],
  ['the-passive-ghost', (_, { unanswered }) => unanswered.sent >= 1],
  ['the-unread-receipt', (_, { unanswered }) => unanswered.received >= 2],
  ['the-firestarter', (my) => times(my, 'capitalMessages') >= 3],
  ['the-spreadsheet-warrior', (my) => times(my, 'longMessages') >= 3],
  ['the-empath', (my) => times(my, 'iFeelMessages') >= 3],
  ['the-cooldown-king', (my) => times(my, 'resolvedAfterLateAnswer') >= 2],
  ['the-chronic-clarifier', (my) => times(my, 'questioningMessages') >= 3],
  ['the-side-eye-sender', (my) => times(my, 'sideEyeMessages') >= 3],
  ['the-petty-picasso', (my) => times(my, 'emojiMessages') >= 3],
  ['the-polite-avenger', (my) => times(my, 'sorryMessages') >= 2 && times(my, 'unsatisfiedVotes') >= 1],
  ['the-disappearing-diplomat', (_, { overdue }) => overdue >= 2],
]

/** The archetype that currently fits a user. */
export const archetypeOf = (counters: Counters, context: ArchetypeContext): ArchetypeId =>
  RULES.find(([, matches]) => matches(counters, context))?.[0] ?? 'the-emotional-diplomat'

const MONTH = 30 * DAY

const startedInLastMonth = ({ recentStarts }: Counters, now: Date): number =>
  Object.entries(recentStarts)
    .filter(([moment]) => Number(moment) > now.getTime() - MONTH)
    .reduce((started, [, times]) => started + times, 0)
