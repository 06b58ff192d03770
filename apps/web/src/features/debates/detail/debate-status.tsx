import type { DebateStatus as Status } from '@squash/contract/values'
import { StatusBadge } from '../../../ui/badge.tsx'
import type { Tone } from '../../../ui/tone.ts'

const LABELS: Record<Status, { label: string; tone: Tone }> = {
  pending: { label: 'WAITING FOR AN ANSWER', tone: 'plain' },
  active: { label: 'OPEN FOR VOTES', tone: 'mediator' },
  complete: { label: 'COMPLETED', tone: 'plum' },
  expired: { label: 'CLOSED', tone: 'plain' },
}

export function DebateStatus({ status }: { status: Status }) {
  const { label, tone } = LABELS[status]
  return (
    <StatusBadge tone={tone}>
      <span className="text-ink">{label}</span>
    </StatusBadge>
  )
}
