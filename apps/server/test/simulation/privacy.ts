import type { Actor } from '@squash/testkit/http'
import type { Database } from '../../src/platform/database/database.ts'
import { privateWordsIn } from '../support/private-words.ts'
import type { History } from './play.ts'
import type { Typed } from './typed.ts'

/** The part of a history's surroundings that it takes to read what each person sees. */
export type Readable = {
  database: Pick<Database, 'query'>
  visitor: Actor
  actor(person: number): Actor
  continueSession(person: number): Promise<void>
}
type Known = Pick<History, 'ids' | 'typed'>

/** What anyone may read without signing in. */
const publicReads = ({ ids }: Known): [string, object][] => [
  ['get_public_ai_rulings', { p_limit: 50 }],
  ['get_global_stats', {}],
  ...ids.conflicts.map((conflict_uuid): [string, object] => ['get_conflict_vote_counts', { conflict_uuid }]),
]

/** What a signed-in user sees: their own lists, and everything under an id they know. */
const ownReads = ({ ids }: Known): [string, object][] => [
  ['get_dashboard', {}],
  ['get_my_conflicts', { p_group: 'active' }],
  ['get_my_conflicts', { p_group: 'history' }],
  ['get_active_debates', {}],
  ...ids.conflicts.flatMap((p_conflict_id): [string, object][] => [
    ['get_conflict', { p_conflict_id }],
    ['get_agreement', { p_conflict_id }],
  ]),
  ...ids.debates.map((p_debate_id): [string, object] => ['get_debate_by_id', { p_debate_id }]),
]

/**
 * Looks for words that reached someone who may not read them: private texts reach only their author; messages reach the
 * other party in the mediator's words alone, and nobody else, mails and events included.
 * @param heard everything that each person has already seen
 */
export async function leaks(world: Readable, history: Known, heard: readonly string[] = []): Promise<string[]> {
  const { typed } = history
  const all = typed.map(({ text }) => text)
  const found = search('a visitor', await read(world.visitor, [...publicReads(history)]), all)
  for (const [person] of history.ids.people.entries()) {
    await world.continueSession(person)
    const now = await read(world.actor(person), [...publicReads(history), ...ownReads(history)])
    const seen = `${heard[person] ?? ''}\n${now}`
    found.push(...search(`person ${person}`, seen, secretsFrom(person, typed)))
    const others = typed.filter((one) => one.kind === 'message' && one.person !== person)
    found.push(
      ...others.filter(({ text }) => seen.includes(text)).map(({ text }) => `person ${person} reads "${text}"`),
    )
  }
  const tables = ['outbox', 'live_events', 'captured_mails', 'public_rulings', 'pgboss.job']
  const { rows } = await world.database.query(
    tables.map((table) => `select '${table}' as name, json_agg(t)::text as rows from ${table} t`).join(' union all '),
  )
  for (const { name, rows: stored } of rows) found.push(...search(String(name), String(stored), all))
  return found
}

const secretsFrom = (reader: number, typed: readonly Typed[]): string[] =>
  typed.filter(({ kind, person }) => kind === 'secret' && person !== reader).map(({ text }) => text)

async function read(actor: Actor, reads: readonly [string, object][]): Promise<string> {
  const answers = reads.map(async ([name, input]) => {
    const { status, body } = await actor.request('POST', `/rest/v1/rpc/${name}`, input)
    if (![200, 403, 404].includes(status)) throw new Error(`${name} answered ${status} ${JSON.stringify(body)}`)
    return JSON.stringify(body)
  })
  return (await Promise.all(answers)).join('\n')
}

const search = (where: string, seen: string, secrets: readonly string[]): string[] =>
  privateWordsIn(seen, secrets).map((words) => `${where} shows "${words}"`)
