import type { Commitment } from '@squash/contract/commitments'
import type { Conflict } from '@squash/contract/conflicts'
import { CommitmentLine } from '../../../lib/agreements/commitment-row.tsx'
import { MediatorCard, Thought } from '../../../lib/mediator/mediator-card.tsx'
import { Card } from '../../../ui/card.tsx'
import { ProgressNote } from '../../../ui/progress-note.tsx'
import type { People } from '../people.ts'
import { workOf } from '../texts.ts'
import { RulingName } from './ruling.tsx'

type RoundProps = { conflict: Conflict; people: People }

/** Section 3: the first summary and suggestion. */
export function Mediation({ conflict, people }: RoundProps) {
  return (
    <MediatorCard eyebrow="ROUND 1" title="AI mediation">
      <Thought heading="What’s going on">{conflict.ai_summary}</Thought>
      <Thought heading="Try this">{conflict.ai_suggestion}</Thought>
      <CommitmentList commitments={conflict.mediation_commitments} people={people} />
    </MediatorCard>
  )
}

/** Section 4: a second suggestion, after the first did not settle the conflict. */
export function Rehash({ conflict, people }: RoundProps) {
  return (
    <MediatorCard eyebrow="ROUND 2" title="AI REHASH">
      <Thought heading="Another way to see it">{conflict.ai_rehash_summary}</Thought>
      <Thought heading="Try this instead">{conflict.ai_rehash_suggestion}</Thought>
      <CommitmentList commitments={conflict.rehash_commitments} people={people} />
    </MediatorCard>
  )
}

/** Section 6: what both core issues have in common, without repeating either. */
export function Reflection({ conflict, people }: RoundProps) {
  return (
    <MediatorCard eyebrow="ROUND 3" title="Core reflection">
      <Thought heading="What’s underneath">{conflict.ai_core_reflection}</Thought>
      <Thought heading="Try this together">{conflict.ai_core_suggestion}</Thought>
      <CommitmentList commitments={conflict.reflection_commitments} people={people} />
    </MediatorCard>
  )
}

/**
 * What the mediator is working on, and how long that usually takes. While it writes a ruling, the user can choose
 * whether to show their name.
 */
export function WorkCard({ conflict, people }: RoundProps) {
  const work = workOf(conflict.phase)
  if (work === null) return null
  return (
    <Card as="section" tone="mediator" className="flex flex-col gap-5">
      <ProgressNote estimate={work.estimate}>{work.says}</ProgressNote>
      {conflict.phase === 'ruling' && <RulingName conflict={conflict} people={people} />}
    </Card>
  )
}

/** Who would do what by when, under the text of a proposal. Older proposals have no such list. */
function CommitmentList({ commitments, people }: { commitments: readonly Commitment[] | null; people: People }) {
  if (commitments === null || commitments.length === 0) return null
  const names = { user1: people.user1.short, user2: people.user2.short }
  return (
    <div>
      <h3 className="text-xl">Who does what</h3>
      <ul className="mt-2.5 flex max-w-[68ch] flex-col gap-2.5">
        {commitments.map(({ by, ...commitment }) => (
          <li key={`${commitment.who} ${commitment.what}`}>
            {/* A time that the text already contains isn't repeated after it. */}
            <CommitmentLine
              commitment={{ ...commitment, by: by !== null && commitment.what.includes(by) ? null : by }}
              names={names}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
