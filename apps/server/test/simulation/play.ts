import { type Answer, deliver, idIn, requestOf } from './ask.ts'
import { type Command, commandOf, type Wish } from './commands.ts'
import { follow, serially } from './follow.ts'
import { apply, givenUp, type Model, NOTHING, waitsForMediator } from './model.ts'
import { differences, observe } from './observe.ts'
import type { Delivery, Step, Turn } from './steps.ts'
import { runJobIn, takeTurn } from './turns.ts'
import type { Typed } from './typed.ts'
import type { World } from './world.ts'

/** The outcome of a history so far: what was acknowledged, under which ids, and everything typed and done. */
export type History = {
  model: Model
  ids: { conflicts: string[]; debates: string[]; people: readonly string[] }
  typed: Typed[]
  happened: string[]
}

/** Schedules that only delete old data, or need the internet. */
const SKIPPED = /cleanup|vacuum|forum|remove-expired/

export const emptyHistory = ({ ids }: Pick<World, 'ids'>): History => ({
  model: NOTHING,
  ids: { conflicts: [], debates: [], people: ids },
  typed: [],
  happened: [],
})

/**
 * Plays a history step by step. After each step the database must hold exactly what was acknowledged; two commands at
 * once may take effect in either order.
 * @param before what has happened already
 * @throws where it differs, with the steps that led there
 */
export async function play(world: World, before: History, steps: readonly Step[]): Promise<History> {
  const history = structuredClone(before)
  try {
    for (const step of steps) await take(world, history, step)
    await take(world, history, { do: 'let workers finish' })
    return history
  } catch (error) {
    throw withStory(history, error)
  }
}

/** The same error, after the steps that led to it. */
export function withStory({ happened }: History, error: unknown): Error {
  const story = happened.map((line, number) => `${number + 1}. ${line}`).join('\n')
  return new Error(`${error instanceof Error ? error.message : String(error)}\nafter these steps:\n${story}`, {
    cause: error,
  })
}

async function take(world: World, history: History, step: Step): Promise<void> {
  const { happened } = history
  switch (step.do) {
    case 'command':
      return command(world, history, step)
    case 'two at once':
      return twoAtOnce(world, history, step.wishes)
    case 'time passes':
      happened.push(`${step.minutes} minutes pass`)
      world.clock.advance({ minutes: step.minutes })
      return
    case 'let workers finish':
      happened.push('the workers finish everything')
      await world.finish()
      await catchUp(world, history)
      if (history.model.conflicts.some(({ phase }) => waitsForMediator(phase)))
        throw new Error('A conflict still waits for the mediator')
      return
    case 'forward':
    case 'read':
      happened.push(`a worker's turn to ${step.do}, ${inWords(step.turn)}`)
      await takeTurn(world, step.turn, world[step.do])
      return catchUp(world, history)
    case 'run a job':
      return job(world, history, step)
    case 'calendar':
      return calendar(world, history, step)
  }
}

const nowOf = ({ clock }: World): number => clock.now().getTime()
const inWords = ({ how, ...cut }: Delivery | Turn): string =>
  'statement' in cut ? `cut ${cut.arrives ? 'after' : 'before'} statement ${cut.statement}` : how

async function command(world: World, history: History, { wish, delivery }: { wish: Wish; delivery: Delivery }) {
  const wanted = commandOf(wish, history.model)
  if (!wanted) return
  const after = apply(history.model, wanted, nowOf(world))
  const number = history.happened.push(`${JSON.stringify(wanted)}, ${inWords(delivery)}`)
  const answer = await send(world, history, wanted, delivery)
  history.happened[number - 1] += `: ${answer.status}`
  if (!isExpected(answer, after !== null)) throw new Error(`Unexpectedly answered ${JSON.stringify(answer.body)}`)
  note(history, wanted, answer)
  await settleOn(world, history, [after ?? history.model])
}

async function twoAtOnce(world: World, history: History, wishes: readonly [Wish, Wish]): Promise<void> {
  const one = commandOf(wishes[0], history.model)
  const other = commandOf(wishes[1], history.model)
  if (!one || !other) return
  const number = history.happened.push(`at once: ${JSON.stringify(one)} and ${JSON.stringify(other)}`)
  for (const { person } of [one, other]) await world.continueSession(person)
  const answers = await Promise.all([one, other].map((each) => send(world, history, each, { how: 'once' })))
  history.happened[number - 1] += `: ${answers.map(({ status }) => status).join(' and ')}`
  const orders = serially(history.model, [one, other], nowOf(world))
  const possible = orders.filter(({ accepted }) =>
    answers.every((answer, at) => isExpected(answer, accepted[at] === true)),
  )
  if (possible.length === 0) throw new Error(`No order explains ${JSON.stringify(answers.map(({ body }) => body))}`)
  for (const [at, each] of [one, other].entries()) note(history, each, answers[at])
  await settleOn(
    world,
    history,
    possible.map(({ model }) => model),
  )
}

async function job(world: World, history: History, { pick, turn }: { pick: number; turn: Turn }): Promise<void> {
  await world.storeNudges()
  const jobs = await world.waitingJobs()
  const chosen = jobs[pick % jobs.length]
  if (!chosen) return
  history.happened.push(`a worker runs ${chosen.name}, ${inWords(turn)}`)
  await runJobIn(world, chosen, turn)
  return catchUp(world, history)
}

async function calendar(world: World, history: History, { pick, turn }: { pick: number; turn: Turn }): Promise<void> {
  const schedules = world.schedules.filter(({ name }) => !SKIPPED.test(name))
  const schedule = schedules[pick % schedules.length]
  if (!schedule) return
  history.happened.push(`the calendar: ${schedule.name}, ${inWords(turn)}`)
  const isDone = await takeTurn(world, turn, () => schedule.run(world.clock.now()))
  await catchUp(world, history)
  const isDue = history.model.conflicts.some((conflict) => givenUp(conflict, nowOf(world)) !== null)
  if (isDone && schedule.name === 'conflicts.abandon' && isDue) throw new Error('A conflict was not given up')
}

function send(world: World, history: History, wanted: Command, delivery: Delivery): Promise<Answer> {
  const { model, ids, typed } = history
  const request = requestOf(wanted, { model, ids, emails: world.emails, number: typed.length })
  typed.push(...request.typed)
  return deliver(world, wanted.person, request, delivery)
}

const isExpected = ({ status }: Answer, accepted: boolean): boolean =>
  accepted ? status === 200 : status >= 400 && status < 500

/** Records the id of a new conflict or debate. */
function note({ ids }: History, { call }: Command, answer: Answer | undefined): void {
  if (answer?.status !== 200) return
  if (call === 'start conflict') ids.conflicts.push(idIn(answer))
  if (call === 'start debate') ids.debates.push(idIn(answer))
}

/** @throws unless the database holds exactly one of these models */
async function settleOn(world: World, history: History, models: readonly Model[]): Promise<void> {
  const seen = await observe(world.database, history.ids)
  const fitting = models.find((model) => differences(model, seen).length === 0)
  if (!fitting) throw new Error(models.map((model) => differences(model, seen).join('\n')).join('\nor\n'))
  history.model = fitting
}

/** Adds to the model what workers and the calendar have done. */
async function catchUp(world: World, history: History): Promise<void> {
  const seen = await observe(world.database, history.ids)
  await settleOn(world, history, [follow(history.model, seen, nowOf(world))])
}
