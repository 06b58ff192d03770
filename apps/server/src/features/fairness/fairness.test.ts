import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import { favouringTheFirst } from '@squash/testkit/ai-replies'
import { ada, jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { fairnessCounters } from './counters.ts'

let ai: AiProvider
let squash: TestSquash
let [m, j, a]: Actor[] = []
beforeAll(async () => {
  ai = await startAiProvider()
  squash = await startSquash({ env: { AI_BASE_URL: ai.baseUrl, AI_MODEL: 'scripted' } })
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  a = await squash.signUp(ada)
})
afterAll(async () => {
  await squash.close()
  await ai.close()
})

const someone = (actor: Actor | undefined): Actor => actor ?? squash.visitor
async function counted(): Promise<Record<string, number>> {
  const { rows } = await squash.database.query(
    `select measure || ' ' || cohort || ' ' || outcome as cell, sum(count)::int as count
     from fairness_counts group by 1 having sum(count) <> 0 order by 1`,
  )
  return Object.fromEntries(rows.map(({ cell, count }) => [String(cell), Number(count)]))
}
const miscounts = () => fairnessCounters.findMiscounts(squash.database.db)

describe('the fairness page', () => {
  it('counts agreements and verdicts as they happen, and the public votes next to the verdict', async () => {
    await conflictIn('resolved', someone(m), someone(j))
    expect(await counted()).toMatchObject({ 'role started agreed': 1, 'role answered agreed': 1 })

    const { id } = await conflictIn('ruled', someone(m), someone(j))
    expect(await counted()).toMatchObject({ 'role started both': 1, 'role answered both': 1, 'orders all same': 1 })

    const vote = (vote_type: string) =>
      someone(a).request('POST', '/rest/v1/rpc/cast_conflict_vote', { conflict_uuid: id, vote_type })
    await vote('ai_right')
    await vote('get_therapy')
    await vote('get_therapy')
    const votes = Object.entries(await counted()).filter(([cell]) => cell.startsWith('public_votes'))
    expect(votes).toEqual([['public_votes both get_therapy', 1]])
    expect(await miscounts()).toEqual([])
  })

  it('counts the verdicts on which the two orders disagree, which are then for both', async () => {
    ai.always(favouringTheFirst)
    const { id } = await conflictIn('ruled', someone(m), someone(j))
    const [onBoard] = await done(squash.visitor.call('get_public_ai_rulings', { p_conflict_id: id }))
    expect(onBoard).toMatchObject({ verdict: 'both', asked: 'both ways' })
    expect(await done(someone(j).call('get_conflict', { p_conflict_id: id }))).toMatchObject({
      ruling_verdict: 'both',
      ruling_asked: 'both ways',
      strongest_points: { user1: expect.any(String), user2: expect.any(String) },
    })
    expect(await counted()).toMatchObject({ 'orders all different': 1 })
    expect(await miscounts()).toEqual([])
  })

  it('shows strangers every cell, without counts below thirty', async () => {
    await squash.database.query(
      `update fairness_counts set count = 30 where measure = 'role' and cohort = 'started' and outcome = 'agreed'`,
    )
    const rows = await done(squash.visitor.call('get_fairness', {}))
    expect(rows.filter(({ count }) => count !== null)).toEqual([
      { measure: 'role', group: 'started', outcome: 'agreed', count: 30 },
    ])
    expect(await miscounts()).toHaveLength(1)
    await squash.database.transaction((tx) => fairnessCounters.store(tx))
    expect(await miscounts()).toEqual([])
  })
})
