import type { Agreement, CheckIn } from '@squash/contract/agreements'
import { otherParty } from '@squash/rules/conflicts/conflict'
import { useEffect, useRef, useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Skeletons } from '../../ui/states.tsx'
import { Loaded } from '../loaded.tsx'
import { newsOf, otherNameOf, PLACES } from './agreement.ts'
import { AgreementCard } from './agreement-card.tsx'
import { CheckInCard } from './check-in-card.tsx'
import { useAgreement, useAnswer } from './queries.ts'

/** What the two agreed on, under the outcome of their conflict; nothing for a conflict without an agreement. */
export function AgreementSection({ conflictId }: { conflictId: string }) {
  const query = useAgreement(conflictId)
  return (
    <Loaded query={query} failed="Your agreement didn’t load" skeleton={<AgreementSkeleton />}>
      {(agreement) => agreement && <OneAgreement agreement={agreement} />}
    </Loaded>
  )
}

function OneAgreement({ agreement }: { agreement: Agreement }) {
  const news = useNews(agreement)
  const checkIn = agreement.check_ins.findLast(({ open }) => open)
  return (
    <>
      {checkIn && <OpenCheckIn agreement={agreement} checkIn={checkIn} />}
      <AgreementCard agreement={agreement} />
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  )
}

function OpenCheckIn({ agreement, checkIn }: { agreement: Agreement; checkIn: CheckIn }) {
  const { conflict_id, viewer_role, can_follow_up } = agreement
  const answer = useAnswer(conflict_id, checkIn.day)
  return (
    <div id={PLACES.checkIn}>
      <CheckInCard
        conflictId={conflict_id}
        day={checkIn.day}
        otherName={otherNameOf(agreement)}
        own={checkIn[viewer_role]}
        theirs={checkIn[otherParty(viewer_role)]}
        canFollowUp={can_follow_up}
        answer={answer}
      />
    </div>
  )
}

/** Says what the other person did, in a sentence for screen readers. */
function useNews(agreement: Agreement): string {
  const before = useRef(agreement)
  const [news, setNews] = useState('')
  useEffect(() => {
    const sentence = newsOf(before.current, agreement)
    before.current = agreement
    if (sentence !== null) setNews(sentence)
  }, [agreement])
  return news
}

/** As tall as an agreement with three commitments. */
const AgreementSkeleton = () => (
  <Card>
    <Skeletons
      label="Loading your agreement…"
      className="flex flex-col gap-3"
      of={['h-8 w-56', 'mt-2 h-12', 'h-12', 'h-12', 'mt-3 h-12 w-48']}
    />
  </Card>
)
