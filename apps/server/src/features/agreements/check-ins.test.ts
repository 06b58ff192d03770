import type { Commitment } from '@squash/contract/commitments'
import { carla, jonas, maya, type Person } from '@squash/testkit/cast'
import { conflictIn, done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runAdminCommand } from '../../../src/admin-command.ts'
import { openStream } from '../../../test/support/live-stream.ts'
import { linkIn, mailsIn } from '../../../test/support/mails.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { eventually, untilQuiet } from '../../../test/support/until.ts'

const COMMITMENTS: Commitment[] = [
  { who: 'second', what: 'Dishes on Tuesdays and Thursdays', by: 'by 12 March' },
  { who: 'first', what: 'Says it before 9 pm, or writes to maya@letters.example', by: null },
]

let squash: TestSquash
let m: Actor
let j: Actor
let id: string
beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  squash.clock.set('2026-03-04T09:00:00.000Z')
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  id = (await conflictIn('resolved', m, j)).id
  await done(m.call('save_commitments', { p_conflict_id: id, commitments: COMMITMENTS }))
  await done(m.call('confirm_agreement', { p_conflict_id: id }))
  await untilQuiet(squash.database)
})
afterAll(() => squash.close())

const agree = async () => {
  const agreed = await done(j.call('confirm_agreement', { p_conflict_id: id }))
  await untilQuiet(squash.database)
  return agreed
}
const later = async (days: number) => {
  squash.clock.advance({ days })
  m = await squash.signIn(maya)
  j = await squash.signIn(jonas)
}
const ask = async () => {
  await squash.runSchedule('agreements.check-in')
  await untilQuiet(squash.database)
}
const subjects = async (to: Person) => (await mailsIn(squash.database, to.email)).map(({ subject }) => subject)
const answer = (person: Actor, day: 7 | 30, held: 'kept' | 'partly' | 'not') =>
  person.call('answer_check_in', { p_conflict_id: id, day, held })
const dashboardOf = async (person: Actor) => (await done(person.call('get_dashboard', {}))).check_ins
const page = (path: string, method = 'GET') => fetch(`${squash.origin}${path}`, { method })

describe('both parties of an agreement', () => {
  it('are mailed when the other changes or confirms it, and get the result once both have confirmed', async () => {
    expect(await subjects(jonas)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Your agreement has changed: /),
        expect.stringMatching(/^Your turn: /),
      ]),
    )
    await agree()
    for (const person of [maya, jonas]) {
      const [mail] = (await mailsIn(squash.database, person.email)).filter(({ subject }) =>
        subject.startsWith('Your agreement:'),
      )
      expect(mail?.text).toContain('We’ll ask you both on 11 March and 3 April whether it held.')
      expect(mail?.text).toContain(
        `${person === jonas ? 'You' : 'Jonas'}: Dishes on Tuesdays and Thursdays (by 12 March)`,
      )
      expect(mail?.text).not.toContain('letters.example')
    }
  })

  it('see each other’s moves live', async () => {
    const stream = await openStream(squash.origin, m)
    await agree()
    const changed = { event: 'conflict.changed', data: { conflict_id: id } }
    await eventually(() => expect(stream.heard).toContainEqual(expect.objectContaining(changed)))
    stream.close()
  })

  it('can download a calendar file, and nobody else can', async () => {
    const path = `/functions/v1/agreement-calendar/${id}`
    expect(await m.request('GET', path)).toMatchObject({ status: 404 })
    const { calendar_path } = await agree()
    expect(calendar_path).toBe(path)
    const { status, body } = await m.request('GET', path)
    expect(status).toBe(200)
    const text = String(body)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3)
    expect(text).toContain('DTSTART;VALUE=DATE:20260311')
    expect(text).toContain('DTSTART;VALUE=DATE:20260403')
    expect(text).toContain('DTSTART;VALUE=DATE:20260312')
    const c = await squash.signUp(carla)
    expect(await c.request('GET', path)).toMatchObject({ status: 404 })
    expect(await squash.visitor.request('GET', path)).toMatchObject({ status: 401 })
  })
})

describe('a check-in', () => {
  it('is mailed once after a week, with one reminder unless it has been answered', async () => {
    await agree()
    await later(6)
    await ask()
    expect(await dashboardOf(m)).toEqual([])
    await later(1)
    await Promise.all([ask(), ask()])
    await ask()
    const asked = async (person: Person) => (await subjects(person)).filter((subject) => /did it hold\?/i.test(subject))
    expect([await asked(maya), await asked(jonas)]).toEqual([[expect.any(String)], [expect.any(String)]])
    expect(await dashboardOf(m)).toMatchObject([{ conflict_id: id, day: 7, other_name: 'Jonas Weber' }])
    await done(answer(m, 7, 'kept'))
    expect(await dashboardOf(m)).toEqual([])
    await later(3)
    await ask()
    await ask()
    expect(await asked(maya)).toHaveLength(1)
    expect(await asked(jonas)).toHaveLength(2)
    expect((await asked(jonas))[1]).toMatch(/^Reminder/)
  })

  it('is mailed once even a week late, and can no longer be answered once the next one is due', async () => {
    await agree()
    await later(14)
    await ask()
    await ask()
    await later(24)
    await ask()
    await ask()
    const asked = (await mailsIn(squash.database, maya.email)).filter(({ subject }) => /did it hold\?/i.test(subject))
    expect(asked.map(({ text }) => (text.includes('this week') ? 7 : 30))).toEqual([7, 30])
    expect(await answer(m, 7, 'kept')).toMatchObject({ status: 409, body: { code: 'agreement.check_in_closed' } })
  })

  it('isn’t mailed to people who have switched such mail off, but appears on their dashboard', async () => {
    await done(m.call('update_profile', { settings: { check_in_mail: false } }))
    await agree()
    await later(7)
    await ask()
    expect((await subjects(maya)).filter((subject) => subject.startsWith('Did it hold'))).toEqual([])
    expect(await dashboardOf(m)).toHaveLength(1)
  })

  it('is answered by opening a mailed link and pressing its button, and the other party sees the answer', async () => {
    await agree()
    await later(7)
    await ask()
    const mail = (await mailsIn(squash.database, jonas.email)).find(({ subject }) => subject.startsWith('Did it hold'))
    const { pathname } = linkIn(mail ?? { text: '' }, '/check-in/')
    expect(pathname).toMatch(/\/kept$/)
    const not = pathname.replace('kept', 'not')
    const opened = await page(not)
    expect(opened.status).toBe(200)
    expect(await opened.text()).toContain('<form method="post">')
    const checkIns = async () => (await done(m.call('get_agreement', { p_conflict_id: id })))?.check_ins[0]
    expect(await checkIns()).toMatchObject({ open: true, user1: null, user2: null })
    expect((await page(not, 'POST')).status).toBe(200)
    expect(await checkIns()).toMatchObject({ user1: null, user2: 'not' })
    expect((await page(pathname, 'POST')).status).toBe(200)
    expect(await checkIns()).toMatchObject({ user2: 'kept' })
    await later(23)
    expect((await page(not, 'POST')).status).toBe(409)
    expect((await page(not)).status).toBe(409)
    for (const wrong of ['/check-in/none/kept', '/check-in/%00/kept', pathname.replace('kept', 'maybe')])
      expect((await page(wrong, 'POST')).status).toBe(404)
  })

  it('after 30 days counts what both say, for each of them and for everyone, and earns an achievement', async () => {
    await agree()
    await later(30)
    const global = async () => {
      const { rows } = await squash.database.query(
        'select sum(checked)::int as checked, sum(held)::int as held from agreement_stats',
      )
      return rows[0]
    }
    const awards = async () => (await done(m.call('get_squashcred_events', {}))).map(({ code }) => code)
    await untilQuiet(squash.database)
    const before = (await awards()).toSorted()
    await done(answer(m, 30, 'kept'))
    expect(await global()).toEqual({ checked: 0, held: 0 })
    await done(answer(j, 30, 'not'))
    expect(await global()).toEqual({ checked: 1, held: 0 })
    expect(await done(m.call('get_agreement', { p_conflict_id: id }))).toMatchObject({ can_follow_up: true })
    await done(answer(j, 30, 'kept'))
    expect(await global()).toEqual({ checked: 1, held: 1 })
    expect(await done(j.call('get_profile_stats', {}))).toMatchObject({ agreements_checked: 1, agreements_held: 1 })
    const seen = await done(m.call('get_profile_stats', { p_user_id: j.session?.user.id ?? '' }))
    expect(seen).not.toHaveProperty('agreements_checked')
    await untilQuiet(squash.database)
    for (const person of [m, j])
      expect(await done(person.call('user_has_achievement', { p_code: 'first_agreement_kept' }))).toBe(true)
    expect((await awards()).filter((code) => !before.includes(code) && code !== 'DAILY_LOGIN')).toEqual([])
    const lines: string[] = []
    const parts = { database: squash.database, clock: squash.clock, print: (line: string) => void lines.push(line) }
    expect(await runAdminCommand(['recount'], parts), lines.join()).toBe(0)
  })

  it('counts towards the public figures, which are shown once twenty agreements have been checked', async () => {
    const stats = async () => done(squash.visitor.call('get_global_stats', {}))
    await squash.database.query('update agreement_stats set checked = 19, held = 12 where shard = 3')
    expect(await stats()).toMatchObject({ agreements_checked: null, agreements_held: null })
    await squash.database.query('update agreement_stats set checked = 1, held = 1 where shard = 4')
    squash.clock.advance({ minutes: 5 })
    expect(await stats()).toMatchObject({ agreements_checked: 20, agreements_held: 13 })
  })
})

describe('a follow-up', () => {
  const followUp = (person: Actor, p_follow_up_of = id) =>
    person.call('create_conflict', {
      title: 'Dishes, still',
      user1_mood: 'meh',
      user1_raw_message: 'The dishes were there again on Thursday.',
      p_follow_up_of,
    })

  it('starts between the same two people without revealing an address', async () => {
    await agree()
    const started = await done(followUp(j))
    expect(started).toMatchObject({
      user2_email: null,
      other_party: { display_name: 'the same person as before', email: null },
    })
    const [his, hers] = await Promise.all(
      [j, m].map((person) => done(person.call('get_conflict', { p_conflict_id: started.id }))),
    )
    expect(his).toMatchObject({
      user2_email: null,
      other_party: { display_name: 'Maya Okafor', email: null },
      follow_up_of: { id, title: 'Dishes. Again. Always me.' },
    })
    expect(hers).toMatchObject({ can: { respond: true }, other_party: { display_name: 'Jonas Weber' } })
    const everything = [
      started,
      his,
      await done(j.call('get_my_conflicts', {})),
      await done(j.call('export_my_data', {})),
    ]
    expect(JSON.stringify(everything)).not.toContain(maya.email)
    await done(
      m.call('respond_to_conflict', { p_conflict_id: started.id, user2_raw_message: 'I was at work that day.' }),
    )
    expect(await done(j.call('get_conflict', { p_conflict_id: started.id }))).toMatchObject({
      other_party: { display_name: 'Maya Okafor' },
    })
  })

  it('looks the same when the other has blocked its creator', async () => {
    await agree()
    await done(m.call('block_user', { p_user_id: j.session?.user.id ?? '' }))
    const started = await done(followUp(j))
    expect(started).toMatchObject({ invite: 'notified', other_party: { display_name: 'the same person as before' } })
    const his = await done(j.call('get_conflict', { p_conflict_id: started.id }))
    expect(his.other_party).toMatchObject({ display_name: 'Maya Okafor', email: null })
    expect(await m.call('get_conflict', { p_conflict_id: started.id })).toMatchObject({ status: 404 })
  })

  it('needs one of the user’s own agreements that both have confirmed', async () => {
    const missing = { status: 404, body: { code: 'agreement.not_found' } }
    expect(await followUp(m)).toMatchObject(missing)
    await agree()
    expect(await followUp(await squash.signUp(carla))).toMatchObject(missing)
  })
})

describe('an erased account', () => {
  it('leaves the other party what both agreed on, with names masked, and no more check-ins', async () => {
    await done(
      m.call('save_commitments', {
        p_conflict_id: id,
        commitments: [{ who: 'first', what: 'Maya cooks on Sundays', by: null }],
      }),
    )
    await done(m.call('confirm_agreement', { p_conflict_id: id }))
    await agree()
    await done(m.call('save_commitments', { p_conflict_id: id, commitments: [] }))
    await done(m.call('delete_account', { password: maya.password }))
    await later(7)
    await squash.runSchedule('account.erase')
    await ask()
    const left = await done(j.call('get_agreement', { p_conflict_id: id }))
    expect(left).toMatchObject({
      status: 'confirmed',
      commitments: [{ who: 'first', what: '[name] cooks on Sundays', by: null }],
      names: { user1: 'Anonymous User' },
      can_change: false,
      check_ins: [],
    })
    expect(await dashboardOf(j)).toEqual([])
    expect(await j.call('save_commitments', { p_conflict_id: id, commitments: COMMITMENTS })).toMatchObject({
      status: 409,
      body: { code: 'agreement.other_left' },
    })
    expect((await done(j.call('export_my_data', {}))).agreements).toEqual([left])

    await done(j.call('delete_account', { password: jonas.password }))
    squash.clock.advance({ days: 7 })
    await squash.runSchedule('account.erase')
    const { rows } = await squash.database.query('select commitments, in_force_commitments from agreements')
    expect(rows).toEqual([{ commitments: [], in_force_commitments: [] }])
    expect((await squash.database.query('select * from agreement_revisions')).rows).toEqual([])
  })
})
