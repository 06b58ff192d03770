import { ARCHETYPES, type ArchetypeId, archetypeNotice } from '@squash/rules/archetypes/catalogue'
import { ada, jonas } from '@squash/testkit/cast'
import { conflictIn, done, respond, startConflict, vote } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStream } from '../../../test/support/live-stream.ts'
import { personOf } from '../../../test/support/person.ts'
import { insertPeople } from '../../../test/support/rewards.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { declineByLink, freshMayaAndJonas, signInAgain } from '../../../test/support/two-people.ts'
import { eventually, untilQuiet } from '../../../test/support/until.ts'
import { runAdminCommand } from '../../admin-command.ts'

let squash: TestSquash
let m: Actor
let j: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  ;[m, j] = await freshMayaAndJonas(squash)
})
afterAll(() => squash.close())

const openDashboard = (person: Actor) => done(person.call('get_dashboard', {}))
const profileOf = (person: Actor) => done(person.call('get_profile', {}))
const archetypeOf = async (person: Actor) => (await profileOf(person))?.conflict_archetype
const becomes = (person: Actor, archetype: ArchetypeId) =>
  eventually(async () => expect(await archetypeOf(person)).toBe(archetype))
const collectionOf = async (person: Actor) =>
  (await done(person.call('get_user_archetype_achievements', {}))).map(({ archetype_name }) => archetype_name)
const changes = async (person: Actor) => {
  const { rows } = await squash.database.query(
    `select event ->> 'archetype' as archetype from outbox
    where type = 'archetype.changed' and event ->> 'person' = $1 order by id`,
    [personOf(person)],
  )
  return rows.map(({ archetype }) => archetype)
}

/** `npm run admin -- assign-archetypes`: its output, and its waits between users. */
async function assignToEveryone(): Promise<{ said: string[]; pauses: number[]; code: number }> {
  const said: string[] = []
  const pauses: number[] = []
  const code = await runAdminCommand(['assign-archetypes'], {
    database: squash.database,
    clock: squash.clock,
    print: (line) => said.push(line),
    pause: async (milliseconds) => pauses.push(milliseconds),
  })
  return { said, pauses, code }
}

describe('a new user', () => {
  it('is a peaceful observer from their first visit to the dashboard', async () => {
    expect(await profileOf(m)).toMatchObject({ conflict_archetype: null, archetype_emoji: null })
    await openDashboard(m)
    await becomes(m, 'the-peaceful-observer')
    const at = squash.clock.now().toISOString()
    const { emoji } = ARCHETYPES['the-peaceful-observer']
    expect(await profileOf(m)).toMatchObject({ archetype_emoji: emoji, archetype_assigned_at: at })
    expect(await done(j.call('get_profile', { p_user_id: personOf(m) }))).toMatchObject({
      conflict_archetype: 'the-peaceful-observer',
      archetype_emoji: emoji,
      archetype_assigned_at: at,
    })
    expect(await done(m.call('get_user_archetype_achievements', {}))).toEqual([
      { archetype_name: 'the-peaceful-observer', emoji, unlocked_at: at },
    ])
  })

  it('is notified immediately, and by a notice on the next visit', async () => {
    const stream = await openStream(squash.origin, m)
    await openDashboard(m)
    const change = { event: 'archetype.changed', data: { archetype: 'the-peaceful-observer' } }
    await eventually(() => expect(stream.heard).toContainEqual(expect.objectContaining(change)))
    stream.close()
    const unseen = await done(m.call('get_unseen_unlocks', {}))
    const archetype = unseen.find(({ kind }) => kind === 'archetype')
    expect(archetypeNotice({ emoji: archetype?.emoji ?? '', title: archetype?.name ?? '' })).toBe(
      'Your conflict archetype has been updated to: 🍃 The Peaceful Observer!',
    )
  })

  it('gets the first archetype’s points once', async () => {
    await openDashboard(m)
    await becomes(m, 'the-peaceful-observer')
    await startConflict(m)
    await becomes(m, 'the-emotional-diplomat')
    await untilQuiet(squash.database)
    const entries = await done(m.call('get_squashcred_events', {}))
    expect(entries.filter(({ code }) => code === 'FIRST_ARCHETYPE')).toMatchObject([{ amount: 15 }])
  })
})

describe('a user who starts a conflict', () => {
  it('is re-evaluated with that conflict counted, without another visit to the dashboard', async () => {
    await startConflict(m, ada.email)
    await becomes(m, 'the-emotional-diplomat')
    expect(await collectionOf(m)).toEqual(['the-emotional-diplomat'])
    // Jonas did nothing, so he was not re-evaluated.
    expect(await archetypeOf(j)).toBeNull()
  })

  it('changes archetype with the conflict that makes the difference', async () => {
    for (let number = 0; number < 3; number++) {
      await respond(j, (await startConflict(m)).id)
      await untilQuiet(squash.database)
      if (number < 2) expect(await archetypeOf(m)).not.toBe('the-drama-generator')
    }
    expect(await archetypeOf(m)).toBe('the-drama-generator')
  })
})

describe('an archetype', () => {
  it('stays, with its date, as long as it fits', async () => {
    await openDashboard(m)
    await becomes(m, 'the-peaceful-observer')
    const before = await profileOf(m)
    squash.clock.advance({ minutes: 5 })
    await openDashboard(m)
    await untilQuiet(squash.database)
    await assignToEveryone()
    expect(await profileOf(m)).toEqual(before)
    expect(await changes(m)).toEqual(['the-peaceful-observer'])
  })

  it('can become current again, and is in the collection once', async () => {
    const { id } = await startConflict(m, ada.email)
    await becomes(m, 'the-emotional-diplomat')
    await done(m.call('delete_conflict', { p_conflict_id: id }))
    await untilQuiet(squash.database)
    await assignToEveryone()
    expect(await archetypeOf(m)).toBe('the-peaceful-observer')
    await startConflict(m, ada.email)
    await becomes(m, 'the-emotional-diplomat')
    expect(await changes(m)).toEqual(['the-emotional-diplomat', 'the-peaceful-observer', 'the-emotional-diplomat'])
    expect((await collectionOf(m)).toSorted()).toEqual(['the-emotional-diplomat', 'the-peaceful-observer'])
  })

  it('changes only once when it is evaluated concurrently', async () => {
    await startConflict(m, ada.email)
    await Promise.all([openDashboard(m), assignToEveryone(), assignToEveryone()])
    await untilQuiet(squash.database)
    const changed = await changes(m)
    expect(changed.at(-1)).toBe('the-emotional-diplomat')
    expect(new Set(changed).size).toBe(changed.length)
  })

  it('changes, to the minute, when two conflicts have waited a week for Jonas', async () => {
    for (let number = 0; number < 2; number++) await vote(m, (await conflictIn('vote_1', m, j)).id, true)
    await untilQuiet(squash.database)
    squash.clock.advance({ days: 6, hours: 23, minutes: 59 })
    await assignToEveryone()
    j = await squash.signIn(jonas)
    expect(await archetypeOf(j)).toBe('the-emotional-diplomat')
    squash.clock.advance({ minutes: 1 })
    await assignToEveryone()
    expect(await archetypeOf(j)).toBe('the-disappearing-diplomat')
  })
})

describe('an invite that goes unanswered', () => {
  const passTime = async (time: Parameters<typeof squash.clock.advance>[0]) => {
    squash.clock.advance(time)
    await assignToEveryone()
    ;[m, j] = await signInAgain(squash)
    return { maya: await archetypeOf(m), jonas: await archetypeOf(j) }
  }

  it('changes both archetypes after seven days, to the minute, and still after it has expired', async () => {
    for (let number = 0; number < 2; number++) await startConflict(m)
    await untilQuiet(squash.database)
    expect(await passTime({ days: 6, hours: 23, minutes: 59 })).toEqual({
      maya: 'the-emotional-diplomat',
      jonas: 'the-emotional-diplomat',
    })
    const named = { maya: 'the-passive-ghost', jonas: 'the-unread-receipt' }
    expect(await passTime({ minutes: 1 })).toEqual(named)
    squash.clock.advance({ days: 23 })
    await squash.runSchedule('conflicts.abandon')
    expect(await passTime({ days: 1 })).toEqual(named)
  })

  it('changes neither if it was declined, however late, or if one of the two has blocked the other', async () => {
    for (let number = 0; number < 2; number++) await startConflict(m)
    for (let number = 0; number < 2; number++)
      await startConflict(await squash.signUp({ ...ada, email: `ada${number}@example.com`, username: `ada${number}` }))
    await untilQuiet(squash.database)
    expect((await passTime({ days: 8 })).jonas).toBe('the-unread-receipt')
    await declineByLink(squash, personOf(m))
    await squash.database.query(
      `insert into blocks select distinct inviter_id, $1::uuid, now() from invites where inviter_id <> $2`,
      [personOf(j), personOf(m)],
    )
    await untilQuiet(squash.database)
    expect(await passTime({ days: 1 })).toEqual({ maya: 'the-emotional-diplomat', jonas: 'the-emotional-diplomat' })
  })
})

describe('npm run admin -- assign-archetypes', () => {
  it('evaluates all users with 100 ms between them, and reports the result', async () => {
    await squash.signUp(ada)
    expect(await assignToEveryone()).toEqual({
      said: ['3 people checked, 3 archetypes changed.'],
      pauses: [100, 100],
      code: 0,
    })
    expect(await archetypeOf(m)).toBe('the-peaceful-observer')
    expect(await archetypeOf(j)).toBe('the-peaceful-observer')
  })

  it('can be run again: fitting archetypes stay', async () => {
    await assignToEveryone()
    expect((await assignToEveryone()).said).toEqual(['2 people checked, 0 archetypes changed.'])
    expect(await changes(m)).toHaveLength(1)
  })

  it('notifies the users of a running server', async () => {
    const stream = await openStream(squash.origin, m)
    await assignToEveryone()
    await eventually(() => expect(stream.heard.map(({ event }) => event)).toContain('archetype.changed'))
    stream.close()
  })

  it('reports its progress every hundred users', async () => {
    // Rewards are not counted here.
    await squash.stopWorker()
    const many = Array.from({ length: 203 }, () => ({ id: crypto.randomUUID(), time_zone: 'UTC' }))
    await insertPeople(squash.database, many)
    const { said } = await assignToEveryone()
    expect(said).toEqual([
      '100 people checked, 100 archetypes changed so far…',
      '200 people checked, 200 archetypes changed so far…',
      '205 people checked, 205 archetypes changed.',
    ])
    const { rows } = await squash.database.query('select 1 from profiles where conflict_archetype is null')
    expect(rows).toEqual([])
  })
})
