import type { Agreement } from '@squash/contract/agreements'
import { LIMITS } from '@squash/contract/limits'
import { otherParty } from '@squash/rules/conflicts/conflict'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { momentOf } from '../dates.ts'
import { HintAfterSending } from '../safety/safety-hint.tsx'
import { askingNote, authorOf, chipOf, hasConfirmed, namesOf, otherNameOf, PLACES, stateNote } from './agreement.ts'
import { AgreementActions } from './agreement-actions.tsx'
import { CommitmentForm } from './commitment-form.tsx'
import { ColumnHeads, CommitmentLine, CommitmentRow } from './commitment-row.tsx'
import { useEditing } from './edit.ts'

/** What the two agreed on: a list that both can change, and that counts once both have agreed to it. */
export function AgreementCard({ agreement }: { agreement: Agreement }) {
  const { commitments, viewer_role, can_change } = agreement
  const heading = useRef<HTMLHeadingElement>(null)
  const { card, focusRow } = useFocusAfterForm(heading)
  const { begin, editing } = useEditing(agreement, focusRow)
  const names = namesOf(agreement)
  const chip = chipOf(agreement)
  const [state, asking] = [stateNote(agreement), askingNote(agreement, new Date())]
  const isEmpty = commitments.length === 0
  const reasonId = useId()
  const focusForm = () => card.current?.querySelector('textarea')?.focus()
  const blocked = editing ? { reasonId, focusForm } : null

  const form = editing && (
    <li key="form" className="md:py-3">
      <CommitmentForm
        editing={editing}
        names={names}
        otherName={otherNameOf(agreement)}
        isConfirmed={hasConfirmed(agreement, viewer_role) || hasConfirmed(agreement, otherParty(viewer_role))}
      />
    </li>
  )
  return (
    <Card as="section" ref={card} className="flex flex-col gap-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Your agreement
        </h2>
        <Badge tone={chip.tone} className="py-1">
          {chip.text}
        </Badge>
      </div>
      <div id={PLACES.add} className="flex flex-col gap-5">
        {isEmpty && !editing ? (
          <p className="max-w-[60ch]">
            Nothing is written down yet. What will each of you do, and by when? One line is enough, and{' '}
            {otherNameOf(agreement)} can add to it.
          </p>
        ) : (
          <div>
            <ColumnHeads />
            <ul className="flex flex-col gap-3 md:gap-0">
              {commitments.map((commitment, row) =>
                editing && editing.place.index === row ? (
                  form
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: commitments have no ids, and their rows keep no state
                  <li key={row}>
                    <CommitmentRow
                      commitment={commitment}
                      names={names}
                      blocked={blocked}
                      onEdit={can_change ? () => begin(row) : null}
                    />
                  </li>
                ),
              )}
              {editing && editing.place.index >= commitments.length && form}
            </ul>
          </div>
        )}
        {can_change && !editing && commitments.length < LIMITS.agreementCommitments && (
          <Button
            data-add
            size="small"
            variant={isEmpty ? 'primary' : 'quiet'}
            className="self-start"
            onClick={() => begin(commitments.length)}
          >
            <span aria-hidden="true">+</span> {isEmpty ? 'Add the first commitment' : 'Add a commitment'}
          </Button>
        )}
      </div>
      <HintAfterSending place={`agreement:${agreement.conflict_id}`} />
      {state && <p>{state}</p>}
      {!isEmpty && (
        <AgreementActions agreement={agreement} blocked={blocked} focusAfter={() => heading.current?.focus()} />
      )}
      {!isEmpty && asking && <p className="text-sm text-muted">{asking}</p>}
      <AgreementHistory agreement={agreement} />
    </Card>
  )
}

/** When the form closes, the focus moves to the row in its place, or to the button that adds another. */
function useFocusAfterForm(heading: RefObject<HTMLElement | null>) {
  const card = useRef<HTMLDivElement>(null)
  const [row, focusRow] = useState<number | null>(null)
  useEffect(() => {
    if (row === null) return
    focusRow(null)
    const pencils = card.current?.querySelectorAll<HTMLElement>('li button[data-change]')
    const next = pencils?.[row] ?? card.current?.querySelector<HTMLElement>('button[data-add]') ?? heading.current
    next?.focus({ preventScroll: true })
  }, [row, heading])
  return { card, focusRow }
}

/** Every version of the agreement, newest first, collapsed; nothing while there is only the first. */
function AgreementHistory({ agreement }: { agreement: Agreement }) {
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
              {one.commitments.length === 0 && <p className="text-muted">No commitments.</p>}
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
