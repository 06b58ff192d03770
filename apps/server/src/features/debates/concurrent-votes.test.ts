import { randomUUID } from 'node:crypto'
import { refuse } from '@squash/rules/result'
import { jonas, maya } from '@squash/testkit/cast'
import { debateIn } from '@squash/testkit/debate-steps'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { insertPeople } from '../../../test/support/rewards.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { runAdminCommand } from '../../admin-command.ts'
import { createOutbox } from '../../platform/outbox/outbox.ts'
import { createDebates } from './debates.service.ts'

const VOTERS = 500
let squash: TestSquash

beforeAll(async () => {
  squash = await startSquash()
})
afterAll(() => squash.close())

/** Enough voters for a rush, without five hundred sign-ups. */
async function insertVoters(): Promise<string[]> {
  const people = Array.from({ length: VOTERS }, () => randomUUID())
  await insertPeople(
    squash.database,
    people.map((id) => ({ id, time_zone: 'UTC' })),
  )
  return people
}

it('a debate closing amid five hundred concurrent votes counts each accepted one, no late one, and one win', async () => {
  const { database, clock } = squash
  const [m, j] = [await squash.signUp(maya), await squash.signUp(jonas)]
  const { id } = await debateIn('active', m, j)
  const outbox = createOutbox(database)
  let reads = 0
  /** The seven days end when half of the votes have read the clock. */
  const running = {
    now: () => {
      if (++reads === VOTERS / 2) clock.advance({ days: 7 })
      return clock.now()
    },
  }
  const debates = createDebates({
    database,
    clock: running,
    outbox,
    newId: randomUUID,
    newToken: randomUUID,
    spendInvite: async () => null,
    giveBackInvite: async () => undefined,
  })
  const people = await insertVoters()
  const votes = people.map((person, place) =>
    database.transaction((tx) => debates.vote(tx, person, id, personOf(place % 3 === 0 ? m : j))),
  )
  let voting = true
  /** The schedule runs continuously, as if every worker had its own. */
  const closing = (async () => {
    while (voting) await squash.runSchedule('debates.complete')
  })()
  const answers = await Promise.all(votes)
  voting = false
  await closing
  await squash.runSchedule('debates.complete')

  const accepted = answers.filter(({ ok }) => ok).length
  expect(accepted).toBe(VOTERS / 2 - 1)
  expect(answers.filter(({ ok }) => !ok)).toEqual(Array(VOTERS - accepted).fill(refuse('debate.closed')))

  const { rows } = await database.query(
    `select status, outcome, creator_votes + opponent_votes as votes,
      (select count(*)::int from debate_votes where debate_id = d.id) as rows,
      (select count(*)::int from outbox where type = 'debate.completed') as completions,
      (select sum(wins)::int from debate_figures) as wins
    from public_debates d where id = $1`,
    [id],
  )
  expect(rows).toEqual([
    { status: 'complete', outcome: 'opponent', votes: accepted, rows: accepted, completions: 1, wins: 1 },
  ])
  const said: string[] = []
  await runAdminCommand(['recount'], { database, clock, print: (line) => said.push(line) })
  expect(said).toEqual(['All counters are correct.'])
})
