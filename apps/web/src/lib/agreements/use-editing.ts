import type { Agreement } from '@squash/contract/agreements'
import { useState } from 'react'
import { hasCode } from '../api-error.ts'
import { useDraft } from '../drafts.ts'
import { insultProblem } from '../insults.ts'
import { useSafety } from '../safety/use-safety.ts'
import { type Edit, editedCommitment, editIn, editOf, placeOf, withEdit, without } from './edit.ts'
import { useSaveCommitments } from './queries.ts'

/**
 * The commitment that is being edited, if any: a draft in this browser until it has been saved. The other person can
 * change the list in the meantime, so the edit is applied to the list as it is when saving.
 * @param onClosed called when the form closes, with the row that now stands in its place
 */
export function useEditing(agreement: Agreement, onClosed: (row: number) => void) {
  const { conflict_id, commitments, revision } = agreement
  const [stored, write, clear] = useDraft(`agreement:${conflict_id}`)
  const edit = editIn(stored)
  const [problem, setProblem] = useState<string | null>(null)
  const safety = useSafety(stored)
  const close = (row: number) => {
    clear()
    setProblem(null)
    onClosed(row)
  }
  const saving = useSaveCommitments(conflict_id, {
    onSaved: () => close(edit?.index ?? 0),
    catches: (error) => {
      if (safety.catches(error)) return true
      if (!hasCode(error, 'agreement.insulting')) return false
      setProblem(insultProblem(error))
      return true
    },
  })
  const begin = (row: number) => keep(editOf(commitments, row))
  const keep = (next: Edit) => {
    setProblem(null)
    write(JSON.stringify(next))
  }
  if (edit === null) return { begin, editing: null }
  const place = placeOf(edit, commitments)
  return {
    begin,
    editing: {
      edit,
      place,
      problem: problem ?? undefined,
      safety,
      isSaving: saving.isPending,
      change: (next: Partial<Edit>) => keep({ ...edit, ...next }),
      save: (safety_acknowledged = false) => {
        const edited = withEdit(commitments, place, editedCommitment(edit))
        saving.mutate({ commitments: edited, revision, safety_acknowledged })
      },
      remove: () => saving.mutate({ commitments: without(commitments, place.index), revision }),
      cancel: () => close(edit.index),
    },
  }
}

export type Editing = NonNullable<ReturnType<typeof useEditing>['editing']>
