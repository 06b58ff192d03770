import { ada, ben, jonas, maya } from '@squash/testkit/cast'
import { startConflict } from '@squash/testkit/conflict-steps'
import { debateIn } from '@squash/testkit/debate-steps'
import { type Actor, testClient } from '@squash/testkit/http'
import { systemClock } from '../../../src/platform/clock.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { followAcrossRestarts } from '../../support/follow-across-restarts.ts'
import { personOf } from '../../support/person.ts'
import { wrongRows } from '../invariants.ts'
import type { Model } from '../model.ts'
import { observe, type Seen } from '../observe.ts'
import { leaks } from '../privacy.ts'
import { completeDebates, failedJobs, patiently, untilIdle, wrongStream } from './aftermath.ts'
import { drawHistory } from './draw.ts'
import { modelOf } from './operations.ts'
import { idsOf, type LongHistory, playLong, type Things } from './play-long.ts'
import { startProcesses } from './processes.ts'

const CAST = [maya, jonas, ada, ben]

/**
 * Plays the long history of a seed against processes and a database of its own.
 * @returns what happened, and everything that must not
 */
export async function longHistory(seed: number): Promise<LongHistory> {
  const database = await testDatabase()
  const processes = await startProcesses(database.url ?? '')
  try {
    return await playAndCheck(seed, database, processes)
  } finally {
    await processes.close()
    await database.close()
  }
}

async function playAndCheck(
  seed: number,
  database: TestDatabase,
  processes: Awaited<ReturnType<typeof startProcesses>>,
): Promise<LongHistory> {
  const [origin = '', other = ''] = processes.origins
  const client = testClient(origin)
  const users: Actor[] = []
  for (const person of CAST) users.push(await client.signUp(person))
  const people = users.map(personOf)
  const emails = CAST.map(({ email }) => email)

  const streams = users.map((user, number) => followAcrossRestarts(number % 2 ? other : origin, user))
  const prologue = await beginWith(users, emails, streams)
  const history = await playLong({ database, processes, users, emails }, drawHistory(seed), people, prologue)

  await completeDebates(database)
  await untilIdle(database)
  const { typed, wrong } = history
  const ids = idsOf(history)
  const seen = await observe(database, ids)
  if (seen.unknown > 0) wrong.push(`${seen.unknown} conflicts or debates exist that were never acknowledged`)
  const model = modelAfter(history, seen)
  const wrongStreams = streams.map((stream, number) => wrongStream(database, people[number] ?? '', stream))
  wrong.push(...(await Promise.all(wrongStreams)).flat())

  const heard = streams.map((stream, number) => [...(history.heard[number] ?? []), JSON.stringify(stream.heard())])
  const readable = {
    database,
    visitor: client.visitor,
    actor: (person: number) => users[person] ?? client.visitor,
    continueSession: async () => {},
  }
  wrong.push(
    ...(await leaks(
      readable,
      { ids, typed },
      heard.map((texts) => texts.join('\n')),
    )),
  )
  await Promise.all(streams.map((stream) => stream.close()))

  // The reads above have triggered work as well, which the web processes store before they end.
  await processes.stop('web')
  await untilIdle(database)
  await processes.stop('worker')
  wrong.push(...(await wrongRows({ database, clock: systemClock }, { model, ids })))
  wrong.push(...(await failedJobs(database)), ...processes.unexpected)
  return history
}

type Streams = readonly ReturnType<typeof followAcrossRestarts>[]

/**
 * A conflict and an answered debate of each person with the next, before anything breaks. A stream that has heard nothing
 * has no event from which to resume, so everyone hears of these first.
 */
async function beginWith(users: readonly Actor[], emails: readonly string[], streams: Streams): Promise<Things> {
  await patiently(() => {
    if (streams.some((stream) => stream.connections() === 0)) throw new Error('A stream is not open')
  })
  const prologue: Things = { conflicts: [], debates: [] }
  for (const [person, user] of users.entries()) {
    const other = (person + 1) % users.length
    const opponent = users[other] ?? user
    const conflict = await startConflict(user, emails[other])
    prologue.conflicts.push({ id: conflict.id, began: { call: 'start conflict', person, other }, operations: [] })
    const debate = await debateIn('active', user, opponent, emails[other])
    const answered = { call: 'answer debate', person: other, on: person } as const
    prologue.debates.push({
      id: debate.id,
      began: { call: 'start debate', person, other },
      operations: [{ what: answered, key: -1, from: 0, to: 0, outcome: 'accepted' }],
    })
  }
  await patiently(() => {
    if (streams.some((stream) => stream.heard().length === 0)) throw new Error('A stream has heard nothing')
  })
  return prologue
}

/** The models of all conflicts and debates, joined. One whose answers no order explains is added to `wrong`. */
function modelAfter({ conflicts, debates, wrong }: LongHistory, seen: Seen): Model {
  const models = [
    ...conflicts.map((thing, number) =>
      modelOf(`Conflict ${number}`, thing, {
        conflicts: seen.conflicts.slice(number, number + 1),
        debates: [],
        unknown: 0,
      }),
    ),
    ...debates.map((thing, number) =>
      modelOf(`Debate ${number}`, thing, {
        conflicts: [],
        debates: seen.debates.slice(number, number + 1),
        unknown: 0,
      }),
    ),
  ]
  wrong.push(...models.filter((model) => typeof model === 'string'))
  const found = models.filter((model) => typeof model !== 'string')
  return { conflicts: found.flatMap((model) => model.conflicts), debates: found.flatMap((model) => model.debates) }
}
