import type { MyReport } from '@squash/contract/reports'
import type { ReportStatus } from '@squash/contract/values'
import { PENALTIES } from '@squash/rules/squashcred/penalties'
import type { Tone } from '../../../ui/tone.ts'

type Decided = Pick<MyReport, 'kind' | 'category' | 'status'>

/** Where a decision stands, for its author. Open and dismissed reports are not shown to them. */
export const STANDING: Record<ReportStatus, { label: string; tone: Tone }> = {
  open: { label: 'Waiting', tone: 'plain' },
  dismissed: { label: 'Dismissed', tone: 'plain' },
  upheld: { label: 'Upheld', tone: 'rose' },
  appealed: { label: 'Appeal is waiting', tone: 'mediator' },
  confirmed: { label: 'Upheld after your appeal', tone: 'rose' },
  overturned: { label: 'Taken back', tone: 'mediator' },
}

/** What a decision means for its author, and what comes next: one or two plain sentences. */
export function consequenceOf(report: Decided): string {
  switch (report.status) {
    case 'upheld':
      return `${costOf(report)} ${outOfSight(report)}`
    case 'appealed':
      return 'Somebody looks at it again. Until then the decision stands. You are told here.'
    case 'confirmed':
      return 'Somebody looked at it again, and the decision stands. It is final.'
    case 'overturned':
      return report.kind === 'ruling'
        ? 'Your appeal succeeded, and what was hidden can be seen again.'
        : `Your appeal succeeded. You have your ${pointsOf(report)} SquashCred back, and what was hidden can be seen again.`
    default:
      return 'Nothing follows from it.'
  }
}

/** The ruling is the mediator's text, and costs whoever asked for it nothing. */
const costOf = (report: Decided): string =>
  report.kind === 'ruling' ? 'It cost you no points.' : `It cost you ${pointsOf(report)} SquashCred.`

const pointsOf = ({ category }: Decided): number =>
  -(category === 'spam' || category === 'abuse' ? PENALTIES.SPAM_OR_ABUSE : PENALTIES.REPORTED).amount

const outOfSight = ({ kind }: Decided): string =>
  kind === 'message' ? 'The conflict is closed for both of you.' : 'It may be hidden from everybody else.'
