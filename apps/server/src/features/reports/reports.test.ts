import { randomUUID } from 'node:crypto'
import { ada, ben, carla, deniz, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, reaches } from '@squash/testkit/conflict-steps'
import { argument, debateIn, startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { bothPartiesWords, privateWordsIn } from '../../../test/support/private-words.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'
import { debateCounters } from '../debates/recount.store.ts'
import { appoint, reportSteps } from './testing/report-steps.ts'

let squash: TestSquash
let m: Actor
let j: Actor
let a: Actor
let admin: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  a = await squash.signUp(ada)
  admin = await appoint(squash, await squash.signUp(deniz))
})
afterAll(() => squash.close())

const {
  reportCall,
  report,
  decide,
  queue,
  aboutMe,
  filedBy,
  seen,
  nameOf,
  consequences,
  notified,
  notices,
  hidden,
  setHidden,
  acts,
} = reportSteps(() => ({ squash, admin }))

describe('when Ada reports a debate', () => {
  let id: string
  beforeEach(async () => {
    ;({ id } = await debateIn('active', m, j))
  })

  it('and it is upheld, its author learns the reason but not the reporter, and a successful appeal returns the points', async () => {
    const mine = await report(a, 'debate', id, { category: 'spam' })
    expect(mine).toMatchObject({
      role: 'reporter',
      status: 'open',
      reason: 'It calls me names.',
      title: argument.title,
    })
    expect(await aboutMe(m)).toEqual([])
    expect((await m.call('appeal_report', { id: mine.id, text: 'No.' })).status).toBe(404)

    expect(await done(admin.call('get_waiting_reports_count', {}))).toBe(1)
    const [waiting] = await queue()
    expect(waiting).toMatchObject({
      reporter: { display_name: 'Ada', username: ada.username },
      author: { display_name: 'Maya' },
      side: 'creator',
      times_reported: 1,
      is_hidden: false,
      can_decide: true,
    })
    expect(await decide(mine.id, 'uphold', { category: 'abuse' })).toMatchObject({
      status: 'upheld',
      category: 'abuse',
      is_hidden: true,
      can_decide: false,
    })
    expect(await seen(a, id)).toBe(null)
    expect(await consequences(m)).toEqual(['SPAM_OR_ABUSE -20'])
    expect(await notified()).toEqual([personOf(m), personOf(a)])
    const bothOf = (kind: string) => [m, j].map((person) => [personOf(person), { kind, debate_id: id }])
    expect(await notices()).toEqual(bothOf('debate.hidden'))

    const [decided] = await aboutMe(m)
    expect(decided).toMatchObject({ role: 'author', decision_reason: 'Names hurt.', reason: null, has_hidden: true })
    expect(decided).toMatchObject({ can_appeal: true })
    // Ids are lower-case hexadecimal, so a plain "ada" may occur in one.
    expect(JSON.stringify(decided)).not.toMatch(/Ada|ada_|It calls me/)
    expect(await filedBy(a)).toMatchObject([
      { status: 'upheld', decision_reason: null, appeal: null, has_hidden: false },
    ])
    expect((await done(m.call('export_my_data', {}))).reports).toEqual({ filed: [], about_me: [decided] })
    expect((await done(a.call('export_my_data', {}))).reports).toEqual({ filed: await filedBy(a), about_me: [] })

    const [stranger, again] = [j, m].map((by) => by.call('appeal_report', { id: mine.id, text: 'It was a joke.' }))
    expect([(await stranger)?.status, (await again)?.status]).toEqual([404, 200])
    const twice = await m.call('appeal_report', { id: mine.id, text: 'Once more.' })
    expect(twice).toMatchObject({ status: 409, body: { code: 'report.wrong_status' } })

    expect(await queue()).toMatchObject([{ status: 'appealed', appeal: { text: 'It was a joke.' }, can_decide: true }])
    expect(await decide(mine.id, 'dismiss')).toMatchObject({ status: 'overturned', is_hidden: false })
    expect(await consequences(m)).toEqual(['SPAM_OR_ABUSE_REVERSED 20', 'SPAM_OR_ABUSE -20'])
    expect(await seen(a, id)).toMatchObject({ id, is_hidden: false })
    expect(await notices()).toEqual([...bothOf('debate.hidden'), ...bothOf('debate.shown')])
    expect(await aboutMe(m)).toMatchObject([
      { status: 'overturned', appeal_reason: 'Names hurt.', can_appeal: false, has_hidden: false },
    ])
    expect(await acts()).toEqual([
      'Deniz report.upheld',
      'Deniz debate.hidden',
      'Deniz appeal.overturned',
      'Deniz debate.shown',
    ])
    expect(await done(admin.call('get_reports', { p_status: 'decided' }))).toMatchObject([{ id: mine.id }])
  })

  it('and reports about both sides are upheld, the debate comes back only after both appeals succeed', async () => {
    const { id: about } = await report(a, 'debate', id)
    const { id: aboutJonas } = await report(await squash.signUp(ben), 'debate', id, { side: 'opponent' })
    for (const [author, report_id] of [
      [m, about],
      [j, aboutJonas],
    ] as const) {
      await decide(report_id, 'uphold')
      await done(author.call('appeal_report', { id: report_id, text: 'Viewing again.' }))
    }
    expect(await decide(about, 'dismiss')).toMatchObject({ status: 'overturned', is_hidden: true })
    expect(await decide(aboutJonas, 'dismiss')).toMatchObject({ status: 'overturned', is_hidden: false })
  })

  it('and it is hidden, only its two parties see it: no list, count, vote, topic or link includes it', async () => {
    const counts = { active: 1, completed: 0 }
    expect(await done(a.call('get_debate_counts', {}))).toMatchObject(counts)
    await decide((await report(a, 'debate', id)).id, 'uphold')
    for (const by of [m, j]) expect(await seen(by, id)).toMatchObject({ is_hidden: true, can: { vote: false } })
    for (const by of [m, a]) {
      expect(await done(by.call('get_active_debates', {}))).toEqual([])
      expect(await done(by.call('get_debate_counts', {}))).toMatchObject({ active: 0, completed: 0 })
    }
    const vote = { p_debate_id: id, p_vote_for_id: personOf(m) }
    expect((await a.call('cast_debate_vote', vote)).status).toBe(404)
    expect((await reportCall(a, 'debate', id)).status).toBe(404)
    const { body } = await squash.visitor.request('GET', `/debates/${id}`)
    expect(JSON.stringify(body)).not.toContain(argument.creator_side)

    squash.clock.advance({ days: 8 })
    await squash.runSchedule('debates.complete')
    admin = await squash.signIn(deniz)
    a = await squash.signIn(ada)
    expect(await done(a.call('get_debate_counts', {}))).toMatchObject({ active: 0, completed: 0 })
    expect(await debateCounters.findMiscounts(squash.database.db)).toEqual([])
    await done(admin.call('set_hidden', { kind: 'debate', id, hidden: false }))
    expect(await done(a.call('get_debate_counts', {}))).toMatchObject({ active: 0, completed: 1 })
    expect(await debateCounters.findMiscounts(squash.database.db)).toEqual([])
  })

  it('her report is about the creator’s side, a party’s is about the other side, and an admin can correct the side', async () => {
    expect((await reportCall(m, 'debate', id, { side: 'creator' })).body).toMatchObject({ code: 'report.yourself' })
    await report(m, 'debate', id)
    const strangers = await report(a, 'debate', id)
    expect((await queue()).map(({ author }) => author?.display_name).sort()).toEqual(['Jonas', 'Maya'])
    const decided = await decide(strangers.id, 'uphold', { side: 'opponent', hide: false })
    expect(decided).toMatchObject({ side: 'opponent', author: { display_name: 'Jonas' }, is_hidden: false })
    expect([await consequences(j), await consequences(m)]).toEqual([['REPORTED -15'], []])
  })

  it('that is still an invite, her report is refused: only the invited user can report it', async () => {
    const { id: pending } = await startDebate(m)
    for (const by of [a, m]) expect((await reportCall(by, 'debate', pending)).status).toBe(404)
    expect(await report(j, 'debate', pending)).toMatchObject({ status: 'open' })
  })
})

describe('three independent reports', () => {
  it('hide a profile until an admin decides, and after a dismissal a fourth does not hide it again', async () => {
    const others = [a, await squash.signUp(ben), await squash.signUp(carla)] as const
    const filed = []
    for (const by of others) {
      expect(await nameOf(m, j)).toBe('Maya')
      filed.push(await report(by, 'profile', personOf(m)))
    }
    expect(await nameOf(m, j)).toBe('Anonymous User')
    expect(await nameOf(m, m)).toBe('Maya Okafor')
    expect(await done(m.call('get_profile', {}))).toMatchObject({ is_hidden: true })
    expect(await consequences(m)).toEqual([])

    const [one, ...none] = await queue()
    expect(none).toEqual([])
    expect(one).toMatchObject({ times_reported: 3, is_hidden: true, joined: [{}, {}], context: { title: 'Maya' } })
    expect(await decide(filed[1]?.id ?? '', 'dismiss')).toMatchObject({ is_hidden: false })
    expect((await notified()).sort()).toEqual(others.map(personOf).sort())
    for (const by of others) expect(await filedBy(by)).toMatchObject([{ status: 'dismissed', is_gone: false }])
    expect(await aboutMe(m)).toEqual([])

    await report(j, 'profile', personOf(m))
    for (const by of others) await report(by, 'profile', personOf(m))
    expect(await nameOf(m, a)).toBe('Maya')
  })

  it('don’t include reports by users in a dispute with the author, and one decision on several reports costs points once', async () => {
    const { id } = await debateIn('active', m, j)
    for (const by of [j, a, await squash.signUp(ben)]) await report(by, 'debate', id, { side: 'creator' })
    expect(await seen(admin, id)).not.toBe(null)
    await report(await squash.signUp(carla), 'debate', id)
    expect(await seen(admin, id)).toBe(null)
    const [one] = await queue()
    expect(await hidden()).toMatchObject([{ by: 'reports', report: { status: 'open' } }])
    await decide(one?.id ?? '', 'uphold')
    expect(await consequences(m)).toEqual(['REPORTED -15'])
    expect(await aboutMe(m)).toHaveLength(1)

    // Now the admin's decision hides it: dismissing another report changes nothing, but a successful appeal does.
    expect(await hidden()).toMatchObject([{ by: 'admin', report: { status: 'upheld' } }])
    await decide((await report(m, 'debate', id)).id, 'dismiss')
    expect(await hidden()).toMatchObject([{ id, by: 'admin' }])
    await done(m.call('appeal_report', { id: one?.id ?? '', text: 'Viewing again.' }))
    expect(await decide(one?.id ?? '', 'dismiss')).toMatchObject({ status: 'overturned', is_hidden: false })
    expect(await hidden()).toEqual([])
  })

  it('don’t change what an admin has shown or hidden since', async () => {
    const filed = []
    for (const by of [a, await squash.signUp(ben), await squash.signUp(carla)])
      filed.push(await report(by, 'profile', personOf(m)))
    await done(setHidden('profile', personOf(m), false))
    await done(setHidden('profile', personOf(m), true))
    expect(await hidden()).toMatchObject([{ by: 'admin', report: { status: 'open' } }])
    expect(await decide(filed[0]?.id ?? '', 'dismiss')).toMatchObject({ status: 'dismissed', is_hidden: true })

    const { id } = await debateIn('active', m, j)
    await decide((await report(a, 'debate', id)).id, 'uphold')
    await done(setHidden('debate', id, false))
    const other = await report(m, 'debate', id)
    await decide(other.id, 'uphold')
    await done(j.call('appeal_report', { id: other.id, text: 'Viewing again.' }))
    expect(await decide(other.id, 'dismiss')).toMatchObject({ status: 'overturned', is_hidden: false })
  })
})

describe('a message', () => {
  it('can be reported only by its recipient, is shown to admins as translated, and closes the conflict without blame', async () => {
    const { id } = await conflictIn('vote_1', m, j)
    for (const by of [a, admin]) expect((await reportCall(by, 'message', id)).status).toBe(404)
    await report(m, 'message', id, { category: 'danger' })
    const cases = await queue()
    const { user2_translated_message: translated } = await done(m.call('get_conflict', { p_conflict_id: id }))
    expect(cases[0]?.context).toEqual({
      title: words.title,
      texts: [{ label: 'The message, as the mediator put it', text: translated }],
    })
    expect(privateWordsIn(cases, bothPartiesWords)).toEqual([])
    await decide(cases[0]?.id ?? '', 'uphold')
    expect(await reaches(j, id, 'abandoned')).toMatchObject({ closed_reason: 'flagged' })
    expect(await consequences(j)).toEqual(['REPORTED -15'])
  })
})

describe('a ruling', () => {
  it('leaves the board, and the user who requested it may appeal but loses no points for the mediator’s words', async () => {
    const { id } = await conflictIn('ruled', m, j)
    await untilQuiet(squash.database)
    const board = async () => (await done(a.call('get_public_ai_rulings', {}))).map((ruling) => ruling.conflict_id)
    const { id: filed } = await report(a, 'ruling', id, { category: 'personal_data' })
    const [one] = await queue()
    expect(one?.context.texts.map(({ label }) => label)).toEqual([
      'Summary',
      'Ruling',
      'Strongest point',
      'Strongest point',
    ])
    await decide(filed, 'uphold')
    expect(await board()).toEqual([])
    const ofJonas = () => done(j.call('get_conflict', { p_conflict_id: id }))
    expect(await ofJonas()).toMatchObject({ ruling_hidden: true })
    expect(await consequences(m)).toEqual([])
    await done(m.call('appeal_report', { id: filed, text: 'Nothing in it leads to anybody.' }))
    await decide(filed, 'dismiss')
    expect(await board()).toEqual([id])
    const both = (kind: string) => [m, j].map((person) => [personOf(person), { kind, conflict_id: id }])
    expect(await notices()).toEqual([...both('ruling.hidden'), ...both('ruling.shown')])
    expect(await ofJonas()).not.toHaveProperty('ruling_hidden')
    expect(await report(m, 'ruling', id)).toMatchObject({ status: 'open' })
    expect(await queue()).toMatchObject([{ author: null }])
  })

  it('keeps a party’s hidden name from admins, too', async () => {
    const { id } = await conflictIn('ruled', m, j)
    await done(m.call('set_ruling_name_shown', { p_conflict_id: id, shown: false }))
    await untilQuiet(squash.database)
    await report(a, 'ruling', id)
    const cases = await queue()
    expect(cases).toMatchObject([{ author: null, can_decide: true }])
    expect(JSON.stringify(cases)).not.toMatch(/maya|okafor/i)
  })
})

describe('filing a report', () => {
  it('is refused about oneself, about an unknown subject, without a reason, twice while it waits, and to visitors', async () => {
    const profile = personOf(m)
    expect((await reportCall(m, 'profile', profile)).body).toMatchObject({ code: 'report.yourself' })
    for (const kind of ['ruling', 'debate', 'profile', 'message'] as const)
      expect((await reportCall(a, kind, randomUUID())).body).toMatchObject({ code: 'report.not_found' })
    expect((await reportCall(a, 'profile', profile, { reason: ' ' })).status).toBe(400)
    expect((await reportCall(a, 'profile', profile, { reason: 'x'.repeat(501) })).status).toBe(400)
    const [first, second] = await Promise.all([reportCall(a, 'profile', profile), reportCall(a, 'profile', profile)])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    expect((await reportCall(squash.visitor, 'profile', profile)).status).toBe(401)
    for (const call of ['get_reports', 'get_waiting_reports_count', 'get_admin_acts'] as const)
      expect((await a.call(call, {})).status).toBe(403)
  })

  it('that is then upheld allows an appeal, whose text must pass the safety check', async () => {
    const { id } = await report(a, 'profile', personOf(m))
    await decide(id, 'uphold')
    const threat = await m.call('appeal_report', {
      id,
      text: 'I will kill you.',
      safety_acknowledged: true,
    })
    expect(threat).toMatchObject({ status: 422, body: { code: 'safety.stopped' } })
    expect(await aboutMe(m)).toMatchObject([{ status: 'upheld', can_appeal: true }])
  })
})
