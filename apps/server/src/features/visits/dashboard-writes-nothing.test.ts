import { maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

let squash: TestSquash
let m: Actor

beforeAll(async () => {
  squash = await startSquash()
  m = await squash.signUp(maya)
  await done(m.call('get_dashboard', {}))
  // So that only the statements of the call itself are counted, not those of the jobs that it triggers.
  await squash.stopWorker()
})
afterAll(() => squash.close())

it('opening the dashboard sends up to seven statements and no writes, although it is a visit', async () => {
  squash.clock.advance({ minutes: 40 })
  const { statements } = squash.database
  const before = statements.length
  await done(m.call('get_dashboard', {}))
  const sent = statements.slice(before).map(({ sql }) => sql)
  expect(sent.length).toBeLessThanOrEqual(7)
  expect(sent.filter((sql) => /insert|update|delete/i.test(sql))).toEqual([])
})
