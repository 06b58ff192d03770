import type { Agreement } from '@squash/contract/agreements'
import type { Commitment } from '@squash/contract/commitments'
import { isRecord } from '@squash/contract/is-record'
import { LIMITS } from '@squash/contract/limits'
import { COMMITMENT_OWNERS } from '@squash/contract/values'
import { useState } from 'react'
import { type Problems, tooMany } from '../../ui/use-problems.ts'
import { hasCode } from '../api-error.ts'
import { useDraft } from '../drafts.ts'
import { insultProblem, useSafety } from '../safety/use-safety.ts'
import { useSaveCommitments } from './queries.ts'

/** One commitment while it is edited. It is stored in this browser, so that it survives a failure and a reload. */
type Edit = {
  /** The place of the commitment in the list, and how it read when the edit began; null for a new one. */
  index: number
  original: Commitment | null
  /** How long the list was when the edit began. */
  length: number
  who: Commitment['who']
  what: string
  by: string
}

/** An edit of the commitment at this place, or of a new one at the end. */
export function editOf(list: readonly Commitment[], index: number): Edit {
  const original = list[index] ?? null
  const { who, what, by } = original ?? { who: 'both' as const, what: '', by: null }
  return { index, original, length: list.length, who, what, by: by ?? '' }
}

const committedIn = (value: unknown) => COMMITMENT_OWNERS.find((who) => who === value)

function commitmentIn(value: unknown): Commitment | null {
  const who = isRecord(value) ? committedIn(value.who) : undefined
  if (!isRecord(value) || who === undefined || typeof value.what !== 'string') return null
  return { who, what: value.what, by: typeof value.by === 'string' ? value.by : null }
}

/** The edit in a stored draft; null if it contains none. */
export function editIn(stored: string): Edit | null {
  try {
    const found: unknown = JSON.parse(stored)
    const edited = commitmentIn(found)
    if (!isRecord(found) || edited === null) return null
    const { index, length, original } = found
    if (typeof index !== 'number' || typeof length !== 'number') return null
    return { ...edited, by: edited.by ?? '', index, length, original: commitmentIn(original) }
  } catch {
    return null
  }
}

/** The commitment as it will be saved. */
export const editedCommitment = ({ who, what, by }: Edit): Commitment => ({
  who,
  what: what.trim(),
  by: by.trim() === '' ? null : by.trim(),
})

/** Why the edit can't be saved, by field. */
export const editProblems = ({ what, by }: Edit): Problems<'what' | 'by'> => ({
  what: what.trim() === '' ? 'Write what will happen.' : tooMany(what.trim(), LIMITS.commitment),
  by: tooMany(by.trim(), LIMITS.commitmentBy),
})

const isSame = (one: Commitment, other: Commitment): boolean =>
  one.who === other.who && one.what === other.what && one.by === other.by

/** Where the edit belongs in the current list, and how the other person has changed the same commitment in the meantime. */
export type Place = {
  /** The row that the form stands in for; the end of the list if there is none. */
  index: number
  /** 'changed' and 'removed' mean that the other person did this after the edit began. */
  meanwhile: null | { kind: 'changed'; theirs: Commitment } | { kind: 'removed' }
}

export function placeOf({ original, index, length }: Edit, list: readonly Commitment[]): Place {
  const end: Place = { index: list.length, meanwhile: null }
  if (original === null) return end
  const isThere = (at: number) => list[at] !== undefined && isSame(list[at], original)
  const found = isThere(index) ? index : list.findIndex((one) => isSame(one, original))
  if (found !== -1) return { index: found, meanwhile: null }
  const theirs = list[index]
  // If the list is as long as before, the commitment in this place is the same one, in the other person's words.
  return theirs && length === list.length
    ? { index, meanwhile: { kind: 'changed', theirs } }
    : { ...end, meanwhile: { kind: 'removed' } }
}

/** The list with the edit in its place. */
export function withEdit(list: readonly Commitment[], place: Place, edited: Commitment): Commitment[] {
  return place.index < list.length ? list.map((one, at) => (at === place.index ? edited : one)) : [...list, edited]
}

/** The list without that commitment. */
export const without = (list: readonly Commitment[], index: number): Commitment[] =>
  list.filter((_, at) => at !== index)

/**
 * The commitment that is being edited, if any: a draft in this browser until it has been saved. The other person can
 * change the list in the meantime, so the edit is applied to the list as it is when saving.
 * @param onClosed called when the form closes, with the row that is now in its place
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
