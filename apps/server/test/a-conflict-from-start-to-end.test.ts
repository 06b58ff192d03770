import { jonas, maya, words } from '@squash/testkit/cast'
import {
  conflictIn,
  done,
  reaches,
  respond,
  startConflict,
  submitCoreIssues,
  vote,
} from '@squash/testkit/conflict-steps'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSquash, type TestSquash } from './support/squash.ts'

let squash: TestSquash
beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(() => squash.database.truncate())
afterAll(() => squash.close())

describe('Maya and Jonas', () => {
  it('squash it in the first round', async () => {
    const [m, j] = [await squash.signUp(maya), await squash.signUp(jonas)]
    const started = await startConflict(m)
    expect(started).toMatchObject({ status: 'pending', phase: 'awaiting_response', invite: 'notified' })
    expect(started.status_label).toBe('WAITING FOR THEM')
    expect(started.user1_raw_message).toBe(words.maya)

    const seen = await done(j.call('get_conflict', { p_conflict_id: started.id }))
    expect(seen).toMatchObject({
      status_label: 'YOUR TURN TO RESPOND',
      user1_raw_message: null,
      can: { respond: true },
    })
    expect(seen.user1_translated_message).not.toBe(null)

    await respond(j, started.id)
    const mediated = await reaches(m, started.id, 'vote_1')
    expect(mediated).toMatchObject({ status: 'active', status_label: 'VOTE ON AI MEDIATION', user2_raw_message: null })
    expect(mediated.written_by).toMatchObject({ translations: 'canned', mediation: 'canned' })

    await vote(m, started.id, true)
    const resolved = await vote(j, started.id, true)
    expect(resolved).toMatchObject({ status: 'resolved', phase: 'resolved', status_label: 'RESOLVED' })
    expect(await done(m.call('get_dashboard', {}))).toEqual({
      active: 0,
      resolved: 1,
      people: 1,
      history: 1,
      your_turn: { count: 0, first: [] },
      debate_invites: { count: 0, first: [] },
      check_ins: [],
    })
    expect(await done(squash.visitor.call('get_global_stats', {}))).toMatchObject({
      total_conflicts: 1,
      resolved_conflicts: 1,
    })
  })

  it('go through every round to a public ruling', async () => {
    const [m, j] = [await squash.signUp(maya), await squash.signUp(jonas)]
    const { id } = await conflictIn('vote_2', m, j)
    const rehashed = await done(m.call('get_conflict', { p_conflict_id: id }))
    expect(rehashed).toMatchObject({ status_label: 'VOTE ON NEW APPROACH', user1_satisfaction: null })

    await vote(j, id, false)
    await submitCoreIssues(m, j, id)
    const reflected = await reaches(j, id, 'vote_3')
    expect(reflected).toMatchObject({ user1_core_issue: null, user2_core_issue: words.jonasCore })

    await done(m.call('request_final_ruling', { p_conflict_id: id }))
    const ruled = await reaches(j, id, 'ruled')
    expect(ruled).toMatchObject({ status: 'final_judgment', status_label: 'FINAL AI JUDGMENT ISSUED' })
    // A name is public only if its owner chooses to show it.
    expect(ruled.ruling_name_shown).toEqual({ user1: false, user2: false })
    expect(await done(j.call('set_ruling_name_shown', { p_conflict_id: id, shown: true }))).toEqual({ shown: true })
  })

  it('find each other when Jonas signs up only after the invite', async () => {
    const m = await squash.signUp(maya)
    const { id, invite } = await startConflict(m)
    expect(invite).toBe('sent')
    const j = await squash.signUp(jonas)
    const [card] = await done(j.call('get_my_conflicts', {}))
    expect(card).toMatchObject({ id, status_label: 'YOUR TURN TO RESPOND' })
    await respond(j, id)
    await reaches(m, id, 'vote_1')
  })
})
