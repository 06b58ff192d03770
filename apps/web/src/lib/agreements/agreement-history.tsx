import type { Agreement } from '@squash/contract/agreements'
import { momentOf } from '../dates.ts'
import { authorOf, namesOf } from './agreement.ts'
import { CommitmentLine } from './commitment-row.tsx'

/** Every version of the agreement, newest first, collapsed; nothing while there is only the first. */
export function AgreementHistory({ agreement }: { agreement: Agreement }) {
  // The first draft is empty when Squash found nothing to propose.
  const revisions = agreement.revisions.filter((one) => one.author !== null || one.commitments.length > 0)
  const names = namesOf(agreement)
  if (revisions.length < 2) return null
  return (
    <details className="border-t-2 border-faint pt-2">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold underline underline-offset-4">
        How it changed ({revisions.length} versions)
      </summary>
      <ol reversed className="mt-2 flex flex-col gap-5">
        {revisions.map((one) => (
          <li key={one.revision} className="border-l-4 border-faint pl-4">
            <p className="text-sm text-muted">
              <strong className="text-ink">{authorOf(one, agreement)}</strong>
              {' · '}
              <time dateTime={one.created_at}>{momentOf(one.created_at)}</time>
            </p>
            <div className="mt-2 flex flex-col gap-2">
              {one.commitments.length === 0 && <p className="text-muted">Empty.</p>}
              {one.commitments.map((commitment, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an earlier version never changes
                <CommitmentLine key={row} commitment={commitment} names={names} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </details>
  )
}
