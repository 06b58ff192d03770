import { jonas, maya } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { miscounts } from '../../../test/support/recount.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { eventually, untilQuiet } from '../../../test/support/until.ts'
import { assignUnanswered } from './invitable.store.ts'

const NEW_ADDRESS = 'jonas.new@example.com'
let squash: TestSquash
let m: Actor
let j: Actor

/** The embedded database runs one transaction at a time; this needs a PostgreSQL server. */
describe.runIf(process.env.DATABASE_URL)('while Jonas takes the invited address', () => {
  beforeAll(async () => {
    squash = await startSquash()
  })
  beforeEach(async () => {
    await untilQuiet(squash.database)
    await squash.database.truncate()
    m = await squash.signUp(maya)
    j = await squash.signUp(jonas)
  })
  afterAll(() => squash.close())

  /** Makes a call after Jonas's transaction has written and before it commits. */
  async function callBeforeCommit<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    let made: Promise<Answer> | undefined
    await squash.database.transaction(async (tx) => {
      await tx.updateTable('profiles').set({ email: NEW_ADDRESS }).where('id', '=', personOf(j)).execute()
      await assignUnanswered(tx, personOf(j), NEW_ADDRESS, squash.clock.now())
      made = call()
      await untilOneWaits()
    })
    if (!made) throw new Error('The call was never made')
    return made
  }

  /** Polls on a separate connection, because `pg_stat_activity` doesn't change within a transaction. */
  async function untilOneWaits(): Promise<void> {
    const onlooker = new pg.Client({ connectionString: squash.database.url })
    await onlooker.connect()
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await eventually(async () => expect((await onlooker.query(waiting)).rowCount).toBeGreaterThan(0))
    await onlooker.end()
  }

  it('Maya deletes the conflict, and his counters are unaffected', async () => {
    const { id } = await startConflict(m, NEW_ADDRESS)
    await done(callBeforeCommit(() => m.call('delete_conflict', { p_conflict_id: id })))
    expect(await done(j.call('get_dashboard', {}))).toMatchObject({ active: 0, history: 0 })
    expect(await miscounts(squash.database)).toEqual([])
  })

  it('the holder of the link declines, and the conflict moves to his history', async () => {
    const { id } = await startConflict(m, NEW_ADDRESS)
    const { rows } = await squash.database.query('select token from invites where conflict_id = $1', [id])
    await done(callBeforeCommit(() => squash.visitor.call('decline_invite', { token: String(rows[0]?.token) })))
    expect(await done(j.call('get_dashboard', {}))).toMatchObject({ active: 0, history: 1 })
    expect(await miscounts(squash.database)).toEqual([])
  })
})
