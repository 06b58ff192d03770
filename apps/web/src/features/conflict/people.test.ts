import { describe, expect, it } from 'vitest'
import { conflictIn, seenByJonas } from '../../testing/conflict-in.ts'
import { peopleOf, reportablesOf } from './people.ts'

const maya = { name: 'Maya Okafor', avatarUrl: null }

describe('the two parties of a conflict', () => {
  it('has Maya as party 1 and Jonas as party 2 on her screen', () => {
    const people = peopleOf(conflictIn('vote_1'), maya)
    expect(people.user1).toMatchObject({ isViewer: true, short: 'Maya' })
    expect(people.user2).toMatchObject({ isViewer: false, name: 'Jonas Weber', short: 'Jonas' })
  })

  it('has the same sides on his screen, with him as the viewer', () => {
    const people = peopleOf(seenByJonas(conflictIn('vote_1')), { name: 'Jonas Weber', avatarUrl: null })
    expect(people.user1).toMatchObject({ isViewer: false, name: 'Maya Okafor' })
    expect(people.viewer).toBe(people.user2)
  })

  it('shows Jonas’s invited address until he joins', () => {
    expect(peopleOf(conflictIn('awaiting_response'), maya).other.name).toBe('jonas@example.org')
  })

  it('says "You" until the user’s own profile has loaded', () => {
    expect(peopleOf(conflictIn('vote_1'), { name: null, avatarUrl: null }).viewer.name).toBe('You')
  })
})

const jonas = { id: 'jonas', name: 'Jonas' }
const words = { id: 'c1', user1_translated_message: 'I feel worn out.', user2_translated_message: null }

it('users can report the other party’s text once it has arrived, but never their own', () => {
  expect(reportablesOf({ ...words, viewer_role: 'user2' }, jonas)).toEqual([
    { kind: 'message', id: 'c1', what: 'what Jonas wrote', person: jonas },
  ])
  expect(reportablesOf({ ...words, viewer_role: 'user1' }, jonas)).toEqual([])
})
