import { handleEvent } from '@squash/rules/event-handlers'
import type { DomainEvent } from '@squash/rules/events'
import { expect, it } from 'vitest'
import { announceConflict } from './conflicts.announce.ts'

const at = new Date('2026-03-02T09:00:00Z')
const about = { conflict: 'the dishes', at }
const notifiedBy = (event: DomainEvent) => (handleEvent(announceConflict, event) ?? []).map(({ person }) => person)

it('a conflict that moves is announced to both parties', () => {
  expect(notifiedBy({ type: 'conflict.deleted', ...about, created_at: about.at, parties: ['maya', 'jonas'] })).toEqual([
    'maya',
    'jonas',
  ])
  expect(notifiedBy({ type: 'conflict.deleted', ...about, created_at: about.at, parties: ['maya', null] })).toEqual([
    'maya',
  ])
})

it('an invite that his new account found is announced to Jonas only: Maya knows his address, not that it has an account', () => {
  const joined = { type: 'conflict.joined', ...about, parties: ['maya', 'jonas'], person: 'jonas' } as const
  expect(notifiedBy(joined)).toEqual(['jonas'])
  expect(notifiedBy({ ...joined, type: 'conflict.left' })).toEqual(['jonas'])
})

it('keeping Maya waiting is announced to no one', () => {
  expect(notifiedBy({ type: 'conflict.ghosted', ...about, parties: ['maya', 'jonas'], person: 'jonas' })).toEqual([])
})

it('events that are not about conflicts are not announced', () => {
  expect(notifiedBy({ type: 'person.signed_up', person: 'maya', at })).toEqual([])
})
