import { expect, it } from 'vitest'
import { announceConflict } from './conflicts.announce.ts'

const at = new Date('2026-03-02T09:00:00Z')
const about = { conflict: 'the dishes', at }
const toldOf = (event: Parameters<typeof announceConflict>[0]) => announceConflict(event).map(({ person }) => person)

it('tells both parties that their conflict moved', () => {
  expect(toldOf({ type: 'conflict.deleted', ...about, created_at: about.at, parties: ['maya', 'jonas'] })).toEqual([
    'maya',
    'jonas',
  ])
  expect(toldOf({ type: 'conflict.deleted', ...about, created_at: about.at, parties: ['maya', null] })).toEqual([
    'maya',
  ])
})

it('tells Jonas alone that his new account found an invite: Maya knows his address, not that it has an account', () => {
  const joined = { type: 'conflict.joined', ...about, parties: ['maya', 'jonas'], person: 'jonas' } as const
  expect(toldOf(joined)).toEqual(['jonas'])
  expect(toldOf({ ...joined, type: 'conflict.left' })).toEqual(['jonas'])
})

it('disturbs nobody when Jonas has let Maya wait', () => {
  expect(toldOf({ type: 'conflict.ghosted', ...about, parties: ['maya', 'jonas'], person: 'jonas' })).toEqual([])
})

it('has nothing to tell of what is no conflict', () => {
  expect(toldOf({ type: 'person.signed_up', person: 'maya', at })).toEqual([])
})
