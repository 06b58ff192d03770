import { ada, ben, carla, jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import { debateIn, startDebate, voteInDebate } from '@squash/testkit/debate-steps'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { runRecount } from '../../../test/support/recount.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'

let squash: TestSquash
let mayas: string

/** One debate of each kind, with changed votes, a block, and an address that was taken over later. */
beforeAll(async () => {
  squash = await startSquash()
  const [m, j, a] = [await squash.signUp(maya), await squash.signUp(jonas), await squash.signUp(ada)]
  mayas = personOf(m)
  const { id: decided } = await debateIn('active', m, j)
  await voteInDebate(a, decided, personOf(m))
  squash.clock.advance({ days: 7 })
  await squash.runSchedule('debates.complete')
  const [m2, j2, a2] = [await squash.signIn(maya), await squash.signIn(jonas), await squash.signIn(ada)]
  const { id: open } = await debateIn('active', j2, m2, maya.email)
  await voteInDebate(a2, open, personOf(m))
  await voteInDebate(a2, open, personOf(j))
  await startDebate(m2, carla.email)
  await squash.signUp(carla)
  await startDebate(a2, maya.email)
  await startDebate(await squash.signUp(ben), maya.email)
  await done(m2.call('block_user', { p_user_id: personOf(a2) }))
  await startDebate(a2, maya.email)
  await untilQuiet(squash.database)
})
afterAll(() => squash.close())

const recount = (...options: string[]) => runRecount(squash, ...options)
const right = { said: ['All counters are correct.'], code: 0 }

describe('npm run admin -- recount', () => {
  it('finds the votes, wins and tabs of debates correct after real use', async () => {
    expect(await recount()).toEqual(right)
  })

  it('names each wrong counter, and corrects it with --fix', async () => {
    await squash.database.query(`
      update public_debates set creator_votes = creator_votes + 1 where status = 'active';
      update debate_figures set wins = 7 where person_id = '${mayas}';
      update debate_totals set active = active + 2 where shard = 3`)
    const { said, code } = await recount()
    expect(code).toBe(1)
    expect(said.map((line) => line.split(' ')[0])).toEqual(['public_debates', 'debate_figures', 'debate_totals', '3'])
    expect(said).toContain(
      `debate_figures ${mayas}: stored {"wins":7,"pending":2,"participations":2}, counted {"wins":1,"pending":2,"participations":2}`,
    )
    expect((await recount('--fix')).code).toBe(0)
    expect(await recount()).toEqual(right)
  })
})
