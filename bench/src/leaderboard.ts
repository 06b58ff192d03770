import type { LeaderboardRow } from '@squash/contract/leaderboard'
import type { LeaderboardSort } from '@squash/contract/values'
import { weekOf } from '@squash/rules/leaderboard/week'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import type { Pool } from 'pg'
import type { Finding } from './report.ts'
import { mean, quantile } from './rounds.ts'

type Board = { what: string; start_date: string | null; p_sort: LeaderboardSort }
type Parts = { pool: Pool; viewer: Actor; rounds: number; calls: number }

const WEEK = 7 * 24 * 60 * 60 * 1000
const P99 = { below: 10 }
const TIMES = { atLeast: 100 }

/** Both orders, for all time and for the last full week. */
function boards(now: Date): Board[] {
  const start_date = `${weekOf(new Date(now.getTime() - WEEK))}T00:00:00.000Z`
  return [
    { what: 'all time, least', start_date: null, p_sort: 'least' },
    { what: 'all time, most', start_date: null, p_sort: 'most' },
    { what: 'a week, least', start_date, p_sort: 'least' },
    { what: 'a week, most', start_date, p_sort: 'most' },
  ]
}

/** What a leaderboard without maintained counters would query from the conflicts themselves. */
const liveAggregate = ({ start_date, p_sort }: Board, limit: string) => ({
  text: `
    with sides as (
      select user1_id as person, status from conflicts where user1_id is not null and ($1::timestamptz is null
        or created_at >= $1 and created_at < $1::timestamptz + interval '7 days')
      union all
      select user2_id, status from conflicts where user2_id is not null and ($1::timestamptz is null
        or created_at >= $1 and created_at < $1::timestamptz + interval '7 days')
    ), counted as (
      select person, count(*)::int as total, count(*) filter (where status = 'resolved')::int as resolved
      from sides group by person
    )
    select person, total, resolved, username from counted join profiles on profiles.id = person
    order by total >= 3 desc, resolved::float8 / total ${p_sort === 'least' ? 'desc' : 'asc'}, total desc, person desc limit ${limit}`,
  values: [start_date],
})

/** Pages of the leaderboard over HTTP against the live aggregate, which they must equal down to the last row. */
export async function measureLeaderboard(parts: Parts, now: Date): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const board of boards(now)) {
    const first = await measureBoard(board, parts)
    // Not reported: later pages use another statement, which each connection first has to plan.
    await compareToTheLastRow(board, parts)
    findings.push(...first, await compareToTheLastRow(board, parts))
  }
  return findings
}

async function measureBoard(board: Board, { pool, viewer, rounds, calls }: Parts): Promise<Finding[]> {
  const { what, start_date, p_sort } = board
  const ask = () => timed(() => done(viewer.call('get_user_conflict_stats', { start_date, p_sort })))
  for (let warm = 0; warm < calls / 4; warm += 1) await ask()
  const measured: { p99: number; times: number; ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const took: number[] = []
    for (let call = 0; call < calls; call += 1) took.push((await ask()).took)
    const { took: theirs } = await timed(() => pool.query(liveAggregate(board, '50')))
    measured.push({ p99: quantile(took, 0.99), times: theirs / mean(took), ours: mean(took), theirs })
  }
  const p99s = measured.map(({ p99 }) => p99)
  const times = measured.map((round) => round.times)
  return [
    {
      what: `leaderboard, ${what}: p99 of its first page`,
      unit: 'ms',
      rounds: p99s,
      needed: P99,
      besides: `${calls} calls over HTTP a round, one after the other`,
    },
    {
      what: `leaderboard, ${what}: beside a live aggregate`,
      unit: 'times as fast',
      rounds: times,
      needed: TIMES,
      besides: `${mean(measured.map(({ ours }) => ours)).toFixed(2)} ms over HTTP beside ${mean(measured.map(({ theirs }) => theirs)).toFixed(0)} ms in the database`,
    },
  ]
}

/** Reads the whole board, page by page. @throws at the first row that differs from the live aggregate */
async function compareToTheLastRow(board: Board, { pool, viewer }: Parts): Promise<Finding> {
  const { what, start_date, p_sort } = board
  const { rows: facts } = await pool.query(liveAggregate(board, 'all'))
  const took: number[] = []
  const listed: LeaderboardRow[] = []
  for (let p_after: string | undefined, more = true; more; ) {
    const input = { start_date, p_sort, p_limit: 100, p_after }
    const page = await timed(() => done(viewer.call('get_user_conflict_stats', input)))
    took.push(page.took)
    listed.push(...page.value)
    p_after = page.value.at(-1)?.user_id
    more = page.value.length === 100
  }
  if (listed.length !== facts.length) throw new Error(`${what}: ${listed.length} rows, live ${facts.length}`)
  for (const [index, { person, total, resolved }] of facts.entries()) {
    const row = listed[index]
    const isSame =
      row?.rank === index + 1 &&
      row.user_id === person &&
      row.total_conflicts === total &&
      row.resolved_conflicts === resolved
    if (!isSame)
      throw new Error(`${what}: row ${index + 1} is ${JSON.stringify(row)}, live ${person} ${resolved}/${total}`)
  }
  const p99 = quantile(took, 0.99)
  return {
    what: `leaderboard, ${what}: p99 of all its pages of 100`,
    unit: 'ms',
    rounds: [p99],
    needed: P99,
    besides: `${facts.length} rows in ${took.length} pages, equal to the live aggregate to the last; mean ${mean(took).toFixed(2)} ms`,
  }
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; took: number }> {
  const began = performance.now()
  const value = await work()
  return { value, took: performance.now() - began }
}
