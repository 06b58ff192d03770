import { done } from '@squash/testkit/conflict-steps'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyCall, kindOf, rowsOf } from './support/calls.ts'
import { leaksIn } from './support/matrix/leaks.ts'
import { CAST, gather, type People } from './support/matrix/people.ts'
import { ROLES, type Role } from './support/matrix/roles.ts'
import { createScenes, type Scenes } from './support/matrix/scenes.ts'
import { MATRIX, OTHER_WAYS } from './support/matrix/table.ts'
import { withServiceKey } from './support/operator.ts'
import { personOf } from './support/person.ts'
import { startSquash, type TestSquash } from './support/squash.ts'

let squash: TestSquash
let people: People
let scenes: Scenes

beforeAll(async () => {
  squash = await startSquash({ env: withServiceKey })
  people = await gather(squash)
  scenes = await createScenes(squash, people)
})
afterAll(() => squash.close())

describe('a call', () => {
  it('has a row in the matrix', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(everyCall.map(({ name }) => name).sort())
  })

  const ways = [
    ...rowsOf(MATRIX).map(([name, row]) => ({ way: name, name, row })),
    ...Object.entries(OTHER_WAYS).map(([way, [name, row]]) => ({ way, name, row })),
  ]
  for (const { way, name, row } of ways) {
    it(`${way} answers each of the ten roles correctly, and reveals nothing they may not see`, async () => {
      const answered: Partial<Record<Role, number>> = {}
      for (const role of ROLES) {
        const scene = await scenes.for(role, row)
        const answer = await people[role].request('POST', `/rest/v1/rpc/${name}`, await row.input(scene))
        answered[role] = answer.status
        // An accepted write may have changed the scene; a read has not.
        if (answer.ok && kindOf(name) === 'write') scenes.spend(role, row)
        expect(leaksIn(answer.body, role, row, scene), `${role} reads`).toEqual([])
      }
      expect(answered).toEqual(row.status)
    })
  }
})

describe('the id of another person', () => {
  /** Reads that any signed-in user may make about another. */
  const OPEN = [
    'get_profile',
    'get_profile_stats',
    'get_shared_conflicts',
    'get_shared_stats',
    'get_debate_stats',
    'get_user_points_with_tier',
    'get_user_achievements',
    'user_has_achievement',
    'get_user_archetype_achievements',
  ]
  /** Calls that always concern another user. */
  const ABOUT_ANOTHER = ['block_user', 'unblock_user']
  const PERSONS = ['p_user_id', 'user_uuid', 'user_id_param']

  it('is a parameter of no other call, or is refused', async () => {
    const asking = everyCall.filter(
      ({ name, parameters }) =>
        ![...OPEN, ...ABOUT_ANOTHER].includes(name) && PERSONS.some((one) => parameters.includes(one)),
    )
    const scene = await scenes.for('stranger', { input: () => ({}), status: MATRIX.get_profile.status })
    for (const { name, parameters } of asking) {
      const [parameter = ''] = PERSONS.filter((one) => parameters.includes(one))
      const row = rowsOf(MATRIX).find(([call]) => call === name)?.[1]
      const input = { ...(await row?.input(scene)), [parameter]: personOf(people.creator) }
      const answer = await people.stranger.request('POST', `/rest/v1/rpc/${name}`, input)
      expect([name, answer.status]).toEqual([name, 403])
    }
  })

  it('does not let Ada change the profile of Maya, or read her dashboard', async () => {
    const before = await done(people.creator.call('get_profile', {}))
    const mayas = { p_user_id: personOf(people.creator) }
    await people.stranger.request('POST', '/rest/v1/rpc/update_profile', { ...mayas, first_name: 'Mud' })
    expect(await done(people.creator.call('get_profile', {}))).toEqual(before)
    const { body } = await people.stranger.request('POST', '/rest/v1/rpc/get_dashboard', mayas)
    expect(body).toEqual(await done(people.stranger.call('get_dashboard', {})))
    expect(body).not.toEqual(await done(people.creator.call('get_dashboard', {})))
  })

  it('shows Ada only what strangers see of Maya: no last name, no address, no settings', async () => {
    const seen = await done(people.stranger.call('get_profile', { p_user_id: personOf(people.creator) }))
    const { username } = CAST.creator
    expect(seen).toMatchObject({ first_name: 'Maya', username, last_name: null, display_name: 'Maya' })
    expect(Object.keys(seen ?? {})).not.toEqual(expect.arrayContaining(['email']))
    expect(JSON.stringify(seen)).not.toMatch(/Okafor|@|settings|time_zone/)
  })
})
