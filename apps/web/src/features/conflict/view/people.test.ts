import { describe, expect, it } from 'vitest'
import { conflictIn, seenByJonas } from '../testing/conflict-in.ts'
import { peopleOf } from './people.ts'

const maya = { name: 'Maya Okafor', avatarUrl: null }

describe('who sits at the table', () => {
  it('is Maya on the first side and Jonas on the second, on her screen', () => {
    const people = peopleOf(conflictIn('vote_1'), maya)
    expect(people.user1).toMatchObject({ isViewer: true, short: 'Maya' })
    expect(people.user2).toMatchObject({ isViewer: false, name: 'Jonas Weber', short: 'Jonas' })
  })

  it('is the same on his, with him as the viewer', () => {
    const people = peopleOf(seenByJonas(conflictIn('vote_1')), { name: 'Jonas Weber', avatarUrl: null })
    expect(people.user1).toMatchObject({ isViewer: false, name: 'Maya Okafor' })
    expect(people.viewer).toBe(people.user2)
  })

  it('calls Jonas by the invited address until he has joined', () => {
    expect(peopleOf(conflictIn('awaiting_response'), maya).other.name).toBe('jonas@example.org')
  })

  it('says "You" as long as the own profile is not known', () => {
    expect(peopleOf(conflictIn('vote_1'), { name: null, avatarUrl: null }).viewer.name).toBe('You')
  })
})
