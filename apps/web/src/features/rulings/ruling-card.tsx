import type { AiRuling } from '@squash/contract/rulings'
import type { RulingVote, RulingVoteCounts } from '@squash/contract/values'
import { ASKED_BOTH_WAYS, type Sides, verdictLine } from '@squash/rules/rulings/verdict-line'
import { useId, useState } from 'react'
import { WriterBadge } from '../../lib/mediator/mediator-card.tsx'
import { headlineOf, rulingPath, StrongestPoints, verdictsOf } from '../../lib/rulings/ruling-parts.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useLiveStyle } from '../../ui/is-live.ts'
import { Link } from '../../ui/link.tsx'
import { Mascot } from '../../ui/mascot.tsx'
import { RulingLead } from './ruling-lead.tsx'
import { sidesOf, Voting } from './voting.tsx'

/** A ruling on the board: the headline and the tally; when expanded, the whole ruling and the vote. */
export function RulingCard({ ruling, now }: { ruling: AiRuling; now: Date }) {
  const [open, setOpen] = useState(false)
  const inside = useId()
  const sides = sidesOf(ruling)
  return (
    <Card as="article" flush className="overflow-hidden">
      <div className="flex flex-col gap-3.5 p-5 sm:p-6">
        <RulingLead ruling={ruling} now={now} />
        <div>
          <h2 className="text-2xl wrap-anywhere">
            <Link
              to={rulingPath(ruling.conflict_id)}
              className="relative decoration-2 underline-offset-4 before:absolute before:-inset-2 hover:underline"
            >
              {ruling.title}
            </Link>
          </h2>
          <p className="mt-1.5 max-w-[68ch] text-lg leading-relaxed wrap-anywhere">{ruling.ai_final_summary}</p>
        </div>
        <StrongestPoints points={ruling.strongest_points} sides={sides} />
        {ruling.verdict !== null && (
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="eyebrow">Verdict</span>
            <strong className="font-display text-xl wrap-anywhere">{verdictLine(ruling.verdict, sides)}</strong>
            {ruling.asked === 'both ways' && <span className="text-sm text-muted">{ASKED_BOTH_WAYS}</span>}
          </p>
        )}
        <WriterBadge by={ruling.written_by} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-56">
            <TallyStrip counts={ruling.vote_counts} sides={sides} />
            <p className="mt-1.5 text-sm font-semibold text-muted wrap-anywhere">
              {headlineOf(ruling.vote_counts, sides)}
            </p>
          </div>
          <Button
            aria-expanded={open}
            aria-controls={inside}
            aria-label={`${open ? 'Hide' : 'Read'} the ruling: ${ruling.title}`}
            onClick={() => setOpen(!open)}
            className="shrink-0"
          >
            {open ? 'Hide the ruling' : 'Read the ruling'}
          </Button>
        </div>
      </div>
      <div id={inside} hidden={!open}>
        {open && (
          <>
            <div className="border-y-2 border-outline bg-lime-soft p-5 sm:flex sm:gap-6 sm:p-6">
              <Mascot pose="gavel" className="h-20 shrink-0 max-sm:mb-3 sm:h-26" />
              <div className="min-w-0">
                <h3 className="text-xl">Final AI ruling</h3>
                <p className="mt-2 max-w-[68ch] leading-relaxed whitespace-pre-wrap wrap-anywhere">
                  {ruling.final_ai_ruling}
                </p>
              </div>
            </div>
            <div className="p-5 sm:p-6">
              <Voting ruling={ruling} />
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

const FILL: Record<RulingVote, string> = {
  both_wrong: 'bg-linear-to-r from-tangerine from-50% to-teal to-50%',
  user1_wrong: 'bg-tangerine',
  user2_wrong: 'bg-teal',
  get_therapy: 'bg-muted',
  ai_right: 'bg-lime',
  reset_conflict: 'bg-faint',
}

/** The tally as a single strip. Decorative: the text next to it says who leads. */
function TallyStrip({ counts, sides }: { counts: RulingVoteCounts; sides: Sides }) {
  return (
    <span aria-hidden className="outlined flex h-4 overflow-hidden rounded-full bg-card">
      {verdictsOf(counts, sides).map(
        ({ type, votes }) => votes > 0 && <TallyPart key={type} vote={type} votes={votes} />,
      )}
    </span>
  )
}

function TallyPart({ vote, votes }: { vote: RulingVote; votes: number }) {
  return <span className={classNames('h-full', FILL[vote])} style={useLiveStyle({ flexGrow: votes })} />
}
