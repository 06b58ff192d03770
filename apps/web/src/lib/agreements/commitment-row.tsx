import type { Commitment } from '@squash/contract/commitments'
import { Badge } from '../../ui/badge.tsx'
import { type Names, WHO_TONE, whoLabel } from './agreement.ts'
import type { Blocked } from './agreement-actions.tsx'

/** The columns of the list on a desktop; on a phone, each commitment is a card of its own. */
const COLUMNS = 'md:grid md:grid-cols-[8rem_minmax(0,1fr)_11rem_2.75rem] md:items-center md:gap-x-4'

/** The headings of the columns, hidden from screen readers, which read out who, what and when in each row. */
export const ColumnHeads = () => (
  <div aria-hidden="true" className={`eyebrow hidden border-b-2 border-faint pb-1.5 ${COLUMNS}`}>
    <span>Who</span>
    <span>What</span>
    <span>When</span>
  </div>
)

type CommitmentRowProps = {
  commitment: Commitment
  names: Names
  /** Set while another commitment is edited. */
  blocked: Blocked | null
  /** null if the list can't change any more. */
  onEdit: (() => void) | null
}

/** One commitment in the list, with the button that opens its form. */
export function CommitmentRow({ commitment, names, blocked, onEdit }: CommitmentRowProps) {
  const { who, what, by } = commitment
  return (
    <div
      className={`relative flex flex-col gap-2 rounded-control border-2 border-faint p-4 md:rounded-none md:border-0 md:border-b-2 md:px-0 md:py-1 ${COLUMNS}`}
    >
      <WhoBadge who={who} names={names} />
      <p className="min-w-0 leading-snug wrap-anywhere max-md:pr-8">{what}</p>
      <ByWhen by={by} />
      {onEdit && (
        <button
          type="button"
          data-change
          aria-disabled={blocked ? true : undefined}
          aria-describedby={blocked?.reasonId}
          onClick={blocked?.focusForm ?? onEdit}
          aria-label={`Change: ${what}`}
          className="grid size-11 place-items-center rounded-control hover:bg-lime-soft aria-disabled:opacity-40 max-md:absolute max-md:top-1.5 max-md:right-1.5"
        >
          <Pencil />
        </button>
      )}
    </div>
  )
}

/** One commitment in a line, wherever it can't be changed: an earlier version, a quotation. */
export const CommitmentLine = ({
  commitment: { who, what, by },
  names,
}: Pick<CommitmentRowProps, 'commitment' | 'names'>) => (
  <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 gap-y-1">
    <WhoBadge who={who} names={names} />
    <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
      {what}
      {by !== null && <span className="text-muted"> · {by}</span>}
    </span>
  </p>
)

const WhoBadge = ({ who, names }: Pick<Commitment, 'who'> & { names: Names }) => (
  <Badge tone={WHO_TONE[who]} className="max-w-full">
    <span className="truncate">{whoLabel(who, names)}</span>
  </Badge>
)

function ByWhen({ by }: Pick<Commitment, 'by'>) {
  if (by === null)
    return (
      <p aria-hidden="true" className="text-muted max-md:hidden">
        –
      </p>
    )
  return (
    <p className="min-w-0 wrap-anywhere max-md:text-sm max-md:text-muted">
      <span className="md:sr-only">When: </span>
      {by}
    </p>
  )
}

const Pencil = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className="size-5"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19z" />
    <path d="M14.5 6l3.5 3.5" />
  </svg>
)
