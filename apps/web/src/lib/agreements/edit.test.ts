import { describe, expect, it } from 'vitest'
import { editedCommitment, editIn, editOf, editProblems, placeOf, withEdit, without } from './edit.ts'
import { agreementWith } from './testing/agreement-with.ts'

const list = agreementWith().commitments
const [dishes, says, look] = list
if (!dishes || !says || !look) throw new Error('The agreement has too few commitments')
const other = { who: 'both', what: 'Buy a bigger drying rack', by: null } as const

describe('a commitment while it is edited', () => {
  it('survives a reload', () => {
    for (const edit of [editOf(list, 1), editOf(list, 3), { ...editOf(list, 0), by: 'by Friday' }])
      expect(editIn(JSON.stringify(edit))).toEqual(edit)
  })

  it.each(['', 'null', '{}', '[1]', '{"who":"nobody","what":"x","index":0,"length":1}'])(
    'is not made from a stored %s',
    (stored) => expect(editIn(stored)).toBeNull(),
  )

  it('is saved trimmed, without a time if none was typed', () => {
    expect(editedCommitment({ ...editOf(list, 3), what: ' Buy a rack ', by: ' ' })).toEqual({
      who: 'both',
      what: 'Buy a rack',
      by: null,
    })
  })

  it('needs to say what, within the limits', () => {
    expect(editProblems(editOf(list, 3))).toMatchObject({ what: 'Write what will happen.' })
    const long = { ...editOf(list, 0), what: 'x'.repeat(201), by: 'x'.repeat(62) }
    expect(editProblems(long)).toEqual({ what: '1 character too many', by: '2 characters too many' })
  })
})

describe('the place of the edit in the list', () => {
  it('is its own row, even after the other person added, removed or changed other rows', () => {
    const edit = editOf(list, 1)
    for (const [now, index] of [
      [list, 1],
      [[...list, other], 1],
      [[says, look], 0],
      [[other, says, look], 1],
    ] as const)
      expect(placeOf(edit, now)).toEqual({ index, meanwhile: null })
  })

  it('is the row that the other person has changed in the meantime', () => {
    const theirs = { ...says, by: 'by Friday' }
    expect(placeOf(editOf(list, 1), [dishes, theirs, look])).toEqual({
      index: 1,
      meanwhile: { kind: 'changed', theirs },
    })
  })

  it('is the end of the list once the other person has removed it', () => {
    const place = placeOf(editOf(list, 1), [dishes, look])
    expect(place).toEqual({ index: 2, meanwhile: { kind: 'removed' } })
    expect(withEdit([dishes, look], place, says)).toEqual([dishes, look, says])
  })

  it('is the end of the list for a new commitment', () => {
    const place = placeOf(editOf(list, 3), [...list, other])
    expect(withEdit([...list, other], place, dishes)).toEqual([...list, other, dishes])
  })
})

it('replacing or removing a commitment leaves the others alone', () => {
  expect(withEdit(list, { index: 1, meanwhile: null }, other)).toEqual([dishes, other, look])
  expect(without(list, 1)).toEqual([dishes, look])
})
