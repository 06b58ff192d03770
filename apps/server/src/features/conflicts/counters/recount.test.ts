import { ada, ben, carla, jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personOf } from '../../../../test/support/person.ts'
import { runRecount } from '../../../../test/support/recount.ts'
import { startSquash, type TestSquash } from '../../../../test/support/squash.ts'
import { untilQuiet } from '../../../../test/support/until.ts'

let squash: TestSquash
let mayasId: string
let bensId: string

beforeAll(async () => {
  squash = await startSquash()
  const [m, j, a, b] = await Promise.all([maya, jonas, ada, ben].map((person) => squash.signUp(person)))
  if (!m || !j || !a || !b) throw new Error('A person is missing')
  ;[mayasId, bensId] = [personOf(m), personOf(b)]
  await conflictIn('resolved', m, j)
  await conflictIn('ruled', m, j)
  await conflictIn('vote_1', j, m, maya.email)
  await startConflict(m, carla.email)
  await startConflict(a, maya.email)
  await decline((await startConflict(b, maya.email)).id)
  // Two withheld by her block and one deleted by her: none of them counts for Maya.
  await startConflict(b, maya.email)
  await done(m.call('block_user', { p_user_id: bensId }))
  await startConflict(b, maya.email)
  await done(m.call('delete_conflict', { p_conflict_id: (await startConflict(m, ada.email)).id }))
  await untilQuiet(squash.database)
})
afterAll(() => squash.close())

const recount = (...options: string[]) => runRecount(squash, ...options)

describe('npm run admin -- recount', () => {
  it('finds every counter correct after real use, including blocks', async () => {
    expect(await recount()).toEqual({ said: ['All counters are correct.'], code: 0 })
  })

  it('names each wrong counter, changes nothing, and fails', async () => {
    await squash.database.query(`
      update conflict_counts set total = total + 1, people = 0 where person_id = '${mayasId}';
      delete from conflict_counts where person_id = '${bensId}';
      update shared_conflict_counts set ruled = 7 where person_id = '${mayasId}';
      update global_stats set resolved_conflicts = resolved_conflicts + 3 where shard = 5;
      update public_conflict_counts set total = total + 1 where person_id = '${mayasId}' and week = '-infinity';
      update weekly_stats set total_conflicts = 0 where shard =
        (select min(shard) from weekly_stats where total_conflicts > 0);
      update conflict_parties set grouping = 'active', state = 'waiting' where conflict_id = (select id from conflicts where status = 'resolved')
        and party = 'user2'`)
    const { said, code } = await recount()
    expect(code).toBe(1)
    expect(said.map((line) => line.split(' ')[0])).toEqual([
      'conflict_parties',
      'conflict_counts',
      'conflict_counts',
      'shared_conflict_counts',
      'global_stats',
      'public_conflict_counts',
      'weekly_stats',
      '7',
    ])
    expect(said).toContain(
      `conflict_counts ${mayasId}: stored {"total":7,"active":3,"people":0,"excused":1,"history":3,"resolved":1}, ` +
        'counted {"total":6,"active":3,"people":1,"excused":1,"history":3,"resolved":1}',
    )
    expect(said.at(-1)).toBe('7 counters are wrong. To correct them, run recount --fix.')
    expect((await recount()).said).toEqual(said)
  })

  it('corrects the counters with --fix, and logs it', async () => {
    const { said, code } = await recount('--fix')
    expect({ last: said.at(-1), code }).toEqual({ last: '7 counters corrected.', code: 0 })
    expect(await recount()).toEqual({ said: ['All counters are correct.'], code: 0 })
    expect(await recount('--fix')).toEqual({ said: ['All counters are correct.'], code: 0 })
    const { rows } = await squash.database.query('select admin_id, act, subject from admin_acts')
    expect(rows).toEqual([{ admin_id: null, act: 'figures.fixed', subject: null }])
    expect(await done((await squash.signIn(maya)).call('get_dashboard', {}))).toMatchObject({
      active: 3,
      resolved: 1,
      // Jonas, because they have met; Carla, because Maya has invited her; and Ada, who has invited Maya.
      people: 3,
      history: 3,
      // Ada’s invite, and the vote on the proposal for her and Jonas.
      your_turn: { count: 2 },
    })
  })
})

async function decline(id: string): Promise<void> {
  const { rows } = await squash.database.query('select token from invites where conflict_id = $1', [id])
  await done(squash.visitor.call('decline_invite', { token: String(rows[0]?.token) }))
}
