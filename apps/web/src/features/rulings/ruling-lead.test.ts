import { ANONYMOUS } from '@squash/contract/anonymous'
import { expect, it } from 'vitest'
import { peopleIn } from './ruling-lead.tsx'

const ruling = {
  user1_id: 'maya',
  user1_display_name: 'Maya Okafor',
  user2_id: null,
  user2_display_name: ANONYMOUS,
}

it('a public ruling lets users block the parties who show their names, but never themselves', () => {
  expect(peopleIn(ruling, 'ada')).toEqual([{ id: 'maya', name: 'Maya' }])
  expect(peopleIn(ruling, 'maya')).toEqual([])
})
