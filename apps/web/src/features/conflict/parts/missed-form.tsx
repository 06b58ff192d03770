import type { Conflict } from '@squash/contract/conflicts'
import { LIMITS } from '@squash/contract/limits'
import type { Round } from '@squash/rules/conflicts/phase'
import { Button } from '../../../ui/button.tsx'
import type { Unsatisfied } from '../use-vote.ts'
import { WordsForm } from './words-form.tsx'

type MissedFormProps = {
  conflict: Conflict
  otherName: string
  round: Round
  unsatisfied: Unsatisfied
  onCancel: () => void
  /** Whether it was opened just now, and not found with the draft of an earlier visit. */
  takesFocus: boolean
}

/** What was missing? Asked before an unsatisfied vote is sent; the answer is optional and for the mediator alone. */
export function MissedForm({ conflict, otherName, round, unsatisfied, onCancel, takesFocus }: MissedFormProps) {
  const { written_by } = conflict
  const isCanned = (round === 1 ? written_by.mediation : written_by.rehash) === 'canned'
  return (
    <WordsForm
      label="What was missing?"
      hint={`Optional. Only the mediator reads it, to do better next time; ${otherName} never will.${isCanned ? ' This proposal was written without AI. If the next one is too, it can’t take this into account.' : ''}`}
      max={LIMITS.critique}
      rows={4}
      submit="Send my vote"
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
