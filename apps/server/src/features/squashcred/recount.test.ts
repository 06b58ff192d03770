import * as happened from '@squash/rules/counters/testing/histories'
import { fixedClock } from '@squash/testkit/clock'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { countEverything, earnedBy, insertPeople, publish, rewardsOver } from '../../../test/support/rewards.ts'
import { runAdminCommand } from '../../admin-command.ts'
import { createOutbox } from '../../platform/outbox/outbox.ts'
import { createLedger } from './squashcred.service.ts'

const { JONAS, MAYA, many, mayas, visits } = happened

const database = await testDatabase()
const clock = fixedClock()
const { counting } = rewardsOver(database, clock)
const ledger = createLedger({ clock, outbox: createOutbox(database) })
const thanks = { person: MAYA, amount: 40, reason: 'Thanks for the bug report', subject: 'ticket 7' }

beforeEach(async () => {
  await database.truncate()
  await insertPeople(database, [
    { id: MAYA, time_zone: 'Europe/Berlin' },
    { id: JONAS, time_zone: 'UTC' },
  ])
  await publish(database, [...many(5, (number) => mayas(number).started('I feel unseen')), ...visits(MAYA, 7)])
  await countEverything(database, counting)
  await database.transaction((tx) => ledger.award(tx, thanks))
  await countEverything(database, counting)
})
afterAll(database.close)

async function recount(...options: string[]) {
  const said: string[] = []
  const code = await runAdminCommand(['recount', ...options], { database, clock, print: (line) => said.push(line) })
  return { said, code }
}
const right = { said: ['All counters are correct.'], code: 0 }

describe('a recount of rewards', () => {
  it('finds no difference in what was counted, nor in points given by hand', async () => {
    expect((await earnedBy(database, MAYA)).entries).toContain('GIVEN 40')
    expect(await recount()).toEqual(right)
  })

  it.each([
    ['a balance', 'update reward_standings set squashcred = squashcred + 1', 'reward_standings'],
    [
      'a counter',
      `update reward_standings set counters = jsonb_set(counters, '{tallies,started}', '7')`,
      'reward_standings',
    ],
    ['the number of achievements', 'update reward_standings set achievements = 0', 'reward_standings'],
    ['an amount', `update squashcred_events set amount = 500 where code = 'FIRST_CONFLICT'`, 'squashcred_events'],
    ['a missing achievement', `delete from user_achievements where code = 'first_i_feel'`, 'user_achievements'],
    [
      'an unsupported entry',
      `insert into squashcred_events (user_id, code, subject, amount, reason, created_at)
        values ('${MAYA}', 'WIN_DEBATE', 'none', 25, 'Won a debate', now())`,
      'squashcred_events',
    ],
  ])('finds and corrects %s that was tampered with', async (_, change, table) => {
    const before = await earnedBy(database, MAYA)
    await database.query(change)
    const { said, code } = await recount()
    expect(code).toBe(1)
    expect(said.filter((line) => line.startsWith(`${table} ${MAYA}: `))).toHaveLength(1)
    expect((await recount('--fix')).code).toBe(0)
    expect(await recount()).toEqual(right)
    const after = await earnedBy(database, MAYA)
    expect({ ...after, entries: after.entries.toSorted() }).toEqual({ ...before, entries: before.entries.toSorted() })
  })

  it('reports only what differs', async () => {
    const { squashcred } = await earnedBy(database, MAYA)
    await database.query('update reward_standings set squashcred = 7 where person_id = $1', [MAYA])
    expect((await recount()).said).toEqual([
      `reward_standings ${MAYA}: stored {"squashcred":7}, counted {"squashcred":${squashcred}}`,
      '1 counter is wrong. To correct it, run recount --fix.',
    ])
  })
})
