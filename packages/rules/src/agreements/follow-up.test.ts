import { expect, it } from 'vitest'
import { previousCommitments } from './follow-up.ts'

const agreement = { parties: ['maya', 'jonas'] } as const
const commitments = [
  { who: 'first', what: 'Says it before 9 pm', by: null },
  { who: 'second', what: 'Dishes on Tuesdays', by: 'from Monday' },
  { who: 'both', what: 'Look at the list', by: null },
] as const

it('a follow-up assigns each commitment to the same person, no matter who starts it', () => {
  expect(previousCommitments(agreement, commitments, 'maya')).toEqual(commitments)
  expect(previousCommitments(agreement, commitments, 'jonas').map(({ who }) => who)).toEqual([
    'second',
    'first',
    'both',
  ])
})
