import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '@squash/testkit/http'
import type { Database } from '../../../src/platform/database/database.ts'
import { type Answer, idIn, requestOf } from '../ask.ts'
import { type Command, commandOf } from '../commands.ts'
import type { Model } from '../model.ts'
import { observe } from '../observe.ts'
import type { Typed } from '../typed.ts'
import { type Asked, askUntilAnswered } from './ask-until-answered.ts'
import type { CommandStep, LongStep } from './draw.ts'
import type { Thing } from './operations.ts'
import type { startProcesses } from './processes.ts'

export type Things = { conflicts: Thing[]; debates: Thing[] }

/** Commands that are under way at the same time. */
const AT_ONCE = 4

/** The outcome of a long history. */
export type LongHistory = Things & {
  people: readonly string[]
  typed: Typed[]
  /** Every answer to each person. */
  heard: string[][]
  /** Answers that are wrong in themselves. */
  wrong: string[]
  happened: string[]
  /** Tries without an answer, by how they failed. */
  failures: string[]
}

type Place = {
  database: Database
  processes: Awaited<ReturnType<typeof startProcesses>>
  users: readonly Actor[]
  emails: readonly string[]
}

/**
 * Plays the steps against real processes, several commands at once.
 * @param prologue what exists already
 * @returns once everything is answered and repaired
 */
export async function playLong(
  place: Place,
  steps: readonly LongStep[],
  people: readonly string[],
  prologue: Things,
): Promise<LongHistory> {
  const history: LongHistory = {
    ...prologue,
    people,
    typed: [],
    heard: people.map(() => []),
    wrong: [],
    happened: [],
    failures: [],
  }
  const underWay = new Set<Promise<void>>()
  for (const [number, step] of steps.entries()) {
    if (step.do === 'break') {
      const { process, fault, milliseconds } = step
      await place.processes.breakDown(process, fault, step)
      history.happened.push(`${place.processes.nameOf(process)}: ${fault}, ${milliseconds} ms`)
      continue
    }
    if (underWay.size >= AT_ONCE) await Promise.race(underWay)
    const work = step.do === 'command' ? command(place, history, step, number) : endDebate(place, history, step, number)
    const done = work
      .catch((error: unknown) => void history.wrong.push(`step ${number}: ${error}`))
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }
  await Promise.all(underWay)
  await place.processes.untilWhole()
  return history
}

/** The real ids of everything, by its number. */
export const idsOf = ({ conflicts, debates, people }: LongHistory) => ({
  conflicts: conflicts.map(({ id }) => id),
  debates: debates.map(({ id }) => id),
  people,
})

/** The present conflicts and debates, from which users choose what to do next. */
async function sceneOf({ database }: Place, history: LongHistory): Promise<Model> {
  const { conflicts, debates } = await observe(database, idsOf(history))
  const partiesOf = (things: readonly Thing[], number: number): readonly [number, number] => {
    const { person = 0, other = 0 } = things[number]?.began ?? {}
    return [person, other]
  }
  return {
    conflicts: conflicts.map((conflict, number) => ({
      ...conflict,
      parties: partiesOf(history.conflicts, number),
      movedAt: 0,
    })),
    debates: debates.map((debate, number) => ({
      ...debate,
      parties: partiesOf(history.debates, number),
      createdAt: 0,
      endsAt: 0,
    })),
  }
}

async function command(place: Place, history: LongHistory, step: CommandStep, number: number): Promise<void> {
  const scene = await sceneOf(place, history)
  const wanted = commandOf(step.wish, scene)
  const user = wanted && place.users[wanted.person]
  if (!user) return
  const { typed } = history
  const request = requestOf(wanted, { model: scene, ids: idsOf(history), emails: place.emails, number: typed.length })
  typed.push(...request.typed)
  const key = randomUUID()
  const ask = async (web: number): Promise<Asked> => {
    const asked = await askUntilAnswered(place.processes.origins, { user, request, key, web })
    history.heard[wanted.person]?.push(JSON.stringify(asked.answer.body))
    history.failures.push(...asked.failures)
    // 503 says that a later try may succeed; any other failure of the server is a bug.
    const bugs = asked.failures.filter((failure) => /^5/.test(failure) && failure !== '503')
    history.wrong.push(...bugs.map((status) => `${request.call} was answered with ${status}`))
    return asked
  }
  const asked = [ask(step.web), ...(step.how === 'twice at once' ? [ask(step.web + 1)] : [])]
  const tries = await Promise.all(asked)
  const accepted = tries.filter(({ answer }) => answer.status === 200)
  if (step.how === 'repeated' && accepted.length > 0) accepted.push(await ask(step.web + 1))
  const statuses = [...new Set([...tries, ...accepted])].map(({ answer }) => answer.status)
  history.happened.push(`${JSON.stringify(wanted)}, ${step.how}: ${statuses.join(' and ')}`)
  for (const { answer } of accepted)
    if (!isSame(answer, accepted[0]?.answer)) history.wrong.push(`Answered differently: ${JSON.stringify(accepted)}`)
  note(history, wanted, { tries, number, first: accepted[0]?.answer })
}

const isSame = (one: Answer, other: Answer | undefined): boolean =>
  one.status === other?.status && isDeepStrictEqual(one.body, other.body)

type Outcome = { tries: readonly Asked[]; number: number; first: Answer | undefined }

/** Records a new conflict or debate, or what was done to an existing one. */
function note(history: LongHistory, wanted: Command, { tries, number, first }: Outcome): void {
  const { conflicts, debates, wrong } = history
  if ('other' in wanted) {
    const things = wanted.call === 'start conflict' ? conflicts : debates
    if (first) things.push({ id: idIn(first), began: wanted, operations: [] })
    else wrong.push(`Refused: ${JSON.stringify(wanted)}, ${JSON.stringify(tries)}`)
    return
  }
  const things = isOfDebate(wanted) ? debates : conflicts
  const add = (from: number, to: number, outcome: 'accepted' | 'refused' | 'unknown') =>
    things[wanted.on]?.operations.push({ what: wanted, key: number, from, to, outcome })
  const since = Math.min(...tries.map((each) => each.first))
  const yes = tries.filter(({ answer }) => answer.status === 200)
  if (yes.length > 0)
    // The command had its effect before the first of these answers.
    add(since, Math.min(...yes.map(({ answered }) => answered)), 'accepted')
  else if (tries.some(({ failures }) => failures.length > 0)) add(since, Number.POSITIVE_INFINITY, 'unknown')
  for (const { answer, sent, answered } of tries) if (answer.status !== 200) add(sent, answered, 'refused')
}

const isOfDebate = ({ call }: Command): boolean =>
  call === 'answer debate' || call === 'decline debate' || call === 'vote in debate'

/** Ends the time of a debate that is open for votes; a worker names the winner when its schedule runs. */
async function endDebate(
  { database }: Place,
  { debates, happened }: LongHistory,
  { pick }: { pick: number },
  number: number,
): Promise<void> {
  const at = pick % debates.length
  const debate = debates[at]
  if (!debate) return
  const from = performance.now()
  const { rows } = await database.query(
    `update public_debates set expires_at = now() - interval '1 second' where id = $1 and status = 'active' returning id`,
    [debate.id],
  )
  happened.push(`the time of debate ${at} is over: ${rows.length}`)
  if (rows.length > 0)
    debate.operations.push({ what: 'end now', key: number, from, to: performance.now(), outcome: 'accepted' })
}
