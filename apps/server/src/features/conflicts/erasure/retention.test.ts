import { jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSquash, type TestSquash } from '../../../../test/support/squash.ts'
import { untilQuiet } from '../../../../test/support/until.ts'
import { runAdminCommand } from '../../../admin-command.ts'

let squash: TestSquash
beforeAll(async () => {
  squash = await startSquash({ env: { RETENTION_DAYS: '90' } })
})
afterAll(() => squash.close())

it('an abandoned conflict keeps its messages for 90 days, and then only the fact that it was abandoned', async () => {
  let m = await squash.signUp(maya)
  const j = await squash.signUp(jonas)
  const answered = await conflictIn('vote_2', m, j)
  const unanswered = await startConflict(m, 'nobody@example.com')
  const resolved = await conflictIn('resolved', m, j)
  await untilQuiet(squash.database)

  squash.clock.advance({ days: 30 })
  await squash.runSchedule('conflicts.abandon')
  squash.clock.advance({ days: 89 })
  await squash.runSchedule('conflicts.forget-words')
  m = await squash.signIn(maya)
  const read = (id: string) => done(m.call('get_conflict', { p_conflict_id: id }))
  expect(await read(answered.id)).toMatchObject({
    phase: 'abandoned',
    title: answered.title,
    ai_summary: expect.any(String),
  })

  squash.clock.advance({ days: 1 })
  await squash.runSchedule('conflicts.forget-words')
  await squash.runSchedule('conflicts.forget-words')
  m = await squash.signIn(maya)
  const gone = { title: 'Deleted', user1_raw_message: null, user1_translated_message: null, ai_summary: null }
  expect(await read(answered.id)).toMatchObject({ ...gone, other_party: { username: jonas.username } })
  expect(await read(unanswered.id)).toMatchObject({ ...gone, user2_email: null })
  expect(await read(resolved.id)).toMatchObject({
    title: resolved.title,
    user1_raw_message: resolved.user1_raw_message,
  })
  const lines: string[] = []
  const parts = { database: squash.database, clock: squash.clock, print: (line: string) => void lines.push(line) }
  expect(await runAdminCommand(['recount'], parts), lines.join()).toBe(0)
})
