import type { Commitment } from '@squash/contract/commitments'
import { LIMITS } from '@squash/contract/limits'
import { agreementMessages } from '@squash/contract/messages/agreement'
import { carla, jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

const DISHES: Commitment = { who: 'second', what: 'Dishes on Tuesdays and Thursdays', by: 'from 24 Nov' }
const WORDS: Commitment = { who: 'first', what: 'Says it before 9 pm if something bothers her', by: null }

let squash: TestSquash
let m: Actor
let j: Actor
let id: string
beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  id = (await conflictIn('resolved', m, j)).id
})
afterAll(() => squash.close())

const read = (person: Actor, p_conflict_id = id) => done(person.call('get_agreement', { p_conflict_id }))
const save = (person: Actor, commitments: Commitment[], revision?: number) =>
  person.call('save_commitments', { p_conflict_id: id, commitments, revision })
const confirm = (person: Actor, revision?: number) => person.call('confirm_agreement', { p_conflict_id: id, revision })

describe('a resolved conflict', () => {
  it('leaves both parties a draft with the commitments of the last proposal', async () => {
    const { mediation_commitments } = await done(m.call('get_conflict', { p_conflict_id: id }))
    const draft = await read(j)
    expect(draft).toMatchObject({
      conflict_id: id,
      status: 'draft',
      revision: 1,
      commitments: mediation_commitments,
      confirmed: { user1: null, user2: null },
      in_force: null,
      viewer_role: 'user2',
      check_ins: [],
      revisions: [{ revision: 1, author: null, commitments: mediation_commitments }],
      calendar_path: null,
      can_change: true,
      can_follow_up: false,
    })
    expect(await read(m)).toEqual({ ...draft, viewer_role: 'user1' })
  })

  it('has no agreement before it is resolved, and strangers learn nothing either way', async () => {
    const open = await startConflict(m)
    expect(await read(m, open.id)).toBeNull()
    expect(await m.call('confirm_agreement', { p_conflict_id: open.id })).toMatchObject({
      status: 404,
      body: { code: 'agreement.not_found' },
    })
    const c = await squash.signUp(carla)
    for (const conflict of [id, open.id])
      expect(await c.call('get_agreement', { p_conflict_id: conflict })).toMatchObject({
        status: 404,
        body: { code: 'conflict.not_found' },
      })
  })
})

describe('a draft agreement', () => {
  it('can be changed by either party and is confirmed by both, and a later change needs both again', async () => {
    const saved = await done(save(m, [DISHES, WORDS], 1))
    expect(saved).toMatchObject({ revision: 2, commitments: [DISHES, WORDS], safety: { level: 'none' } })
    const half = await done(confirm(j, 2))
    expect(half).toMatchObject({ status: 'draft', confirmed: { user1: null, user2: expect.any(String) } })
    const both = await done(confirm(m, 2))
    expect(both).toMatchObject({
      status: 'confirmed',
      confirmed_at: squash.clock.now().toISOString(),
      in_force: { revision: 2, commitments: [DISHES, WORDS] },
      check_ins: [
        { day: 7, open: false, user1: null, user2: null },
        { day: 30, open: false, user1: null, user2: null },
      ],
    })
    const changed = await done(save(j, [DISHES], 2))
    expect(changed).toMatchObject({
      status: 'draft',
      revision: 3,
      confirmed: { user1: null, user2: null },
      in_force: { revision: 2, commitments: [DISHES, WORDS] },
    })
    expect(changed.revisions.map(({ revision, author }) => [revision, author])).toEqual([
      [3, 'user2'],
      [2, 'user1'],
      [1, null],
    ])
  })

  it('loses no change when both save at the same time: the second save is refused as stale', async () => {
    const answers = await Promise.all([save(m, [DISHES], 1), save(j, [WORDS], 1)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'agreement.stale' } })
    expect((await read(m))?.revision).toBe(2)
  })

  it('refuses a change that adds an insult, and names it', async () => {
    const answer = await save(m, [{ who: 'second', what: 'You idiot do the dishes', by: null }])
    expect(answer).toMatchObject({ status: 422, body: { code: 'agreement.insulting' } })
    expect(JSON.stringify(answer.body)).toContain('idiot')
    expect((await read(m))?.revision).toBe(1)
  })

  it('holds only as many commitments as the message says', async () => {
    const tooMany = Array.from({ length: LIMITS.agreementCommitments + 1 }, () => DISHES)
    expect(await save(m, tooMany)).toMatchObject({
      status: 400,
      body: { message: agreementMessages.tooManyCommitments },
    })
  })

  it('is checked for signs of danger like every other text', async () => {
    const sign: Commitment = { who: 'first', what: 'I want to kill myself when I come home', by: null }
    expect(await save(m, [sign])).toMatchObject({ status: 422, body: { code: 'safety.paused' } })
    const sent = m.call('save_commitments', { p_conflict_id: id, commitments: [sign], safety_acknowledged: true })
    expect(await done(sent)).toMatchObject({ revision: 2 })
  })

  it('can’t be confirmed while it’s empty', async () => {
    await done(save(m, []))
    expect(await confirm(m)).toMatchObject({ status: 409, body: { code: 'agreement.empty' } })
  })

  it('accepts up to ten commitments, of one line each', async () => {
    const eleven = Array.from({ length: 11 }, (_, index) => ({ ...DISHES, what: `Dishes ${index}` }))
    expect(await save(m, eleven)).toMatchObject({ status: 400 })
    expect(await done(save(m, eleven.slice(1)))).toMatchObject({ revision: 2 })
    const lines = await done(save(m, [{ ...WORDS, what: 'One\nline' }]))
    expect(lines.commitments).toEqual([{ ...WORDS, what: 'One line' }])
  })
})
