import type { Conflict } from '@squash/contract/conflicts'
import { LIMITS } from '@squash/contract/limits'
import { conflictMessages } from '@squash/contract/messages/conflict'
import type { Round } from '@squash/contract/values'
import { useRef, useState } from 'react'
import { client } from '../../../lib/client.ts'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import type { People } from '../people.ts'
import { useCommand } from '../queries.ts'
import {
  type Choice,
  type VotePanel as Panel,
  type Unsatisfied,
  unsatisfiedVote,
  useSatisfied,
  useUnsatisfied,
  type VoteState,
  votePanelOf,
} from '../votes.ts'
import { type PartyStatus, PartyStatuses } from './party.tsx'
import { RulingDialog } from './ruling.tsx'
import { WordsForm } from './words-form.tsx'

const MARKS: Record<VoteState, PartyStatus['mark']> = { open: 'open', satisfied: 'yes', unsatisfied: 'no' }
const LOOKS: Record<Choice['does'], ButtonVariant> = {
  satisfied: 'success',
  unsatisfied: 'quiet',
  ruling: 'quiet',
  leave: 'quiet',
}

type VotePanelProps = { conflict: Conflict; people: People }

/** The question after each round, who has answered it, and the viewer's own answer. */
export function VotePanel({ conflict, people }: VotePanelProps) {
  const panel = votePanelOf(conflict, people)
  // A form opened in one round must not stay open in the next.
  return panel && <RoundPanel key={panel.round} panel={panel} conflict={conflict} people={people} />
}

function RoundPanel({ panel, conflict, people }: VotePanelProps & { panel: Panel }) {
  const { round, question, note, choices } = panel
  const [asking, setAsking] = useState<'ruling' | 'leave' | null>(null)
  const satisfied = useSatisfied(conflict.id)
  const unsatisfied = useUnsatisfied(conflict.id, round)
  const critique = useCritiqueForm(unsatisfied.draft !== '')
  const statuses = panel.voters.map(({ person, says, vote: cast }) => ({ person, says, mark: MARKS[cast] }))
  const isWriting = critique.isOpen && choices.some(({ does }) => does === 'unsatisfied')

  function choose({ does }: Choice) {
    if (does === 'satisfied') satisfied.mutate({ round })
    else if (does === 'unsatisfied') critique.open()
    else setAsking(does)
  }
  const close = () => setAsking(null)
  const other = people.other

  return (
    <Card
      as="section"
      className={classNames(
        'flex flex-col gap-5 sm:p-7',
        !isWriting && 'md:flex-row md:items-center md:justify-between',
      )}
    >
      <div>
        <h2 className="text-2xl">{isWriting ? `You’re voting “${unsatisfiedVote(round)}”` : question}</h2>
        {note && <p className="mt-1 text-muted">{note}</p>}
        <div className="mt-2.5">
          <PartyStatuses statuses={statuses} />
        </div>
      </div>
      {isWriting ? (
        <CritiqueForm
          conflict={conflict}
          otherName={other.short}
          round={round}
          unsatisfied={unsatisfied}
          onCancel={critique.close}
          takesFocus={critique.wasOpened}
        />
      ) : (
        choices.length > 0 && (
          <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap md:shrink-0 md:justify-end">
            {choices.map((choice) => (
              <Button
                key={choice.does}
                ref={choice.does === 'unsatisfied' ? critique.opener : undefined}
                variant={LOOKS[choice.does]}
                className="flex-1 md:flex-none"
                // The pressed button keeps focus while its vote is being sent; the others are disabled.
                busy={choice.does === 'satisfied' && satisfied.isPending}
                disabled={choice.does !== 'satisfied' && satisfied.isPending}
                onClick={() => choose(choice)}
              >
                {choice.label}
              </Button>
            ))}
          </div>
        )
      )}
      <RulingDialog conflict={conflict} people={people} open={asking === 'ruling'} onClose={close} />
      <LeaveDialog conflictId={conflict.id} otherName={other.short} open={asking === 'leave'} onClose={close} />
    </Card>
  )
}

/** Whether the form is open: on request, or from the start if it holds a draft. Closing it returns focus to its button. */
function useCritiqueForm(hasDraft: boolean) {
  const [isOpen, setOpen] = useState(hasDraft)
  const [wasOpened, setOpened] = useState(false)
  const isReturning = useRef(false)
  return {
    isOpen,
    wasOpened,
    open: () => {
      setOpened(true)
      setOpen(true)
    },
    close: () => {
      isReturning.current = true
      setOpen(false)
    },
    opener: (button: HTMLElement | null) => {
      if (button && isReturning.current) button.focus()
      isReturning.current = false
    },
  }
}

type LeaveDialogProps = { conflictId: string; otherName: string; open: boolean; onClose: () => void }

/** Asks before a conflict is left unsettled, because it can't be reopened. */
function LeaveDialog({ conflictId, otherName, open, onClose }: LeaveDialogProps) {
  const leave = useCommand<void>(conflictId, {
    send: () => client.conflicts.close_without_ruling({ p_conflict_id: conflictId }),
    done: () => {
      onClose()
      toast.success(conflictMessages.left)
    },
    failed: conflictMessages.leaveFailed,
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => leave.mutate()}
      busy={leave.isPending}
      variant="primary"
      title="Leave it here?"
      description={`Not everything has to be settled. The conflict closes for both of you, without a ruling. Nothing becomes public, and nobody loses points. We’ll let ${otherName} know, kindly.`}
      confirmLabel="Leave it here"
      cancelLabel="Not now"
    >
      <p>You can both still read everything. It can’t be reopened, but you can start again any time.</p>
    </ConfirmDialog>
  )
}

type CritiqueFormProps = {
  conflict: Conflict
  otherName: string
  round: Round
  unsatisfied: Unsatisfied
  onCancel: () => void
  /** Whether the user has just opened it, as opposed to finding it open with the draft of an earlier visit. */
  takesFocus: boolean
}

/** What was missing? Asked before an unsatisfied vote is sent; the answer is optional and for the mediator alone. */
function CritiqueForm({ conflict, otherName, round, unsatisfied, onCancel, takesFocus }: CritiqueFormProps) {
  const { written_by } = conflict
  const isCanned = (round === 1 ? written_by.mediation : written_by.rehash) === 'canned'
  return (
    <WordsForm
      label="What was missing?"
      hint={`Optional. Only the mediator reads it, never ${otherName}.${isCanned ? ' Without AI, the next round can’t take it into account.' : ''}`}
      max={LIMITS.critique}
      rows={4}
      submit={`Send my vote: ${unsatisfiedVote(round)}`}
      missing={null}
      value={unsatisfied.draft}
      onChange={unsatisfied.setDraft}
      safety={unsatisfied.safety}
      onSubmit={unsatisfied.send}
      busy={unsatisfied.isPending}
      takesFocus={takesFocus}
      aside={
        <Button onClick={onCancel} disabled={unsatisfied.isPending}>
          Back
        </Button>
      }
    />
  )
}
