import { MESSAGES } from '@squash/contract/messages'
import { ada, ben, deniz, jonas, maya, words } from '@squash/testkit/cast'
import {
  conflictIn,
  done,
  reaches,
  respond,
  startConflict,
  submitCoreIssues,
  vote,
} from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runAdminCommand } from '../../../src/admin-command.ts'
import { openStream } from '../../../test/support/live-stream.ts'
import { mailsIn } from '../../../test/support/mails.ts'
import { personOf } from '../../../test/support/person.ts'
import { miscounts } from '../../../test/support/recount.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { eventually, untilQuiet } from '../../../test/support/until.ts'

/** An obvious sign of danger, with text found nowhere else. */
const SIGN = 'The tamarind again. To be honest, I want to kill myself when I come home to this kitchen.'

let squash: TestSquash
let m: Actor
let j: Actor
let admin: Actor
beforeAll(async () => {
  squash = await startSquash({ env: { RATE_LIMITS: 'on' } })
})
beforeEach(async () => {
  await squash.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  admin = await asAdmin(await squash.signUp(deniz))
})
afterAll(() => squash.close())

async function asAdmin(actor: Actor): Promise<Actor> {
  await squash.database.query('update profiles set is_admin = true where id = $1', [personOf(actor)])
  return actor
}

/** A conflict that Jonas's answer keeps private, up to the point at which either may request the ruling. */
async function privateConflict(): Promise<string> {
  const { id } = await startConflict(m)
  await done(j.call('respond_to_conflict', { p_conflict_id: id, user2_raw_message: SIGN, safety_acknowledged: true }))
  await reaches(m, id, 'vote_1')
  await vote(m, id, false)
  await reaches(m, id, 'vote_2')
  await vote(j, id, false)
  await reaches(m, id, 'core_issues')
  await submitCoreIssues(m, j, id)
  await reaches(m, id, 'vote_3')
  return id
}

const conflictOf = (person: Actor, id: string) => done(person.call('get_conflict', { p_conflict_id: id }))
const requestReview = (person: Actor, id: string, more: { reason?: string; show_my_words?: boolean } = {}) =>
  person.call('request_safety_review', { p_conflict_id: id, ...more })
const waiting = (by: Actor) => done(by.call('get_safety_reviews', {}))
const decide = (by: Actor, id: string, verdict: 'lifted' | 'kept', answer = 'It reads as a figure of speech.') =>
  by.call('decide_safety_review', { id, verdict, answer })

describe('the author of a flagged text', () => {
  it('learns that their text keeps the conflict private, and the other party does not', async () => {
    const id = await privateConflict()
    expect((await conflictOf(j, id)).private_because).toBe('sign')
    expect((await conflictOf(m, id)).private_because).toBeNull()
  })

  it('requests a review, one at a time, and sees it with the conflict', async () => {
    const id = await privateConflict()
    const review = await done(requestReview(j, id, { reason: 'I was joking.' }))
    expect(review).toMatchObject({ status: 'open', reason: 'I was joking.', shows_words: false, answer: null })
    expect((await conflictOf(j, id)).safety_review).toEqual(review)
    expect(await conflictOf(m, id)).not.toHaveProperty('safety_review')
    expect(await requestReview(j, id)).toMatchObject({ status: 409, body: { code: 'safety.review_waiting' } })
    expect((await done(j.call('export_my_data', {}))).safety_reviews).toEqual([review])
    expect((await done(m.call('export_my_data', {}))).safety_reviews).toEqual([])
  })

  it('is the only one who can request it: the other party has nothing to review, and a stranger sees no conflict', async () => {
    const id = await privateConflict()
    expect(await requestReview(m, id)).toMatchObject({ status: 409, body: { code: 'safety.nothing_to_review' } })
    expect(await requestReview(await squash.signUp(ada), id)).toMatchObject({ status: 404 })
    const plain = await conflictIn('vote_1', m, j)
    expect(await requestReview(j, plain.id)).toMatchObject({
      status: 409,
      body: { message: MESSAGES.safetyReviews.nothingToReview },
    })
  })

  it('can request up to five reviews a day', async () => {
    const id = await privateConflict()
    for (let times = 0; times < 5; times++) await requestReview(j, id)
    const sixth = await requestReview(j, id)
    expect(sixth).toMatchObject({ status: 429, body: { code: 'safety.too_many_reviews' } })
  })
})

describe('an admin', () => {
  it("reads the author's reason, and their text only if they agreed, and never the other party's", async () => {
    const [hidden, shown] = [await privateConflict(), await privateConflict()]
    await done(requestReview(j, hidden, { reason: 'A joke.' }))
    squash.clock.advance({ minutes: 1 })
    await done(requestReview(j, shown, { show_my_words: true }))
    const [without, with_] = await waiting(admin)
    expect(without).toMatchObject({ reason: 'A joke.', words: null, because: 'sign', can_decide: true })
    expect(with_?.words?.[0]).toEqual({ label: 'What they typed', text: SIGN })
    const read = JSON.stringify([without, with_])
    for (const secret of [words.maya, words.title, personOf(m), personOf(j), 'Jonas'])
      expect(read).not.toContain(secret)
    expect(JSON.stringify(without)).not.toContain('tamarind')

    await done(decide(admin, with_?.id ?? '', 'kept', 'Please talk to someone.'))
    const decided = await done(admin.call('get_safety_reviews', { p_status: 'decided' }))
    expect(decided).toMatchObject([{ status: 'kept', words: null, can_decide: false }])
  })

  it('can keep a conflict private with an answer for the author, who may then ask again', async () => {
    const id = await privateConflict()
    const { id: review } = await done(requestReview(j, id))
    await done(decide(admin, review, 'kept', 'This one stays private.'))
    const after = await conflictOf(j, id)
    expect(after).toMatchObject({
      private_because: 'sign',
      safety_review: { status: 'kept', answer: 'This one stays private.' },
    })
    expect(await decide(admin, review, 'lifted')).toMatchObject({
      status: 409,
      body: { code: 'safety.review_decided' },
    })
    expect((await requestReview(j, id)).ok).toBe(true)
  })

  it('can’t decide about their own text, or that of a user they are in a conflict with', async () => {
    const id = await privateConflict()
    const { id: review } = await done(requestReview(j, id, { reason: 'Secret.', show_my_words: true }))
    for (const party of [m, j]) {
      await asAdmin(party)
      expect(await decide(party, review, 'lifted')).toMatchObject({ status: 403, body: { code: 'safety.review_own' } })
      expect(await waiting(party)).toMatchObject([{ reason: null, words: null, can_decide: false }])
    }
  })

  it('leaves a log entry with each decision, and the author gets a mail and a notification that reveal no details', async () => {
    const id = await privateConflict()
    const { id: review } = await done(requestReview(j, id))
    await untilQuiet(squash.database)
    const [his, hers] = [await openStream(squash.origin, j), await openStream(squash.origin, m)]
    await done(decide(admin, review, 'lifted'))
    await untilQuiet(squash.database)
    await eventually(() => expect(JSON.stringify(his.heard)).toContain('safety_review.decided'))
    his.close()
    hers.close()
    const [act] = await done(admin.call('get_admin_acts', {}))
    expect(act).toMatchObject({ act: 'safety_review.lifted', subject: review })
    expect(hers.heard).toEqual([])
    const mails = (await mailsIn(squash.database)).filter(({ subject }) => subject.startsWith('A moderator'))
    expect(mails.map(({ to }) => to)).toEqual([jonas.email])
    expect(mails[0]?.text).not.toMatch(/dishes|private|sign|danger|lifted|ruling/i)
  })
})

describe('lifting a safety flag', () => {
  it('lets either party request the ruling', async () => {
    const id = await privateConflict()
    await done(decide(admin, (await done(requestReview(j, id))).id, 'lifted'))
    expect((await conflictOf(j, id)).private_because).toBeNull()
    expect(await done(m.call('request_final_ruling', { p_conflict_id: id }))).toMatchObject({ phase: 'ruling' })
    await reaches(m, id, 'ruled')
  })

  it('reopens the conflict for both if a ruling was already requested, and keeps every counter correct', async () => {
    const id = await privateConflict()
    expect(await done(m.call('request_final_ruling', { p_conflict_id: id }))).toMatchObject({
      closed_reason: 'flagged',
    })
    await done(decide(admin, (await done(requestReview(j, id))).id, 'lifted'))
    for (const person of [m, j])
      expect(await conflictOf(person, id)).toMatchObject({
        phase: 'vote_3',
        closed_reason: null,
        reopened_at: expect.any(String),
      })
    await untilQuiet(squash.database)
    expect(await miscounts(squash.database)).toEqual([])
    await done(j.call('request_final_ruling', { p_conflict_id: id }))
    await reaches(m, id, 'ruled')
    await untilQuiet(squash.database)
    expect(await miscounts(squash.database)).toEqual([])
  })

  it("changes nothing while the other party's text keeps it private, too", async () => {
    const { id } = await startConflict(m)
    await respond(j, id)
    await squash.database.query(
      `update conflicts set kept_private = true, user1_private_reason = 'model', user2_private_reason = 'sign'
       where id = $1`,
      [id],
    )
    await done(decide(admin, (await done(requestReview(j, id))).id, 'lifted'))
    const { rows } = await squash.database.query('select kept_private from conflicts where id = $1', [id])
    expect(rows).toEqual([{ kept_private: true }])
    expect((await conflictOf(m, id)).private_because).toBe('model')
  })
})

it('erasing an author deletes their requests completely', async () => {
  const id = await privateConflict()
  await done(requestReview(j, id, { reason: 'persimmon' }))
  await squash.signUp(ben)
  await runAdminCommand(['erase', jonas.email], { ...squash, print: () => {} })
  await squash.runSchedule('account.erase')
  await untilQuiet(squash.database)
  expect((await squash.database.query('select 1 from safety_reviews')).rows).toEqual([])
  expect(await waiting(admin)).toEqual([])
})
