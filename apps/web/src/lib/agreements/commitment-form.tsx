import { LIMITS } from '@squash/contract/limits'
import { type FormEvent, useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useProblems } from '../../ui/use-problems.ts'
import { ScreenedSend } from '../safety/screened-send.tsx'
import { type Names, whoLabel } from './agreement.ts'
import { CommitmentLine } from './commitment-row.tsx'
import { type Editing, editProblems, type Place } from './edit.ts'

type CommitmentFormProps = {
  editing: Editing
  names: Names
  otherName: string
  /** Whether either party has confirmed the version that this changes. */
  isConfirmed: boolean
}

/** One commitment while it is edited, in place of its row. */
export function CommitmentForm({ editing, names, otherName, isConfirmed }: CommitmentFormProps) {
  const { edit, place, change, save, remove, cancel, isSaving, problem, safety } = editing
  const problems = useProblems(editProblems(edit))
  const { focus } = problems
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => focus('what'), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving && problems.check()) save()
  }
  const isNew = edit.original === null
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={isNew ? 'New commitment' : 'Change this commitment'}
      className="outlined flex flex-col gap-5 rounded-control bg-paper p-4 sm:p-5"
    >
      {place.meanwhile && <Meanwhile meanwhile={place.meanwhile} names={names} otherName={otherName} />}
      <RadioCards
        legend="Who?"
        columns="sm:max-w-md sm:grid-cols-3"
        options={(['first', 'second', 'both'] as const).map((value) => ({ value, label: whoLabel(value, names) }))}
        value={edit.who}
        onChange={(who) => change({ who })}
        disabled={isSaving}
      />
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_16rem] md:items-start">
        <TextArea
          {...problems.field('what')}
          error={problems.of('what') ?? problem}
          label="What?"
          max={LIMITS.commitment}
          rows={2}
          value={edit.what}
          readOnly={isSaving}
          onChange={(event) => change({ what: event.target.value })}
        />
        <TextField
          {...problems.field('by')}
          label="When? (optional)"
          hint="“By Friday”, “from Nov 24”"
          autoComplete="off"
          value={edit.by}
          readOnly={isSaving}
          onChange={(event) => change({ by: event.target.value })}
        />
      </div>
      {isConfirmed && <p className="text-sm text-muted">If you change something, you both have to agree again.</p>}
      <ScreenedSend
        safety={safety}
        busy={isSaving}
        onSendAsItIs={() => save(true)}
        focusWords={() => focus('what')}
        onDelete={cancel}
      >
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={isSaving}>
            {place.meanwhile ? 'Save mine' : 'Save'}
          </Button>
          <Button disabled={isSaving} onClick={cancel}>
            {place.meanwhile ? 'Discard mine' : 'Cancel'}
          </Button>
          {!isNew && place.meanwhile?.kind !== 'removed' && (
            <Button
              variant="bare"
              disabled={isSaving}
              onClick={remove}
              className="text-rose-ink max-sm:-ml-5 sm:ml-auto"
            >
              Remove it
            </Button>
          )}
        </div>
      </ScreenedSend>
    </form>
  )
}

type MeanwhileProps = { meanwhile: NonNullable<Place['meanwhile']>; names: Names; otherName: string }

/** How the other person changed or removed this commitment while it was being edited here. */
function Meanwhile({ meanwhile, names, otherName }: MeanwhileProps) {
  if (meanwhile.kind === 'removed')
    return (
      <Notice>
        <p>
          {otherName} changed the list while you were writing, and this isn’t in it any more. Save yours to put it back.
        </p>
      </Notice>
    )
  return (
    <Notice>
      <p className="font-semibold">{otherName} changed this while you were writing. It now reads:</p>
      <div className="mt-2">
        <CommitmentLine commitment={meanwhile.theirs} names={names} />
      </div>
    </Notice>
  )
}
