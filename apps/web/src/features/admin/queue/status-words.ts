import type { AdminReport } from '@squash/contract/reports'
import type { ReportStatus, Verdict } from '@squash/contract/values'
import type { Tone } from '../../../ui/tone.ts'

/** Where a report stands, for admins. */
export const STATUS: Record<ReportStatus, { label: string; tone: Tone }> = {
  open: { label: 'Waiting', tone: 'mediator' },
  appealed: { label: 'Appealed', tone: 'mediator' },
  upheld: { label: 'Upheld', tone: 'plain' },
  dismissed: { label: 'Dismissed', tone: 'plain' },
  confirmed: { label: 'Upheld after an appeal', tone: 'plain' },
  overturned: { label: 'Taken back after an appeal', tone: 'plain' },
}

/** One of the two verdicts, with what it is called here and what follows from it. */
export type Choice = { verdict: Verdict; label: string; title: string; follows: string }

/** Both verdicts on a report, or on the appeal against one. */
export function choicesOf({ status, kind }: Pick<AdminReport, 'status' | 'kind'>): readonly Choice[] {
  if (status === 'appealed')
    return [
      {
        verdict: 'uphold',
        label: 'Let it stand',
        title: 'Let the decision stand?',
        follows: 'The author reads your answer. It is final.',
      },
      {
        verdict: 'dismiss',
        label: 'Take it back',
        title: 'Take the decision back?',
        follows: 'The author reads your answer and has their points back. What was hidden can be seen again.',
      },
    ]
  return [
    {
      verdict: 'uphold',
      label: 'Uphold',
      title: 'Uphold this report?',
      follows: UPHELD[kind],
    },
    {
      verdict: 'dismiss',
      label: 'Dismiss',
      title: 'Dismiss this report?',
      follows: 'Its author hears nothing of it. Whoever reported it learns that it is within the rules.',
    },
  ]
}

const UPHELD: Record<AdminReport['kind'], string> = {
  ruling: 'Whoever made it public reads your reason, can appeal once, and loses no points.',
  debate: 'The author reads your reason, loses points, and can appeal once.',
  profile: 'The person reads your reason, loses points, and can appeal once.',
  message: 'The author reads your reason, loses points, and can appeal once. The conflict closes for both.',
}
