import type { MyReport } from '@squash/contract/reports'
import type { ReportStatus } from '@squash/contract/values'
import { PENALTIES } from '@squash/rules/squashcred/penalties'
import type { Tone } from '../../ui/tone.ts'

type Decided = Pick<MyReport, 'kind' | 'category' | 'status'>

/** The status of a decision, as shown to the reported author, who never sees open and dismissed reports. */
export const STANDING: Record<ReportStatus, { label: string; tone: Tone }> = {
  open: { label: 'Waiting', tone: 'plain' },
  dismissed: { label: 'Dismissed', tone: 'plain' },
  upheld: { label: 'Upheld', tone: 'rose' },
  appealed: { label: 'Appeal is waiting', tone: 'mediator' },
  confirmed: { label: 'Upheld after your appeal', tone: 'rose' },
  overturned: { label: 'Reversed', tone: 'mediator' },
}

/** A decision's consequence for the author, and what comes next, in one or two plain sentences. */
export function consequenceOf(report: Decided): string {
  switch (report.status) {
    case 'upheld':
      return `${costOf(report)} ${outOfSight(report)}`
    case 'appealed':
      return 'Someone will review it. Until then, the decision stands. You’ll see the outcome here.'
    case 'confirmed':
      return 'Someone reviewed it, and the decision stands. It’s final.'
    case 'overturned':
      return report.kind === 'ruling'
        ? 'Your appeal succeeded, and what was hidden can be seen again.'
        : `Your appeal succeeded. You have your ${pointsOf(report)} SquashCred back, and what was hidden can be seen again.`
    default:
      return 'There are no consequences for you.'
  }
}

/** The mediator wrote the ruling, so hiding it costs its requester nothing. */
const costOf = (report: Decided): string =>
  report.kind === 'ruling' ? 'It cost you no points.' : `It cost you ${pointsOf(report)} SquashCred.`

const pointsOf = ({ category }: Decided): number =>
  -(category === 'spam' || category === 'abuse' ? PENALTIES.SPAM_OR_ABUSE : PENALTIES.REPORTED).amount

const outOfSight = ({ kind }: Decided): string =>
  kind === 'message' ? 'The conflict is closed for both of you.' : 'It may be hidden from everyone else.'
