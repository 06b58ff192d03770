import type { Commitment } from '@squash/contract/commitments'
import { CommitmentLine } from '../../../lib/agreements/commitment-row.tsx'
import type { People } from '../people.ts'

/** Who would do what by when, under the text of a proposal. Older proposals have no such list. */
export function CommitmentList({ commitments, people }: { commitments: readonly Commitment[] | null; people: People }) {
  if (commitments === null || commitments.length === 0) return null
  const names = { user1: people.user1.short, user2: people.user2.short }
  return (
    <div>
      <h3 className="text-xl">Who does what</h3>
      <ul className="mt-2.5 flex max-w-[68ch] flex-col gap-2.5">
        {commitments.map(({ by, ...commitment }) => (
          <li key={`${commitment.who} ${commitment.what}`}>
            {/* A time that stands in the text isn't repeated after it. */}
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
