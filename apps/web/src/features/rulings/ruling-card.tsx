import type { AiRuling } from '@squash/contract/rulings'
import { useId, useState } from 'react'
import { headlineOf, type Sides } from '../../lib/rulings/verdicts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Mascot } from '../../ui/mascot.tsx'
import { RulingLead } from './ruling-lead.tsx'
import { TallyStrip } from './tally-strip.tsx'
import { Voting } from './voting.tsx'

/** One ruling of the board: the headline and how people voted; opened, the whole ruling and the vote. */
export function RulingCard({ ruling, now, startsOpen = false }: { ruling: AiRuling; now: Date; startsOpen?: boolean }) {
  const [open, setOpen] = useState(startsOpen)
  const inside = useId()
  const sides: Sides = { user1: ruling.user1_display_name, user2: ruling.user2_display_name }
  return (
    <Card as="article" flush className="overflow-hidden">
      <div className="flex flex-col gap-3.5 p-5 sm:p-6">
        <RulingLead ruling={ruling} now={now} />
        <div>
          <h2 className="text-2xl wrap-anywhere">{ruling.title}</h2>
          <p className="mt-1.5 max-w-[68ch] text-lg leading-relaxed wrap-anywhere">{ruling.ai_final_summary}</p>
        </div>
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
            aria-label={`${open ? 'Close' : 'Read'} the ruling: ${ruling.title}`}
            onClick={() => setOpen(!open)}
            className="shrink-0"
          >
            {open ? 'Close the ruling' : 'Read the ruling'}
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
              <Voting ruling={ruling} sides={sides} />
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
