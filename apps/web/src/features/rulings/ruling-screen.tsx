import { rulingsMessages } from '@squash/contract/messages/rulings'
import type { AiRuling } from '@squash/contract/rulings'
import { ASKED_BOTH_WAYS, verdictLine } from '@squash/rules/rulings/verdict-line'
import { useParams } from 'react-router'
import { wholeDay } from '../../lib/dates.ts'
import { LoadFailed } from '../../lib/loaded.tsx'
import { WriterBadge } from '../../lib/mediator/mediator-card.tsx'
import { StrongestPoints } from '../../lib/rulings/ruling-parts.tsx'
import { ShareButton } from '../../lib/share-link.tsx'
import { isUuid } from '../../lib/uuid.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Mascot } from '../../ui/mascot.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, NothingHere, Skeleton } from '../../ui/states.tsx'
import { useLiveTallies, useRuling } from './queries.ts'
import { RulingLead } from './ruling-lead.tsx'
import { sidesOf, Voting } from './voting.tsx'

const BOARD = { label: 'The public board', to: '/public-shame' }

/** /ruling/{id}: one public ruling, to read, vote on and share. */
export function RulingScreen() {
  const { rulingId = '' } = useParams()
  const { data, error, refetch, isFetching } = useRuling(rulingId)
  const ruling = data?.[0]
  if (ruling) return <PublicRuling ruling={ruling} />
  if (data || !isUuid(rulingId)) return <NoSuchRuling />
  return (
    <Page title="Final ruling" back={BOARD} width="narrow">
      {error ? (
        <LoadFailed query={{ error, isFetching, refetch }} title={rulingsMessages.loadFailed} />
      ) : (
        <RulingSkeleton />
      )}
    </Page>
  )
}

function PublicRuling({ ruling }: { ruling: AiRuling }) {
  useLiveTallies([ruling.conflict_id])
  const sides = sidesOf(ruling)
  return (
    <Page title={ruling.title} eyebrow={<RulingEyebrow ruling={ruling} />} back={BOARD} width="narrow">
      <div className="flex flex-col gap-5">
        <RulingLead ruling={ruling} />
        <p className="max-w-[60ch] text-lg leading-relaxed wrap-anywhere">{ruling.ai_final_summary}</p>
        <StrongestPoints points={ruling.strongest_points} sides={sides} />
        <Card as="section" tone="mediator" className="sm:flex sm:gap-6">
          <Mascot pose="gavel" className="h-20 shrink-0 max-sm:mb-3 sm:h-26" />
          <div className="min-w-0">
            <h2 className="text-2xl wrap-anywhere">
              {ruling.verdict === null ? 'Final AI ruling' : verdictLine(ruling.verdict, sides)}
            </h2>
            <p className="mt-2 max-w-[60ch] text-lg leading-relaxed whitespace-pre-wrap wrap-anywhere">
              {ruling.final_ai_ruling}
            </p>
            <WriterBadge by={ruling.written_by} className="mt-4" />
          </div>
        </Card>
        <Voting ruling={ruling} withHeadline />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <ShareButton title={ruling.title}>Share this ruling</ShareButton>
          <TextLink to="/fairness" className="inline-flex min-h-11 items-center">
            Is it fair? See the numbers
          </TextLink>
        </div>
      </div>
    </Page>
  )
}

/** The calendar day is the one in UTC, so that the server and every reader render the same. */
function RulingEyebrow({ ruling: { final_ruling_issued_at, asked } }: { ruling: AiRuling }) {
  return (
    <>
      Final ruling · <time dateTime={final_ruling_issued_at}>{wholeDay(final_ruling_issued_at.slice(0, 10))}</time>
      {asked === 'both ways' && ` · ${ASKED_BOTH_WAYS}`}
    </>
  )
}

/** For an unknown ruling, and for one that is hidden or was never public. */
const NoSuchRuling = () => (
  <NothingHere title="This ruling isn’t here" back={{ to: BOARD.to, label: 'Back to the public board' }}>
    It may have been taken off the board, or the link may be incomplete.
  </NothingHere>
)

/** As tall as a typical ruling. */
function RulingSkeleton() {
  return (
    <Loading label="Loading the ruling…" className="flex flex-col gap-5">
      <Skeleton className="h-11 rounded-card" />
      <div className="grid gap-3 sm:grid-cols-2">
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
      </div>
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </Loading>
  )
}
