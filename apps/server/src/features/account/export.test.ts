import { ada, carla, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { bothPartiesWords, privateWords, privateWordsIn } from '../../../test/support/private-words.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'

let squash: TestSquash
let m: Actor
let j: Actor
let ruled: string

beforeAll(async () => {
  squash = await startSquash({ env: { RATE_LIMITS: '100' } })
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  ruled = (await conflictIn('ruled', m, j)).id
  await startConflict(m, carla.email)
  await done(m.call('block_user', { p_user_id: personOf(await squash.signUp(ada)) }))
  await untilQuiet(squash.database)
  // Her counters must not grow while they are compared.
  await squash.stopWorker()
})
afterAll(() => squash.close())

describe('Maya’s download', () => {
  it('contains her profile with its settings, her conflicts, votes, invites, blocks, sessions and history', async () => {
    const data = await done(m.call('export_my_data', {}))
    expect(data.exported_at).toBe(squash.clock.now().toISOString())
    expect(data.profile).toEqual(await done(m.call('get_profile', {})))
    expect(data.profile).toMatchObject({ email: maya.email, settings: { your_turn_mail: true } })
    expect(data.conflicts.map(({ phase }) => phase)).toEqual(['awaiting_response', 'ruled'])
    expect(data.votes).toMatchObject([
      { conflict_id: ruled, round: 1, party: 'user1', satisfied: false },
      // asking for the ruling counts as a vote against the reflection
      { conflict_id: ruled, round: 3, party: 'user1', satisfied: false },
    ])
    expect(data.invites_sent.map(({ email }) => email).sort()).toEqual([carla.email, jonas.email])
    expect(data.blocks.map(({ display_name }) => display_name)).toEqual(['Ada'])
    expect(data.sessions).toEqual(await done(m.call('get_sessions', {})))
    expect(data.security_events).toEqual(await done(m.call('get_security_events', {})))
  })

  it('keeps the order of earlier downloads', async () => {
    expect(Object.keys(await done(m.call('export_my_data', {})))).toEqual([
      ...['exported_at', 'profile', 'photo', 'conflicts', 'previews', 'solo_notes', 'agreements', 'votes'],
      ...[
        'forum_votes',
        'tips',
        'public_votes',
        'invites_sent',
        'debates',
        'debate_votes',
        'debate_invites_sent',
        'quests',
        'blocks',
      ],
      ...['safety_reviews', 'reports', 'squashcred', 'achievements', 'archetypes', 'visits', 'sessions'],
      'notified_devices',
      'security_events',
    ])
  })

  it('contains what she has earned: every entry of her ledger, her achievements and her archetypes', async () => {
    const { squashcred, achievements, archetypes } = await done(m.call('export_my_data', {}))
    expect(squashcred).toEqual(await done(m.call('get_squashcred_events', { p_limit: 50 })))
    expect(squashcred.map(({ code }) => code)).toContain('START_CONFLICT')
    expect(achievements).toEqual(await done(m.call('get_user_achievements', {})))
    expect(achievements.map(({ code }) => code)).toContain('first_conflict')
    expect(archetypes).toEqual(await done(m.call('get_user_archetype_achievements', {})))
    expect(archetypes).not.toEqual([])
  })

  it('contains her own texts and those written for both, but no private text of Jonas', async () => {
    const { conflicts } = await done(m.call('export_my_data', {}))
    const shared = conflicts.find(({ id }) => id === ruled)
    expect(shared).toMatchObject({
      user1_raw_message: words.maya,
      user1_core_issue: words.mayaCore,
      user2_raw_message: null,
      user2_core_issue: null,
    })
    expect(shared).toEqual(await done(m.call('get_conflict', { p_conflict_id: ruled })))
    for (const text of [shared?.user2_translated_message, shared?.ai_summary, shared?.final_ai_ruling])
      expect(text).toEqual(expect.any(String))
    expect(privateWordsIn(await done(m.call('export_my_data', {})), privateWords.jonas)).toEqual([])
  })

  it('differs from those of Jonas and Ada', async () => {
    const his = await done(j.call('export_my_data', {}))
    expect(his.conflicts.map(({ id }) => id)).toEqual([ruled])
    expect(his.conflicts[0]).toMatchObject({ user1_raw_message: null, user2_core_issue: words.jonasCore })
    expect({ invites: his.invites_sent, blocks: his.blocks }).toEqual({ invites: [], blocks: [] })
    expect(privateWordsIn(his, privateWords.maya)).toEqual([])

    const hers = await done((await squash.signIn(ada)).call('export_my_data', {}))
    expect(hers).toMatchObject({
      conflicts: [],
      votes: [],
      invites_sent: [],
      blocks: [],
      reports: { filed: [], about_me: [] },
    })
    expect(privateWordsIn(hers, bothPartiesWords)).toEqual([])
    // Nothing reveals that she is blocked.
    expect(JSON.stringify(hers)).not.toContain(personOf(m))
  })

  it('contains every entry of a long ledger once', async () => {
    const { squashcred: before } = await done(m.call('export_my_data', {}))
    await squash.database.query(
      `insert into squashcred_events (user_id, code, subject, amount, reason, created_at)
      select $1, 'GIVEN', 'number ' || n, 1, 'A kind word', now() from generate_series(1, 120) n`,
      [personOf(m)],
    )
    const { squashcred } = await done(m.call('export_my_data', {}))
    expect(new Set(squashcred.map(({ id }) => id)).size).toBe(squashcred.length)
    expect(squashcred).toHaveLength(before.length + 120)
  })

  it('contains every conflict of a long history once', async () => {
    const many = 120
    await squash.database.query(
      `with new as (
        insert into conflicts (id, title, user1_id, user2_email, user1_mood, status, created_at, last_move_at)
        select gen_random_uuid(), 'Number ' || n, $1, 'nobody@example.com', 'meh', 'pending', now(), now()
        from generate_series(1, ${many}) n returning id, user1_id, created_at)
      insert into conflict_parties (conflict_id, party, person_id, created_at, grouping, state)
      select id, side.party, side.person, created_at, 'active', 'waiting'
      from new cross join lateral (values ('user1', user1_id), ('user2', null)) as side (party, person)`,
      [personOf(m)],
    )
    const { conflicts } = await done(m.call('export_my_data', {}))
    expect(new Set(conflicts.map(({ id }) => id)).size).toBe(conflicts.length)
    expect(conflicts).toHaveLength(many + 2)
  })
})

it('Maya’s download can be requested ten times an hour', async () => {
  const limited = await startSquash({ env: { RATE_LIMITS: 'on' } })
  try {
    const person = await limited.signUp(maya)
    for (let asked = 0; asked < 10; asked++) await done(person.call('export_my_data', {}))
    const refused = await person.call('export_my_data', {})
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await limited.close()
  }
})
