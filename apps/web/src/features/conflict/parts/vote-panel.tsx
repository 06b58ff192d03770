import type { Conflict } from '@squash/contract/conflicts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { ButtonVariant } from '../../../ui/button-style.ts'
import { Card } from '../../../ui/card.tsx'
import { useVote } from '../actions/use-vote.ts'
import type { People } from '../view/people.ts'
import { type Choice, type VoteState, votePanelOf } from '../view/votes.ts'
import { type Dot, PartyDots } from './party-dots.tsx'
import { RulingDialog } from './ruling-dialog.tsx'

const MARKS: Record<VoteState, Dot['mark']> = { open: 'open', satisfied: 'yes', unsatisfied: 'no' }
const LOOKS: Record<Choice['does'], ButtonVariant> = { satisfied: 'success', unsatisfied: 'quiet', ruling: 'quiet' }

/** The question after each round, who has answered it, and the viewer's own answer. */
export function VotePanel({ conflict, people }: { conflict: Conflict; people: People }) {
  const [isAsking, setAsking] = useState(false)
  const vote = useVote(conflict.id)
  const panel = votePanelOf(conflict, people)
  if (panel === null) return null
  const { round, question, note, choices } = panel
  const dots = panel.voters.map(({ vote: cast, ...voter }) => ({ ...voter, mark: MARKS[cast] }))
  // The pressed button keeps the focus while its vote is on the way; the other one waits.
  const isCast = ({ does }: Choice) => vote.isPending && vote.variables.satisfied === (does === 'satisfied')
  const choose = (choice: Choice) =>
    choice.does === 'ruling' ? setAsking(true) : vote.mutate({ satisfied: choice.does === 'satisfied', round })

  return (
    <Card as="section" className="flex flex-col gap-5 sm:p-7 md:flex-row md:items-center md:justify-between">
      <div>
        <h2 className="text-2xl">{question}</h2>
        {note && <p className="mt-1 text-muted">{note}</p>}
        <div className="mt-2.5">
          <PartyDots dots={dots} />
        </div>
      </div>
      {choices.length > 0 && (
        <div className="flex flex-col gap-3 sm:flex-row md:shrink-0">
          {choices.map((choice) => (
            <Button
              key={choice.does}
              variant={LOOKS[choice.does]}
              className="flex-1 md:flex-none"
              busy={isCast(choice)}
              disabled={vote.isPending && !isCast(choice)}
              onClick={() => choose(choice)}
            >
              {choice.label}
            </Button>
          ))}
        </div>
      )}
      <RulingDialog conflict={conflict} other={people.other} open={isAsking} onClose={() => setAsking(false)} />
    </Card>
  )
}
