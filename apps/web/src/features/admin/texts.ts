import { ANONYMOUS } from '@squash/contract/anonymous'
import type { AdminReport } from '@squash/contract/reports'
import type { PrivateReason, ReportStatus, SafetyReviewStatus, Verdict } from '@squash/contract/values'
import type { RadioOption } from '../../ui/radio-cards.tsx'
import type { Tone } from '../../ui/tone.ts'

/** A verdict with the texts of its button and dialog, and its consequences. */
export type Choice<Given extends string> = {
  verdict: Given
  label: string
  title: string
  follows: string
  isDanger?: boolean
}

/** The status of a report, as shown to admins. */
export const STATUS: Record<ReportStatus, { label: string; tone: Tone }> = {
  open: { label: 'Waiting', tone: 'mediator' },
  appealed: { label: 'Appealed', tone: 'mediator' },
  upheld: { label: 'Upheld', tone: 'plain' },
  dismissed: { label: 'Dismissed', tone: 'plain' },
  confirmed: { label: 'Upheld on appeal', tone: 'plain' },
  overturned: { label: 'Reversed on appeal', tone: 'plain' },
}

/** The two possible verdicts on a report, or on an appeal. */
export function choicesOf({ status, kind }: Pick<AdminReport, 'status' | 'kind'>): readonly Choice<Verdict>[] {
  if (status === 'appealed')
    return [
      {
        verdict: 'uphold',
        label: 'Let the decision stand',
        title: 'Let the decision stand?',
        follows: 'The decision is then final.',
      },
      {
        verdict: 'dismiss',
        label: 'Reverse the decision',
        title: 'Reverse the decision?',
        follows: 'The author gets their points back. Anything hidden becomes visible again.',
      },
    ]
  return [
    {
      verdict: 'uphold',
      label: 'Uphold the report',
      title: 'Uphold this report?',
      follows: UPHELD[kind],
      isDanger: true,
    },
    {
      verdict: 'dismiss',
      label: 'Dismiss the report',
      title: 'Dismiss this report?',
      follows: 'The author isn’t notified. We tell the person who reported it that it’s within the rules.',
    },
  ]
}

const UPHELD: Record<AdminReport['kind'], string> = {
  ruling: 'The person who asked for the ruling can appeal once. They don’t lose points.',
  debate: 'The author loses points, and can appeal once.',
  profile: 'This person loses points, and can appeal once.',
  message: 'The author loses points, and can appeal once. The conflict closes for both people.',
}

export type ReviewVerdict = Exclude<SafetyReviewStatus, 'open'>

export const REVIEW_CHOICES: readonly Choice<ReviewVerdict>[] = [
  {
    verdict: 'lifted',
    label: 'Allow a ruling',
    title: 'Allow a ruling for this conflict?',
    follows:
      'It can become public if either of them asks for a ruling. If it closed because one of them asked, it reopens.',
  },
  {
    verdict: 'kept',
    label: 'Keep it private',
    title: 'Keep this conflict private?',
    follows: 'Nothing changes. The author can ask again.',
  },
]

export const NOTICED: Record<PrivateReason, string> = {
  sign: 'A rule flagged a sign of danger',
  model: 'The language model flagged a sign of danger',
}

export const REVIEW_STATUS: Record<SafetyReviewStatus, { label: string; tone: Tone }> = {
  open: { label: 'Waiting', tone: 'rose' },
  lifted: { label: 'Ruling allowed', tone: 'mediator' },
  kept: { label: 'Kept private', tone: 'plum' },
}

export type Author = NonNullable<AdminReport['author']>

/** The texts for banning or unbanning an author, with the consequences. A hidden user has no name here. */
export function banWords({ display_name, is_banned }: Author) {
  const name = display_name === ANONYMOUS ? 'the author' : display_name
  return is_banned
    ? {
        label: `Unban ${name}`,
        follows: 'They can sign in again and find everything as they left it. Nobody is notified.',
        list: [],
      }
    : {
        label: `Ban ${name}`,
        follows:
          'They’re signed out everywhere right away, and can’t sign in until the ban ends or a moderator lifts it.',
        list: [
          'When they try to sign in, all they see is that a moderator has banned the account, not why, who did it or for how long.',
          'Nobody else is notified. Their open invites stay open, but no reminders go out.',
          'What they wrote stays visible. If it shouldn’t be, hide it too.',
        ],
      }
}

/** The ban lengths offered here; the server accepts any number of days up to a year. */
export const BAN_TERMS = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: 'good', label: 'Permanently' },
] as const satisfies readonly RadioOption<string>[]
export type BanTerm = (typeof BAN_TERMS)[number]['value']

/** The name of what was acted on replaces the words in braces, which are shown if it isn't known. */
const ACTS: Readonly<Record<string, string>> = {
  'admin.granted': 'made {a user} an admin',
  'admin.revoked': 'removed {a user}’s admin privileges',
  'admin.given_up': 'gave up admin privileges',
  'report.upheld': 'upheld a report',
  'report.dismissed': 'dismissed a report',
  'appeal.confirmed': 'let a decision stand after an appeal',
  'appeal.overturned': 'reversed a decision after an appeal',
  'ruling.hidden': 'hid a ruling',
  'ruling.shown': 'made a ruling visible again',
  'debate.hidden': 'hid a debate',
  'debate.shown': 'made a debate visible again',
  'profile.hidden': 'hid {a user}’s profile',
  'profile.shown': 'made {a user}’s profile visible again',
  'safety_review.lifted': 'allowed a ruling for a private conflict',
  'safety_review.kept': 'kept a conflict private after a review',
  'account.erasure_ordered': 'had {a user}’s account erased',
  'account.banned': 'banned {a user}',
  'account.unbanned': 'unbanned {a user}',
  'forum.fetched': 'fetched a forum conflict',
  'figures.fixed': 'corrected counters',
  'keys.rotated': 'rotated the signing keys',
}

/**
 * The text for an admin action, in up to three parts: before the name, the words for an unknown name, and after it. An
 * unknown action is shown as logged.
 */
export function actWords(act: string): [before: string, name: string | null, after: string] {
  const [before = act, name = null, after = ''] = (ACTS[act] ?? act).split(/[{}]/)
  return [before, name, after]
}
