import { handleEvent } from '@squash/rules/event-handlers'
import type { DomainEvent } from '@squash/rules/events'
import { expect, it } from 'vitest'
import { announceConflict } from './conflicts.announce.ts'

const at = new Date('2026-03-02T09:00:00Z')
const about = { conflict: 'the dishes', at }
const notifiedBy = (event: DomainEvent) => (handleEvent(announceConflict, event) ?? []).map(({ person }) => person)

it('announces a move in a conflict to both parties', () => {
  expect(notifiedBy({ type: 'conflict.deleted', ...about, created_at: about.at, parties: ['maya', 'jonas'] })).toEqual([
    'maya',
    'jonas',
  ])
  expect(notifiedBy({ type: 'conflict.deleted', ...about, created_at: about.at, parties: ['maya', null] })).toEqual([
    'maya',
  ])
})

it('announces only to Jonas that his new account has the invite: Maya must not learn that he has one', () => {
  const joined = { type: 'conflict.joined', ...about, parties: ['maya', 'jonas'], person: 'jonas' } as const
  expect(notifiedBy(joined)).toEqual(['jonas'])
  expect(notifiedBy({ ...joined, type: 'conflict.left' })).toEqual(['jonas'])
})

it('announces ghosting to no one', () => {
  expect(notifiedBy({ type: 'conflict.ghosted', ...about, parties: ['maya', 'jonas'], person: 'jonas' })).toEqual([])
})

it('ignores events that are not about conflicts', () => {
  expect(notifiedBy({ type: 'person.signed_up', person: 'maya', at })).toEqual([])
})
