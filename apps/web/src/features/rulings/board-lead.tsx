import { Card } from '../../ui/card.tsx'
import { Mascot } from '../../ui/mascot.tsx'
import { Stat } from '../../ui/stat.tsx'

/** What the board is, and its one figure: whatever stands here has failed (community §2). */
export function BoardLead() {
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Card tone="mediator" className="flex items-center gap-5">
        <Mascot pose="gavel" className="h-20 shrink-0 max-[400px]:hidden" />
        <p className="max-w-[56ch]">
          Three rounds of mediation could not settle these. One of the two asked for a final ruling, so here it is, in
          front of everybody. Names show only where their owners want them to.
        </p>
      </Card>
      <Stat tone="rose" value="100%" label="failure rate" />
    </div>
  )
}
