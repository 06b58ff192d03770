import { randomUUID } from 'node:crypto'
import { LIMITS } from '@squash/contract/limits'
import { TIERS } from '@squash/rules/squashcred/tiers'
import { jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operatorOf, withServiceKey } from '../../../test/support/operator.ts'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

let squash: TestSquash
let operator: Actor
let m: Actor
let j: Actor

beforeAll(async () => {
  squash = await startSquash({ env: { ...withServiceKey, TRUST_PROXY: 'on' } })
  operator = operatorOf(squash)
  // Only the operator gives points here.
  await squash.stopWorker()
})
beforeEach(async () => {
  await squash.database.truncate()
  squash.clock.set('2026-03-04T09:00:00.000Z')
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterAll(() => squash.close())

const award = (person: Actor, p_amount: number, p_reason = 'A kind word', headers?: Record<string, string>) =>
  operator.call('award_squashcred', { p_user_id: personOf(person), p_amount, p_reason }, headers)
const balanceOf = (person: Actor) => done(person.call('get_user_squashcred', {}))
const amountsOf = async (person: Actor, page: { p_limit?: number; p_before?: string } = {}) =>
  (await done(person.call('get_squashcred_events', page))).map(({ amount }) => amount)

describe('a balance', () => {
  it('starts at zero, and is then what the operator gave and took', async () => {
    expect(await balanceOf(m)).toBe(0)
    expect(await done(award(m, 120))).toBe(120)
    expect(await done(award(m, -150))).toBe(-30)
    expect(await balanceOf(m)).toBe(-30)
    expect(await balanceOf(j)).toBe(0)
  })

  it('is public together with its tier, but the number alone is only for its owner', async () => {
    await done(award(m, 120))
    const tier = { squashcred: 120, tier_emoji: '🌉', tier_title: 'Bridge Builder', tier_range: '100 to 999' }
    expect(await done(m.call('get_user_points_with_tier', {}))).toEqual(tier)
    expect(await done(j.call('get_user_points_with_tier', { p_user_id: personOf(m) }))).toEqual(tier)
    expect(await done(m.call('get_user_squashcred', { p_user_id: personOf(m) }))).toBe(120)
    expect(await j.call('get_user_squashcred', { p_user_id: personOf(m) })).toMatchObject({
      status: 403,
      body: { code: 'access.not_yourself' },
    })
  })

  it.each(TIERS)(
    'from $from upwards is in the tier $title, visible to visitors',
    async ({ from, emoji, title, range }) => {
      const p_points = Number.isFinite(from) ? from : -1_000_000
      const tier = { tier_emoji: emoji, tier_title: title, tier_range: range }
      expect(await done(squash.visitor.call('get_squashcred_tier', { p_points }))).toEqual(tier)
    },
  )

  it('can also be requested by GET', async () => {
    await done(award(m, 5))
    expect((await m.request('GET', '/rest/v1/rpc/get_user_points_with_tier')).body).toMatchObject({ squashcred: 5 })
    expect((await squash.visitor.request('GET', '/rest/v1/rpc/get_squashcred_tier?p_points=-51')).body).toMatchObject({
      tier_range: '-51 and below',
    })
  })
})

describe('the ledger', () => {
  it('lists what was given or taken, when and why', async () => {
    await done(award(m, 15, '  Helped a neighbour  '))
    expect(await done(m.call('get_squashcred_events', { p_user_id: personOf(m) }))).toEqual([
      {
        id: expect.any(String),
        user_id: personOf(m),
        created_at: squash.clock.now().toISOString(),
        code: 'GIVEN',
        amount: 15,
        reason: 'Helped a neighbour',
      },
    ])
  })

  it('is read newest first, page by page, including entries of the same moment', async () => {
    for (const amount of [1, 2, 3]) await done(award(m, amount))
    squash.clock.advance({ minutes: 1 })
    for (const amount of [4, 5]) await done(award(m, amount))
    expect(await amountsOf(m)).toEqual([5, 4, 3, 2, 1])

    const seen: number[] = []
    for (let p_before: string | undefined; seen.length < 5; ) {
      const page = await done(m.call('get_squashcred_events', { p_limit: 2, p_before }))
      expect(page.length).toBeGreaterThan(0)
      seen.push(...page.map(({ amount }) => amount))
      p_before = page.at(-1)?.id
    }
    expect(seen).toEqual([5, 4, 3, 2, 1])
  })

  it('returns twenty at a time by default, and up to fifty', async () => {
    for (let amount = 1; amount <= 21; amount++) await done(award(m, amount))
    expect(await amountsOf(m)).toHaveLength(20)
    expect(await amountsOf(m, { p_limit: 50 })).toHaveLength(21)
    expect((await m.call('get_squashcred_events', { p_limit: 51 })).status).toBe(400)
  })

  it('is private: neither its owner’s id nor an entry’s id opens it to others', async () => {
    await done(award(j, 3))
    squash.clock.advance({ minutes: 1 })
    await done(award(m, 15))
    const [entry] = await done(m.call('get_squashcred_events', {}))
    expect(await j.call('get_squashcred_events', { p_user_id: personOf(m) })).toMatchObject({
      status: 403,
      body: { code: 'access.not_yourself', message: 'You can only do that for yourself.' },
    })
    expect(await amountsOf(j, { p_before: entry?.id ?? '' })).toEqual([])
    expect((await squash.visitor.call('get_squashcred_events', {})).status).toBe(401)
  })
})

describe('the balance over time', () => {
  const seriesOf = (person: Actor, days?: number) =>
    done(person.call('get_squashcred_series', days === undefined ? {} : { days }))
  const wakeUp = async (time: string) => {
    squash.clock.set(time)
    m = await squash.signIn(maya)
  }

  it('has a row for each of the last ninety days by default, and up to a year', async () => {
    const series = await seriesOf(m)
    expect(series).toHaveLength(90)
    expect([series[0], series[89]]).toEqual([
      { day: '2025-12-05', balance: 0 },
      { day: '2026-03-04', balance: 0 },
    ])
    expect(await seriesOf(m, 365)).toHaveLength(365)
    for (const days of [0, 366, 1.5])
      expect((await m.request('POST', '/rest/v1/rpc/get_squashcred_series', { days })).status).toBe(400)
    expect((await m.request('GET', '/rest/v1/rpc/get_squashcred_series?days=1')).body).toHaveLength(1)
  })

  it('ends each day with that day’s balance, whatever came before', async () => {
    await done(award(m, 100))
    squash.clock.set('2026-03-06T12:00:00.000Z')
    await done(award(m, 10))
    await done(award(m, -4))
    await wakeUp('2026-03-07T12:00:00.000Z')
    await done(award(j, 1000))
    expect((await seriesOf(m, 4)).map(({ balance }) => balance)).toEqual([100, 100, 106, 106])
    expect((await seriesOf(m, 2)).map(({ balance }) => balance)).toEqual([106, 106])
  })

  it.each([
    ['America/Los_Angeles', '2026-03-06T07:30:00.000Z', '2026-03-05', '2026-03-06'],
    ['Pacific/Auckland', '2026-03-06T10:30:00.000Z', '2026-03-06', '2026-03-07'],
  ])('counts what happens at 23:30 in %s towards the day that is ending there', async (time_zone, at, day, next) => {
    await done(m.call('update_profile', { time_zone }))
    await wakeUp(at)
    await done(award(m, 7))
    expect(await seriesOf(m, 1)).toEqual([{ day, balance: 7 }])
    squash.clock.advance({ hours: 1 })
    m = await squash.signIn(maya)
    expect(await seriesOf(m, 3)).toEqual([
      { day: expect.any(String), balance: 0 },
      { day, balance: 7 },
      { day: next, balance: 7 },
    ])
  })

  it('requires a session', async () => {
    expect((await squash.visitor.call('get_squashcred_series', {})).status).toBe(401)
  })
})

describe('an award by hand', () => {
  it('is only for the operator', async () => {
    const input = { p_user_id: personOf(m), p_amount: 5, p_reason: 'I earned it' }
    expect(await m.call('award_squashcred', input)).toMatchObject({ status: 403, body: { code: 'access.denied' } })
    expect((await squash.visitor.call('award_squashcred', input)).status).toBe(401)
    const guess = { authorization: 'Bearer another-key-of-an-operator' }
    expect((await squash.visitor.call('award_squashcred', input, guess)).status).toBe(401)
    expect(await balanceOf(m)).toBe(0)
  })

  it('is given twice if sent twice, unless it is the same request, wherever it comes from', async () => {
    const key = { 'idempotency-key': randomUUID() }
    expect(await done(award(m, 5, 'A kind word', key))).toBe(5)
    expect(await done(award(m, 5, 'A kind word', key))).toBe(5)
    expect(await balanceOf(m)).toBe(5)
    expect(await done(award(m, 5, 'A kind word', { ...key, 'x-forwarded-for': '203.0.113.7' }))).toBe(5)
    expect(await award(m, 6, 'A kind word', key)).toMatchObject({ status: 409, body: { code: 'request.key_reused' } })
    expect(await done(award(m, 5))).toBe(10)
    expect(await amountsOf(m)).toEqual([5, 5])
  })

  it('adds up when concurrent, and one request sent many times counts once', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const repeated = Array.from({ length: 10 }, () => done(award(m, 7, 'Once', key)))
    const own = Array.from({ length: 10 }, () => done(award(m, 1)))
    expect(new Set(await Promise.all(repeated)).size).toBe(1)
    expect(Math.max(...(await Promise.all(own)))).toBeLessThanOrEqual(17)
    expect(await balanceOf(m)).toBe(17)
  })

  it('requires an existing recipient', async () => {
    const nobody = { p_user_id: randomUUID(), p_amount: 5, p_reason: 'A kind word' }
    expect(await operator.call('award_squashcred', nobody)).toMatchObject({
      status: 404,
      body: { code: 'profile.not_found', message: 'User profile not found' },
    })
  })

  it.each([
    ['no points', { p_amount: 0 }],
    ['half a point', { p_amount: 0.5 }],
    ['more than can be given at once', { p_amount: LIMITS.awardAtOnce + 1 }],
    ['more than can be taken at once', { p_amount: -LIMITS.awardAtOnce - 1 }],
    ['no reason', { p_reason: ' ' }],
    ['an overlong reason', { p_reason: 'x'.repeat(LIMITS.awardReason + 1) }],
    ['no recipient', { p_user_id: undefined }],
  ])('with %s is refused', async (_what, wrong) => {
    const body = { p_user_id: personOf(m), p_amount: 5, p_reason: 'A kind word', ...wrong }
    expect((await operator.request('POST', '/rest/v1/rpc/award_squashcred', body)).status).toBe(400)
    expect(await balanceOf(m)).toBe(0)
  })
})
