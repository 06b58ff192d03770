import type { ConflictCard } from '@squash/contract/conflicts'
import { ada, apart, ben, carla, deniz, jonas, maya, type Person, words } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chanceOf } from './support/chance.ts'
import { miscounts } from './support/recount.ts'
import { startSquash, type TestSquash } from './support/squash.ts'
import { untilQuiet } from './support/until.ts'

const PEOPLE = [maya, jonas, ada, ben, carla, deniz, apart(ada, 'late'), apart(ben, 'late')]
/** The last two sign up midway; until then there are only invites to their addresses. */
const EARLY = PEOPLE.length - 2
const COMMANDS = 300
/** Commands that run concurrently. */
const AT_ONCE = 4

const chance = chanceOf(2026)
/** The users who have an account by now, with their sessions. */
const present = new Map<Person, Actor>()
let squash: TestSquash
beforeAll(async () => {
  squash = await startSquash()
})
afterAll(() => squash.close())

it('Squash keeps its counters equal to a recount through months of random actions by eight people', {
  timeout: 60_000,
}, async () => {
  await signUp(PEOPLE.slice(0, EARLY))
  const refused = new Set<number>()
  for (let made = 0; made < COMMANDS; made += AT_ONCE) {
    if (made === COMMANDS / 2) await signUp(PEOPLE.slice(EARLY))
    if (chance.next() < 0.1) await daysPass(1 + chance.below(20))
    const commands = Array.from({ length: AT_ONCE }, () => oneCommand(...chance.oneOf([...present])))
    for (const answer of await Promise.all(commands)) if (answer && !answer.ok) refused.add(answer.status)
  }
  await untilQuiet(squash.database)

  const seed = `SEED=${chance.seed}`
  expect(await miscounts(squash.database), seed).toEqual([])
  // Two users may act on one conflict at the same moment: one finds that it has moved on, or is gone.
  expect([404, 409]).toEqual(expect.arrayContaining([...refused]))
  const { rows } = await squash.database.query('select distinct status from conflicts')
  const reached = ['active', 'resolved', 'final_judgment', 'abandoned']
  expect(
    rows.map(({ status }) => status),
    seed,
  ).toEqual(expect.arrayContaining(reached))
})

async function signUp(people: readonly Person[]): Promise<void> {
  for (const person of people) present.set(person, await squash.signUp(person))
}

/** Time passes, abandoned conflicts expire, and everyone signs in again. */
async function daysPass(days: number): Promise<void> {
  squash.clock.advance({ days })
  await squash.runSchedule('conflicts.abandon')
  for (const person of present.keys()) present.set(person, await squash.signIn(person))
}

async function oneCommand(person: Person, actor: Actor) {
  const cards = await done(actor.call('get_my_conflicts', { p_limit: 50 }))
  const mine = cards.filter(({ can }) => Object.values(can).some(Boolean))
  return mine.length === 0 || chance.next() < 0.2 ? start(person, actor) : move(actor, chance.oneOf(mine))
}

const start = (person: Person, actor: Actor) =>
  actor.call('create_conflict', {
    title: words.title,
    user2_email: chance.oneOf(PEOPLE.filter((other) => other !== person)).email,
    user1_mood: 'meh',
    user1_raw_message: words.maya,
  })

async function move(actor: Actor, { id: p_conflict_id, can }: ConflictCard) {
  if (can.request_final_ruling && (!can.vote || chance.next() < 0.5))
    return actor.call('request_final_ruling', { p_conflict_id })
  if (can.vote) return actor.call('vote_satisfaction', { p_conflict_id, satisfied: chance.next() < 0.6 })
  if (can.submit_core_issue) return actor.call('submit_core_issue', { p_conflict_id, core_issue: words.mayaCore })
  if (can.delete) return chance.next() < 0.2 ? actor.call('delete_conflict', { p_conflict_id }) : null
  return chance.next() < 0.15
    ? decline(p_conflict_id)
    : actor.call('respond_to_conflict', { p_conflict_id, user2_raw_message: words.jonas })
}

async function decline(id: string) {
  const { rows } = await squash.database.query('select token from invites where conflict_id = $1', [id])
  return rows[0] ? squash.visitor.call('decline_invite', { token: String(rows[0].token) }) : null
}
