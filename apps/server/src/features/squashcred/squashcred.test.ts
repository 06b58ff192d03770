import { randomUUID } from 'node:crypto'
import * as happened from '@squash/rules/counters/testing/histories'
import { handleEvent } from '@squash/rules/event-handlers'
import { fixedClock } from '@squash/testkit/clock'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { earnedBy, eventsAfter, insertPeople } from '../../../test/support/rewards.ts'
import { createOutbox } from '../../platform/outbox/outbox.ts'
import { announceSquashCred } from './counting.ts'
import { createLedger } from './squashcred.service.ts'

const { MAYA } = happened

const database = await testDatabase()
const clock = fixedClock()
const ledger = createLedger({ clock, outbox: createOutbox(database) })

beforeEach(async () => {
  await database.truncate()
  await insertPeople(database, [{ id: MAYA, time_zone: 'UTC' }])
})
afterAll(database.close)

const give = (amount: number, subject: string, person = MAYA) =>
  database.transaction((tx) => ledger.award(tx, { person, amount, reason: 'Thanks', subject }))

describe('points given by hand', () => {
  it('change the balance, and notify the user', async () => {
    expect(await give(40, 'ticket 7')).toBe(40)
    expect(await give(-50, 'ticket 8')).toBe(-10)
    expect(await earnedBy(database, MAYA)).toMatchObject({ squashcred: -10, entries: ['GIVEN 40', 'GIVEN -50'] })
    expect((await eventsAfter(database, 0)).map(({ event }) => event)).toEqual([
      { type: 'squashcred.changed', person: MAYA, amount: 40, balance: 40, at: clock.now() },
      { type: 'squashcred.changed', person: MAYA, amount: -50, balance: -10, at: clock.now() },
    ])
  })
  it('are given once per subject', async () => {
    const balances = await Promise.all(Array.from({ length: 10 }, () => give(40, 'ticket 7')))
    expect(balances).toEqual(Array.from({ length: 10 }, () => 40))
    expect((await earnedBy(database, MAYA)).entries).toEqual(['GIVEN 40'])
  })
  it('are refused for an unknown user', async () => expect(await give(40, 'ticket 7', randomUUID())).toBe(null))
})

it('a new balance is announced to Maya only', () => {
  expect(handleEvent(announceSquashCred, happened.balance(MAYA, 7))).toEqual([
    { person: MAYA, live: { event: 'squashcred.changed', data: {} } },
  ])
  expect(handleEvent(announceSquashCred, happened.visit(MAYA, '2026-03-02'))).toBe(undefined)
})
