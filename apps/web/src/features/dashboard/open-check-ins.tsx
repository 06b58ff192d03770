import type { OpenCheckIn } from '@squash/contract/agreements'
import { otherParty } from '@squash/rules/conflicts/conflict'
import { useState } from 'react'
import { CheckInCard } from '../../lib/agreements/check-in-card.tsx'
import { useAnswer } from '../../lib/agreements/queries.ts'
import { shortNameOf } from '../../lib/conflicts/other-party.ts'
import { TextLink } from '../../ui/text-link.tsx'

export const keyOf = ({ conflict_id, day }: OpenCheckIn) => `${conflict_id} ${day}`

/**
 * The check-ins to show: those that wait for an answer, after those answered since the user came to the dashboard, which
 * stay with thanks and a way on until they leave.
 */
export function useShownCheckIns(waiting: readonly OpenCheckIn[]) {
  const [answered, setAnswered] = useState<readonly OpenCheckIn[]>([])
  const keys = waiting.map(keyOf)
  const remember = (one: OpenCheckIn) =>
    setAnswered((others) => (others.some((other) => keyOf(other) === keyOf(one)) ? others : [...others, one]))
  return { shown: [...answered.filter((one) => !keys.includes(keyOf(one))), ...waiting], remember }
}

/** “Did it hold?”, about one agreement. */
export function OpenCheckInCard({ about, onAnswered }: { about: OpenCheckIn; onAnswered: () => void }) {
  const { conflict_id, title, day, other_name } = about
  const answer = useAnswer(conflict_id, day, onAnswered)
  const agreement = answer.data
  const given = agreement?.check_ins.find((one) => one.day === day)
  return (
    <CheckInCard
      heading="h3"
      conflictId={conflict_id}
      day={day}
      otherName={shortNameOf(other_name)}
      about={
        <p className="wrap-anywhere">
          <TextLink to={`/conflict/${conflict_id}`}>{title}</TextLink> with {other_name}
        </p>
      }
      own={(agreement && given?.[agreement.viewer_role]) ?? null}
      theirs={agreement && given?.[otherParty(agreement.viewer_role)]}
      canFollowUp={agreement?.can_follow_up ?? false}
      answer={answer}
    />
  )
}
