import { expect, it } from 'vitest'
import { reportablesOf } from './reportables.ts'

const jonas = { id: 'jonas', name: 'Jonas' }
const words = { id: 'c1', user1_translated_message: 'I feel worn out.', user2_translated_message: null }

it('lets one report the other’s words once they are there, and never one’s own', () => {
  expect(reportablesOf({ ...words, viewer_role: 'user2' }, jonas)).toEqual([
    { kind: 'message', id: 'c1', what: 'what Jonas wrote', person: jonas },
  ])
  expect(reportablesOf({ ...words, viewer_role: 'user1' }, jonas)).toEqual([])
})
