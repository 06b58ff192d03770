import { randomUUID } from 'node:crypto'
import { jonas, maya, type Person, words } from '@squash/testkit/cast'
import { done, respond, startConflict } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor } from '@squash/testkit/http'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeIn, mailsIn } from './support/mails.ts'
import { personOf } from './support/person.ts'
import { miscounts } from './support/recount.ts'
import { startSquash, type TestSquash } from './support/squash.ts'
import { untilQuiet, untilWaiting } from './support/until.ts'

let squash: TestSquash
let m: Actor
beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  m = await squash.signUp(maya)
})
afterAll(() => squash.close())

/** The number of conflicts to which this person is a party. */
async function rowsHeldBy({ database }: TestSquash, { username }: Person): Promise<number> {
  const text = 'select 1 from conflict_parties join profiles on profiles.id = person_id where username = $1'
  return (await database.query(text, [username])).rows.length
}

describe('the owner of the invited address', () => {
  it('gets the conflict on sign-up, or on confirming the address where that is required', async () => {
    const strict = await startSquash({ env: { AUTH_AUTOCONFIRM: 'off' } })
    try {
      const confirmed = async (person: Person) => {
        const { email } = person
        const mail = await eventually('the code', async () =>
          (await mailsIn(strict.database, email)).find(({ subject }) => subject.startsWith('Confirm')),
        )
        await done(strict.visitor.request('POST', '/auth/v1/verify', { type: 'signup', email, token: codeIn(mail) }))
        return strict.signIn(person)
      }
      await strict.signUp(maya)
      const creator = await confirmed(maya)
      const { id } = await startConflict(creator)
      await strict.signUp(jonas)
      const known = await done(creator.call('check_user_exists_by_email', { email_to_check: jonas.email }))
      expect(known).toEqual([{ user_exists: false, user_id: null }])
      const second = await startConflict(creator)
      expect(second.invite).toBe('sent')
      expect(await rowsHeldBy(strict, jonas)).toBe(0)

      const j = await confirmed(jonas)
      const mine = (await done(j.call('get_my_conflicts', {}))).map((card) => card.id)
      expect(mine.sort()).toEqual([id, second.id].sort())
      expect(await miscounts(strict.database)).toEqual([])
    } finally {
      await strict.close()
    }
  })

  it('gains the conflicts that wait for a new address, and keeps none that waited for the old one', async () => {
    const j = await squash.signUp(jonas)
    const [old, fresh] = [await startConflict(m), await startConflict(m, 'jonas@work.example')]
    const answered = await startConflict(m)
    await respond(j, answered.id)
    await done(j.request('PUT', '/auth/v1/user', { email: 'jonas@work.example' }))
    await untilQuiet(squash.database)
    for (const email of ['jonas@work.example', jonas.email]) {
      const [mail] = (await mailsIn(squash.database, email)).filter(({ subject }) => /address/.test(subject))
      const token = mail ? codeIn(mail) : ''
      await done(squash.visitor.request('POST', '/auth/v1/verify', { type: 'email_change', email, token }))
    }
    const moved = await squash.signIn({ ...jonas, email: 'jonas@work.example' })
    const mine = (await done(moved.call('get_my_conflicts', {}))).map(({ id }) => id)
    expect(mine.sort()).toEqual([fresh.id, answered.id].sort())
    expect((await moved.call('get_conflict', { p_conflict_id: old.id })).status).toBe(404)
    expect((await done(m.call('get_conflict', { p_conflict_id: answered.id }))).other_party.id).toBe(personOf(moved))
    expect(await miscounts(squash.database)).toEqual([])
  })
})

/** The embedded database runs one transaction at a time, so the two can't overlap there. */
describe.runIf(process.env.DATABASE_URL)('a user who signs up at the very moment of being invited', () => {
  it('waits until the invite is stored, and then sees the conflict', async () => {
    const release = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const holding = squash.database.transaction(async (tx) => {
      await sql`lock table idempotency_keys in exclusive mode`.execute(tx)
      locked.resolve()
      await release.promise
    })
    await locked.promise
    const draft = {
      title: words.title,
      user2_email: jonas.email,
      user1_mood: 'meh',
      user1_raw_message: words.maya,
    } as const
    const starting = done(m.call('create_conflict', draft, { 'idempotency-key': randomUUID() }))
    await untilWaiting(squash.database, 1)
    const signingUp = squash.signUp(jonas)
    await untilWaiting(squash.database, 2)
    release.resolve()
    await holding
    const { id, invite } = await starting
    expect(invite).toBe('sent')
    const j = await signingUp
    expect((await done(j.call('get_conflict', { p_conflict_id: id }))).phase).toBe('awaiting_response')
    await untilQuiet(squash.database)
    expect(await miscounts(squash.database)).toEqual([])
  })
})
