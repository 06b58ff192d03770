import { isDeepStrictEqual } from 'node:util'
import { COUNTED_EVENTS, peopleOf } from '@squash/rules/counters/count'
import { AWARDING_EVENTS } from '@squash/rules/squashcred/decide-awards'
import { ledgerOf } from '@squash/rules/squashcred/testing/ledger'
import type { Clock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { miscounts, runRecount } from '../support/recount.ts'
import { eventsAfter } from '../support/rewards.ts'
import { winnerOf } from './model.ts'
import type { History } from './play.ts'
import { leaks } from './privacy.ts'
import type { World } from './world.ts'

type Recorded = { database: Database; clock: Clock }

/** Events that a conflict or a debate never causes twice, however often they are delivered. */
const ONCE = [
  'conflict.started',
  'conflict.responded',
  'conflict.mediated',
  'rehash.requested',
  'conflict.rehashed',
  'core_issues.opened',
  'reflection.requested',
  'conflict.reflected',
  'ruling.requested',
  'ruling.issued',
  'conflict.resolved',
  'conflict.abandoned',
  'debate.started',
  'debate.answered',
  'debate.completed',
  'debate.expired',
]

/** What must hold after a history whose workers have finished. @returns what doesn't */
export const violations = async (world: World, history: History): Promise<string[]> => [
  ...(await wrongRows(world, history)),
  ...(await leaks(world, history)),
]

/** The part of `violations` that the tables alone show. */
export const wrongRows = async (recorded: Recorded, history: Pick<History, 'model' | 'ids'>): Promise<string[]> => [
  ...(await wrongCounters(recorded)),
  ...(await wrongRewards(recorded)),
  ...(await repetitions(recorded)),
  ...(await wrongWinners(recorded, history)),
]

/** Counters and balances that differ from a recount, by the server's own recount and by the one written for these tests. */
async function wrongCounters({ database, clock }: Recorded): Promise<string[]> {
  const { said, code } = await runRecount({ database, clock })
  const others = (await miscounts(database)).map((row) => `miscounted: ${JSON.stringify(row)}`)
  return [...(code === 0 ? [] : said), ...others]
}

/** Each event counts once for each of its people, and the ledger holds exactly what the rules award for them. */
async function wrongRewards({ database }: Recorded): Promise<string[]> {
  const happened = await eventsAfter(database, 0)
  const { rows: counted } = await database.query('select person_id, event_id from reward_events')
  const takes = (type: string) => Object.hasOwn({ ...COUNTED_EVENTS, ...AWARDING_EVENTS }, type)
  const expected = happened
    .filter(({ event }) => takes(event.type))
    .flatMap(({ id, event }) => peopleOf(event).map((person) => `${person} ${id}`))
  const { rows: entries } = await database.query('select user_id, code, subject, amount from squashcred_events')
  const awards = ledgerOf(happened.map(({ event }) => event))
  return [
    ...unequal(
      'counted events',
      counted.map((row) => `${row.person_id} ${row.event_id}`),
      expected,
    ),
    ...unequal(
      'ledger entries',
      entries.map((row) => `${row.user_id} ${row.code} ${row.subject} ${row.amount}`),
      awards.map((award) => `${award.person} ${award.code} ${award.subject} ${award.amount}`),
    ),
  ]
}

/** Events that happened twice, and mails that went out twice or for no reason. */
async function repetitions({ database }: Recorded): Promise<string[]> {
  const { rows: events } = await database.query(
    `select type, coalesce(event ->> 'conflict', event ->> 'debate') as subject, count(*)::int as times from outbox
    where type = any($1) group by 1, 2 having count(*) > 1`,
    [ONCE],
  )
  const { rows: mails } = await database.query(
    `select (select count(*)::int from sent_mails) as reasons, (select count(*)::int from captured_mails) as mails`,
  )
  return [
    ...events.map(({ type, subject, times }) => `${type} happened ${times} times to ${subject}`),
    ...mails.filter((row) => row.reasons !== row.mails).map((row) => `${row.mails} mails for ${row.reasons} reasons`),
  ]
}

/** A debate has one winner, named once, and awarded once; a ruling is on the board once. */
async function wrongWinners({ database }: Recorded, { model, ids }: Pick<History, 'model' | 'ids'>): Promise<string[]> {
  const { rows } = await database.query(
    "select event ->> 'debate' as debate, event ->> 'winner' as winner from outbox where type = 'debate.completed'",
  )
  const named = rows.map(({ debate, winner }) => `${debate} ${winner}`)
  const won = model.debates.flatMap((debate, number) => {
    const winner = winnerOf(debate)
    const id = winner === null ? null : ids.people[winner]
    return debate.status === 'complete' ? [`${ids.debates[number]} ${id}`] : []
  })
  const { rows: board } = await database.query('select conflict_id from public_rulings')
  const ruled = model.conflicts.flatMap(({ phase }, number) => (phase === 'ruled' ? [ids.conflicts[number]] : []))
  return [
    ...unequal('winners', named, won),
    ...unequal(
      'rulings on the board',
      board.map(({ conflict_id }) => String(conflict_id)),
      ruled.map(String),
    ),
  ]
}

function unequal(what: string, actual: readonly string[], expected: readonly string[]): string[] {
  const [sorted, wanted] = [actual.toSorted(), expected.toSorted()]
  if (isDeepStrictEqual(sorted, wanted)) return []
  const extra = sorted.filter((one) => !wanted.includes(one))
  const missing = wanted.filter((one) => !sorted.includes(one))
  return [`${what}: ${sorted.length} instead of ${wanted.length}; extra ${extra}; missing ${missing}`]
}
