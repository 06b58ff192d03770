import { apart, maya, words } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor, TestClient } from '@squash/testkit/http'
import type { Pool } from 'pg'
import { untilQuiet } from './meter.ts'

/** Something that users do; `run` gets the number of the repetition. */
export type Action = { name: string; run: (time: number) => Promise<unknown> }

/** How often each action is repeated; as many people are signed up beforehand. */
export const TIMES = 100

/** What each kind of user does most, in an order in which each action finds what it needs. */
export async function actionsOf(
  client: TestClient,
  pool: Pool,
  tag: string,
): Promise<{ people: Actor[]; actions: Action[] }> {
  const nameOf = (number: number) => `${tag}${number}`
  await finishSeeding(client, pool, tag)
  const people: Actor[] = []
  for (let number = 0; number < TIMES; number += 1) people.push(await client.signUp(apart(maya, nameOf(number))))
  const [ruling] = await done(client.visitor.call('get_public_ai_rulings', { p_limit: 1 }))
  if (!ruling) throw new Error('No ruling was seeded')
  const person = (time: number): Actor => people[time % people.length] ?? client.visitor
  const conflicts: string[] = []

  const actions: Action[] = [
    { name: 'sign in', run: (time) => client.signIn(apart(maya, nameOf(time))) },
    // The first visit of a day is counted, and rewarded.
    { name: 'visit for the first time in a day', run: (time) => done(person(time).call('get_dashboard', {})) },
    { name: 'open the dashboard', run: (time) => done(person(time).call('get_dashboard', {})) },
    {
      name: 'start a conflict',
      async run(time) {
        // A different user for each, because a user's hundredth conflict isn't typical.
        const { id } = await start(person(time), apart(maya, nameOf((time + 1) % TIMES)).email)
        conflicts.push(id)
      },
    },
    {
      name: 'respond to a conflict',
      run: (time) =>
        done(
          person(time + 1).call('respond_to_conflict', {
            p_conflict_id: conflicts[time] ?? '',
            user2_raw_message: words.jonas,
          }),
        ),
    },
    {
      name: 'vote on a mediation',
      run: (time) =>
        done(person(time).call('vote_satisfaction', { p_conflict_id: conflicts[time] ?? '', satisfied: true })),
    },
    {
      name: 'vote on a ruling',
      run: (time) =>
        done(person(time).call('cast_conflict_vote', { conflict_uuid: ruling.conflict_id, vote_type: 'ai_right' })),
    },
    {
      name: 'read a page of the feed',
      run: (time) => done(person(time).call('get_public_ai_rulings', { p_limit: 20 })),
    },
    {
      name: 'read a page of the leaderboard',
      run: (time) => done(person(time).call('get_user_conflict_stats', { start_date: null, p_sort: 'least' })),
    },
  ]
  return { people, actions }
}

/**
 * Seeded conflicts lack the words by which they are found. Each new conflict also collects the words of some of them,
 * which would be added to its cost.
 */
async function finishSeeding(client: TestClient, pool: Pool, tag: string): Promise<void> {
  const starter = await client.signUp(apart(maya, `${tag}starter`))
  for (;;) {
    const { rowCount } = await pool.query('select from conflict_parties where search_words is null limit 1')
    if (rowCount === 0) return
    await start(starter, `${tag}@example.com`)
    await untilQuiet(pool)
  }
}

const start = (creator: Actor, user2_email: string) =>
  done(
    creator.call('create_conflict', {
      title: words.title,
      user2_email,
      user1_mood: 'annoyed',
      user1_raw_message: words.maya,
    }),
  )
