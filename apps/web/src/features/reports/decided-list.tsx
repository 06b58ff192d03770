import type { MyReport } from '@squash/contract/reports'
import type { ReportStatus } from '@squash/contract/values'
import { PENALTIES } from '@squash/rules/squashcred/penalties'
import { useRef, useState } from 'react'
import { dayOf } from '../../lib/dates.ts'
import { Said } from '../../lib/moderation/moderated-text.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { Tone } from '../../ui/tone.ts'
import { AppealDialog } from './appeal.tsx'
import { ReportHead, ReportList, useMyReports } from './report-list.tsx'

type Decided = Pick<MyReport, 'kind' | 'category' | 'status' | 'has_hidden'>

/** The status of a decision, as shown to the reported author, who never sees open and dismissed reports. */
const STATUS: Record<ReportStatus, { label: string; tone: Tone }> = {
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
      return [costOf(report), ...outOfSight(report)].join(' ')
    case 'appealed':
      return 'Someone will review it. Until then, the decision stands. You’ll see the outcome here.'
    case 'confirmed':
      return 'Someone reviewed it, and the decision stands. It’s final.'
    case 'overturned':
      return report.kind === 'ruling'
        ? 'Your appeal succeeded, and what was hidden is visible again.'
        : `Your appeal succeeded. You’ve got your ${pointsOf(report)} SquashCred back, and what was hidden is visible again.`
    default:
      return 'Nothing changes for you.'
  }
}

/** The mediator wrote the ruling, so hiding it costs its requester nothing. */
const costOf = (report: Decided): string =>
  report.kind === 'ruling' ? 'You didn’t lose any points.' : `You lost ${pointsOf(report)} SquashCred.`

const pointsOf = ({ category }: Decided): number =>
  -(category === 'spam' || category === 'abuse' ? PENALTIES.SPAM_OR_ABUSE : PENALTIES.REPORTED).amount

function outOfSight({ kind, has_hidden }: Decided): string[] {
  if (kind === 'message') return ['The conflict is closed for both of you.']
  return has_hidden ? [HIDDEN[kind]] : []
}

const HIDDEN = {
  ruling: 'Only the two of you can see the ruling.',
  debate: 'Only the two of you can see the debate.',
  profile: 'Strangers can’t see your name or your photo.',
} as const

/** The decisions against the viewer. */
export function DecidedList() {
  const query = useMyReports('author')
  return (
    <ReportList
      title="Decisions about you"
      lead="You’ll see what was decided and why, but not who reported it. You can appeal each decision once."
      none="There are no decisions about you."
      failed="The decisions about you didn’t load"
      query={query}
    >
      {(report) => <DecidedCard key={report.id} report={report} />}
    </ReportList>
  )
}

/** One decision: the reason, its consequence, and the appeal. */
function DecidedCard({ report }: { report: MyReport }) {
  const [isAppealing, setAppealing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isSent = useRef(false)
  const close = () => setAppealing(false)
  const { label, tone } = STATUS[report.status]
  return (
    <Card as="li" className="flex flex-col gap-4">
      <ReportHead
        heading={heading}
        report={report}
        at={report.decided_at ?? report.created_at}
        status={<Badge tone={tone}>{label}</Badge>}
      />
      {report.decision_reason !== null && <Said by="The reason">{report.decision_reason}</Said>}
      {report.appeal && <Said by={`Your appeal, ${dayOf(report.appeal.at)}`}>{report.appeal.text}</Said>}
      {report.appeal_reason !== null && <Said by="The answer to your appeal">{report.appeal_reason}</Said>}
      <p>{consequenceOf(report)}</p>
      {report.can_appeal && (
        <Button className="self-start" onClick={() => setAppealing(true)}>
          Appeal
        </Button>
      )}
      <AppealDialog
        report={report}
        open={isAppealing}
        onClose={close}
        onSent={() => {
          isSent.current = true
          close()
        }}
        // The button that opened the dialog is gone once the appeal is sent.
        focusAfter={() => (isSent.current ? heading.current : null)}
      />
    </Card>
  )
}
