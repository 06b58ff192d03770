import { Switch } from '@base-ui/react/switch'
import type { Conflict } from '@squash/contract/conflicts'
import { conflictMessages } from '@squash/contract/messages/conflict'
import { ASKED_BOTH_WAYS, verdictLine } from '@squash/rules/rulings/verdict-line'
import { RULING_PRICE } from '@squash/rules/squashcred/ruling-price'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { client } from '../../../lib/client.ts'
import { toastFailure } from '../../../lib/failure.tsx'
import { MediatorCard } from '../../../lib/mediator/mediator-card.tsx'
import { HiddenNotice } from '../../../lib/moderation/moderated-text.tsx'
import { StrongestPoints } from '../../../lib/rulings/ruling-parts.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import type { People } from '../people.ts'
import { commandFailure, conflictKey, useCommand } from '../queries.ts'
import { askerOf } from '../texts.ts'
import { PublicCard, PublicTallies } from './public-ruling.tsx'

/** Section 7: the ruling and the public votes on it, unless it is currently off the board. */
export function Ruling({ conflict, people }: { conflict: Conflict; people: People }) {
  const isHidden = conflict.ruling_hidden ?? false
  const sides = { user1: people.user1.short, user2: people.user2.short }
  return (
    <MediatorCard eyebrow={isHidden ? 'NOT PUBLIC RIGHT NOW' : 'PUBLIC'} title="Final AI ruling" pose="gavel">
      {isHidden && <HiddenNotice>Right now, only the two of you can see this ruling.</HiddenNotice>}
      {conflict.ai_final_summary && <h3 className="text-2xl">{conflict.ai_final_summary}</h3>}
      <StrongestPoints points={conflict.strongest_points} sides={sides} />
      {conflict.ruling_verdict !== null && (
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <strong className="font-display text-xl">{verdictLine(conflict.ruling_verdict, sides)}</strong>
          {conflict.ruling_asked === 'both ways' && <span className="text-sm text-muted">{ASKED_BOTH_WAYS}</span>}
        </p>
      )}
      <p className="max-w-[68ch] text-lg leading-relaxed whitespace-pre-wrap">{conflict.final_ai_ruling}</p>
      <RulingName conflict={conflict} people={people} />
      {!isHidden && <PublicTallies conflictId={conflict.id} sides={sides} />}
    </MediatorCard>
  )
}

type RulingDialogProps = { conflict: Conflict; people: People; open: boolean; onClose: () => void }

/** Warns that a final ruling is public before requesting it, and lets the user choose whether to show their name. */
export function RulingDialog({ conflict, people, open, onClose }: RulingDialogProps) {
  const { other, viewer } = people
  const { asking, each } = RULING_PRICE
  const [showMyName, setShowMyName] = useState(false)
  const request = useRequestRuling(conflict.id, onClose)
  if (conflict.private_because !== null)
    return (
      <ConfirmDialog
        open={open}
        onClose={onClose}
        onConfirm={() => request.mutate({ showMyName: false })}
        busy={request.isPending}
        variant="primary"
        title="There won’t be a ruling"
        description={`Something you wrote keeps this conflict private, so it can’t have a public ruling. If you continue, it closes for both of you. Nobody loses points, and we don’t tell ${other.short} why.`}
        confirmLabel="Close without a ruling"
        cancelLabel="Not now"
      >
        <p>If we got it wrong, ask for a review first: the button is at the top of this page.</p>
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => request.mutate({ showMyName })}
      busy={request.isPending}
      variant="primary"
      title="The final ruling is public"
      description="Anyone can read the ruling, its short summary and the title of this conflict, and strangers can vote on it. It may quote a few words from the versions of your messages that you sent each other, but nothing else you typed. You can’t undo a ruling."
      confirmLabel="GET AI FINAL RULING"
      cancelLabel="Not now"
    >
      <p className="mb-4 text-sm text-muted">
        We’ll let {other.short} know right away. They appear as “Anonymous User” unless they choose otherwise. Asking
        also counts as “not satisfied” with this round. A ruling costs you {asking + each} SquashCred and {other.short}{' '}
        {each}.
      </p>
      <NameChoice checked={showMyName} onChange={setShowMyName} />
      <PublicCard conflict={conflict} viewer={viewer} showsName={showMyName} />
    </ConfirmDialog>
  )
}

/** Who requested the ruling, and the switch for the viewer's own name next to it. */
export function RulingName({ conflict, people }: { conflict: Conflict; people: People }) {
  const choice = useShowName(conflict.id)
  const shown = choice.isPending ? choice.variables.shown : conflict.ruling_name_shown[conflict.viewer_role]
  const asker = askerOf(conflict, people)
  return (
    <div className="print:hidden">
      {asker && <p className="mb-2 text-sm text-muted">{asker}</p>}
      <NameChoice checked={shown} onChange={(next) => choice.mutate({ shown: next })} disabled={choice.isPending} />
    </div>
  )
}

type NameChoiceProps = { checked: boolean; onChange: (shown: boolean) => void; disabled?: boolean }

/** The switch for showing the viewer's name next to the public ruling. */
function NameChoice({ checked, onChange, disabled = false }: NameChoiceProps) {
  const id = useId()
  return (
    <div className="outlined flex items-center justify-between gap-4 rounded-control bg-card px-4 py-3">
      <div>
        <label htmlFor={id} className="font-bold">
          Show my name
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {checked ? 'Everyone can see your name next to the ruling.' : 'Off: everyone sees “Anonymous User”.'}
        </p>
      </div>
      <Switch.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        className="relative flex h-8 w-14 shrink-0 items-center rounded-full border-2 border-edge bg-faint transition-colors data-checked:bg-lime data-disabled:opacity-60 before:absolute before:-inset-2"
      >
        <Switch.Thumb className="block size-6 translate-x-0.5 rounded-full border-2 border-edge bg-card transition-transform duration-150 data-checked:translate-x-6.5" />
      </Switch.Root>
    </div>
  )
}

/** Requests the final ruling. `useNews` announces it when it arrives. */
const useRequestRuling = (id: string, onAsked: () => void) =>
  useCommand<{ showMyName: boolean }>(id, {
    send: ({ showMyName }) => client.conflicts.request_final_ruling({ p_conflict_id: id, show_my_name: showMyName }),
    done: onAsked,
    failed: conflictMessages.rulingFailed,
  })

/** Changes whether the viewer's name is shown next to the public ruling. */
function useShowName(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ shown }: { shown: boolean }) => client.conflicts.set_ruling_name_shown({ p_conflict_id: id, shown }),
    onError: (error) => toastFailure(commandFailure(error, 'Your choice wasn’t saved.')),
    // Until the refetch is done, the switch shows the new choice and not the old one.
    onSettled: () => queries.invalidateQueries({ queryKey: conflictKey(id) }),
  })
}
