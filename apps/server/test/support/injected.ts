import type { Conflict } from '@squash/contract/conflicts'
import { LIMITS } from '@squash/contract/limits'
import type { Phase } from '@squash/contract/values'
import { apart, jonas, maya, words } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { INJECTIONS } from '@squash/testkit/injections'
import { vi } from 'vitest'
import type { TestSquash } from './squash.ts'

/** The five texts of a conflict, each with an injection. */
type Texts = { title: string; message: string; response: string; core1: string; core2: string }
/** How a conflict went: the answer to each step, and how both parties see it at the end. */
export type Course = { texts: Texts; statuses: number[]; seen: { maya: Conflict; jonas: Conflict } | null }
/** Everything that the Mayas and the Jonases got in answers. */
export type Answers = { maya: string[]; jonas: string[] }

const cut = (text: string, length: number) => [...text].slice(0, length).join('')
/** Ends with words that only its author may ever read. */
const coreOf = (injections: string, secret: string) =>
  `${cut(injections, LIMITS.coreIssue - secret.length - 1)} ${secret}`

function inGroupsOf<One>(size: number, list: readonly One[]): One[][] {
  return list.flatMap((_, at) => (at % size === 0 ? [list.slice(at, at + size)] : []))
}

/** Text that can't be stored is always refused; asking the model to decline has a test of its own. */
const strings = INJECTIONS.map((text) => text.replaceAll('\u0000', '').toWellFormed().trim()).filter(
  (text) => text !== 'DECLINED',
)
const isLong = (text: string) => text.length > LIMITS.coreIssue / 4
const texts = [
  ...inGroupsOf(
    3,
    strings.filter((text) => !isLong(text)),
  ).map((three) => three.join('\n')),
  ...strings.filter(isLong),
]

/** A fact that stays in the calm version even when no model writes it and the rest is only insults. */
const SAID = 'The keys were not on the hook on Monday.'

/** Every injection once, alone or with two others, in one of the texts of a conflict; some also as titles. */
export const packed: readonly Texts[] = inGroupsOf(4, texts).map(
  ([message = 'Keys', core1 = '', response = 'Keys', core2 = ''], at) => ({
    title: cut(strings[at * 9] ?? 'Keys', LIMITS.conflictTitle).trim(),
    message: `${cut(message, LIMITS.conflictMessage - SAID.length - 1)}\n${SAID}`,
    response: `${cut(response, LIMITS.response - SAID.length - 1)}\n${SAID}`,
    core1: coreOf(core1, words.mayaCore),
    core2: coreOf(core2, words.jonasCore),
  }),
)

/** The couples that share the conflicts among them, because a user can start only twenty of them a day. */
const COUPLES = 3
const WAITING_FOR_THE_MEDIATOR: readonly Phase[] = ['mediating', 'rehashing', 'reflecting', 'ruling']

/** Takes every packed conflict as far through the rounds as it gets; each couple plays its own conflicts serially. */
export async function playAll(squash: TestSquash): Promise<{ courses: Course[]; told: Answers }> {
  const told: Answers = { maya: [], jonas: [] }
  const couples = Array.from({ length: COUPLES }, async (_, at) => {
    const m = listening(await squash.signUp(apart(maya, `c${at}`)), told.maya)
    const jonasHere = apart(jonas, `c${at}`)
    const j = listening(await squash.signUp(jonasHere), told.jonas)
    const courses: Course[] = []
    for (const texts of packed.filter((_, index) => index % COUPLES === at))
      courses.push(await play(texts, { m, j, email: jonasHere.email }))
    return courses
  })
  return { courses: (await Promise.all(couples)).flat(), told }
}

async function play(texts: Texts, { m, j, email }: { m: Actor; j: Actor; email: string }): Promise<Course> {
  const statuses: number[] = []
  const call = async (actor: Actor, name: string, input: object) => {
    const answer = await actor.request('POST', `/rest/v1/rpc/${name}`, { ...input, safety_acknowledged: true })
    statuses.push(answer.status)
    return answer
  }
  const started = await call(m, 'create_conflict', {
    title: texts.title,
    user2_email: email,
    user1_mood: 'annoyed',
    user1_raw_message: texts.message,
  })
  if (!started.ok) return { texts, statuses, seen: null }
  const about = { p_conflict_id: String(Object(started.body).id) }
  const settled = async () => {
    const look = async () => {
      const conflict = await done(m.call('get_conflict', about))
      if (WAITING_FOR_THE_MEDIATOR.includes(conflict.phase)) throw new Error(`still ${conflict.phase}`)
      return conflict
    }
    return vi.waitFor(look, { timeout: 40_000, interval: 40 })
  }

  await call(j, 'respond_to_conflict', { ...about, user2_raw_message: texts.response })
  await settled()
  await call(m, 'vote_satisfaction', { ...about, satisfied: false })
  await settled()
  await call(j, 'vote_satisfaction', { ...about, satisfied: false })
  await settled()
  await call(m, 'submit_core_issue', { ...about, core_issue: texts.core1 })
  await call(j, 'submit_core_issue', { ...about, core_issue: texts.core2 })
  await settled()
  await call(j, 'vote_satisfaction', { ...about, satisfied: false })
  await call(m, 'request_final_ruling', { ...about, show_my_name: true })
  const seen = { maya: await settled(), jonas: await done(j.call('get_conflict', about)) }
  return { texts, statuses, seen }
}

/** The same user, with everything they are answered recorded. */
function listening(actor: Actor, into: string[]): Actor {
  const heard = <Answer extends { body: unknown }>(answer: Answer): Answer => {
    into.push(JSON.stringify(answer.body))
    return answer
  }
  return {
    ...actor,
    call: async (...given) => heard(await actor.call(...given)),
    request: async (...given) => heard(await actor.request(...given)),
  }
}

/** Leaves out what the mediator wrote: only the state of the conflict and its consequences for both parties count. */
export function actingParty({ seen, statuses }: Course): object {
  if (seen === null) return { statuses }
  const { maya: conflict } = seen
  return {
    statuses,
    title: conflict.title,
    status: conflict.status,
    phase: conflict.phase,
    label: conflict.status_label,
    closed_reason: conflict.closed_reason,
    can: conflict.can,
    satisfied: [conflict.user1_satisfaction, conflict.user2_satisfaction],
    ruling_name_shown: conflict.ruling_name_shown,
  }
}

/** What each user has by now, by username: rank, points and their reasons, achievements. */
export async function storedBalances({ database: { query } }: TestSquash): Promise<unknown> {
  const { rows } = await query(`
    select p.username, p.is_admin, p.supporter_level, p.conflict_archetype, p.email_confirmed, p.settings,
      (select json_agg(json_build_array(e.code, e.amount) order by e.code, e.amount)
         from squashcred_events e where e.user_id = p.id) as points,
      (select json_agg(a.code order by a.code) from user_achievements a where a.user_id = p.id) as achievements
    from profiles p order by p.username`)
  return rows
}

/** Every table, column, constraint, index, function and trigger. */
export async function schemaOf({ database: { query } }: TestSquash): Promise<unknown> {
  const { rows } = await query(`
    select 'column' as kind, table_schema || '.' || table_name || '.' || column_name as name, data_type as what
      from information_schema.columns where table_schema in ('public', 'auth')
    union all select 'constraint', conname, pg_get_constraintdef(oid) from pg_constraint
    union all select 'index', indexname, indexdef from pg_indexes where schemaname in ('public', 'auth')
    union all select 'function', proname, prosrc from pg_proc p join pg_namespace n on n.oid = pronamespace
      where nspname in ('public', 'auth')
    union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger
    order by 1, 2, 3`)
  return rows
}
