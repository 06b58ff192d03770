import { carla, jonas, maya } from '@squash/testkit/cast'
import { done, reaches, respond, startConflict } from '@squash/testkit/conflict-steps'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startSquash, type TestSquash } from '../../../../test/support/squash.ts'

let squash: TestSquash
beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(() => squash.database.truncate())
afterAll(() => squash.close())

it('Carla can’t find out who holds an address by watching whose public counters grow', async () => {
  const [m, j, c] = [await squash.signUp(maya), await squash.signUp(jonas), await squash.signUp(carla)]
  const { id } = await startConflict(m)
  const jonasAsSeenBy = async (viewer: typeof c) =>
    done(viewer.call('get_profile_stats', { p_user_id: j.session?.user.id ?? '' }))

  expect(await jonasAsSeenBy(c)).toEqual({ total_conflicts: 0, resolved_conflicts: 0, resolution_rate: 0 })
  expect(await jonasAsSeenBy(j)).toMatchObject({ total_conflicts: 1 })

  await respond(j, id)
  await reaches(m, id, 'vote_1')
  expect(await jonasAsSeenBy(c)).toMatchObject({ total_conflicts: 1 })
})

it('Maya is credited with a referral once the invited address has an account', async () => {
  const m = await squash.signUp(maya)
  await startConflict(m)
  await squash.signUp(jonas)
  const { rows } = await squash.database.query(
    `select event ->> 'type' as type from outbox where type like 'referral%'`,
  )
  expect(rows).toEqual([{ type: 'referral.completed' }])
})
