import { ANONYMOUS } from '@squash/contract/anonymous'
import { expect, it } from 'vitest'
import { peopleIn } from './people-in.ts'

const ruling = {
  user1_id: 'maya',
  user1_display_name: 'Maya Okafor',
  user2_id: null,
  user2_display_name: ANONYMOUS,
}

it('names who can be blocked from a ruling: whoever shows their name, and never oneself', () => {
  expect(peopleIn(ruling, 'ada')).toEqual([{ id: 'maya', name: 'Maya' }])
  expect(peopleIn(ruling, 'maya')).toEqual([])
})
