import type { Phase, RulingVote } from '@squash/contract/values'
import { DAY } from '@squash/rules/time/units'
import type { Command } from './commands.ts'

/** Votes by round and side, such as `2 user1`. */
type Votes = Readonly<Record<string, boolean>>
export type ModelConflict = {
  parties: readonly [number, number]
  phase: Phase | 'deleted'
  /** The parties' votes in the open round. */
  satisfied: readonly [boolean | null, boolean | null]
  cores: readonly [boolean, boolean]
  votes: Votes
  /** Public votes on the ruling, by person. */
  ballots: Readonly<Record<number, RulingVote>>
  movedAt: number
}
export type ModelDebate = {
  parties: readonly [number, number]
  status: 'pending' | 'active' | 'complete' | 'expired'
  votes: Readonly<Record<number, 'creator' | 'opponent'>>
  createdAt: number
  endsAt: number
}

/** Everything that has been acknowledged: a second, much smaller Squash, written without looking at the first. */
export type Model = { conflicts: readonly ModelConflict[]; debates: readonly ModelDebate[] }
export const NOTHING: Model = { conflicts: [], debates: [] }

/** The outcome of a command: the model afterwards, or null for a refusal. */
export function apply(model: Model, command: Command, now: number): Model | null {
  switch (command.call) {
    case 'start conflict': {
      const conflict: ModelConflict = {
        parties: [command.person, command.other],
        phase: 'awaiting_response',
        satisfied: [null, null],
        cores: [false, false],
        votes: {},
        ballots: {},
        movedAt: now,
      }
      return { ...model, conflicts: [...model.conflicts, conflict] }
    }
    case 'start debate': {
      const parties = [command.person, command.other] as const
      const debate: ModelDebate = { parties, status: 'pending', votes: {}, createdAt: now, endsAt: Infinity }
      return { ...model, debates: [...model.debates, debate] }
    }
    case 'answer debate':
    case 'decline debate':
    case 'vote in debate': {
      const before = model.debates[command.on]
      const after = before && inDebate(before, command, now)
      return after ? { ...model, debates: model.debates.with(command.on, after) } : null
    }
    default: {
      const before = model.conflicts[command.on]
      const after = before && inConflict(before, command, now)
      return after ? { ...model, conflicts: model.conflicts.with(command.on, after) } : null
    }
  }
}

type InDebate =
  | Extract<Command, { call: 'answer debate' | 'decline debate' }>
  | Extract<Command, { call: 'vote in debate' }>
function inDebate(debate: ModelDebate, command: InDebate, now: number): ModelDebate | null {
  const side = debate.parties.indexOf(command.person)
  if (command.call === 'vote in debate') {
    if (side !== -1 || debate.status !== 'active' || now >= debate.endsAt) return null
    const vote = command.side === 'user1' ? 'creator' : 'opponent'
    return { ...debate, votes: { ...debate.votes, [command.person]: vote } }
  }
  if (side !== 1 || debate.status !== 'pending') return null
  return command.call === 'answer debate'
    ? { ...debate, status: 'active', endsAt: now + 7 * DAY }
    : { ...debate, status: 'expired' }
}

type InConflict = Exclude<Command, InDebate | { call: 'start conflict' | 'start debate' }>
function inConflict(conflict: ModelConflict, command: InConflict, now: number): ModelConflict | null {
  const { phase, parties } = conflict
  const side = parties.indexOf(command.person)
  if (command.call === 'vote in public') {
    if (side !== -1 || phase !== 'ruled') return null
    return { ...conflict, ballots: { ...conflict.ballots, [command.person]: command.vote } }
  }
  if (side !== 0 && side !== 1) return null
  const moved = { ...conflict, movedAt: now }
  const isLastChoice = phase === 'vote_3' || phase === 'ruling_available'
  switch (command.call) {
    case 'respond':
      return phase === 'awaiting_response' && side === 1 ? { ...moved, phase: 'mediating' } : null
    case 'decline':
      return phase === 'awaiting_response' && side === 1 ? { ...moved, phase: 'abandoned' } : null
    case 'delete':
      return phase === 'awaiting_response' && side === 0 ? { ...moved, phase: 'deleted' } : null
    case 'vote':
      return vote(moved, side, command)
    case 'submit core issue': {
      if (phase !== 'core_issues' || moved.cores[side]) return null
      const cores = pairWith(moved.cores, side, true)
      return { ...moved, cores, phase: cores[0] && cores[1] ? 'reflecting' : phase }
    }
    case 'request ruling': {
      if (!isLastChoice) return null
      const votes = { ...moved.votes, [`3 user${side + 1}`]: false }
      return { ...moved, votes, satisfied: pairWith(moved.satisfied, side, false), phase: 'ruling' }
    }
    case 'leave it here':
      return isLastChoice ? { ...moved, phase: 'abandoned' } : null
    case 'show name':
      return phase === 'ruling' || phase === 'ruled' ? conflict : null
  }
}

const AFTER_UNSATISFIED = { 1: 'rehashing', 2: 'core_issues', 3: 'ruling_available' } as const
function vote(
  conflict: ModelConflict,
  side: 0 | 1,
  { satisfied: isSatisfied, round }: Extract<InConflict, { call: 'vote' }>,
): ModelConflict | null {
  const open = ([1, 2, 3] as const).find((one) => conflict.phase === `vote_${one}`)
  if (open === undefined || (round !== null && round !== open) || conflict.satisfied[side] !== null) return null
  const satisfied = pairWith(conflict.satisfied, side, isSatisfied)
  const votes = { ...conflict.votes, [`${open} user${side + 1}`]: isSatisfied }
  const phase = !isSatisfied ? AFTER_UNSATISFIED[open] : satisfied[0] && satisfied[1] ? 'resolved' : conflict.phase
  return { ...conflict, satisfied, votes, phase }
}

function pairWith<Value>(pair: readonly [Value, Value], side: 0 | 1, value: Value): readonly [Value, Value] {
  return side === 0 ? [value, pair[1]] : [pair[0], value]
}

/** What the mediator's jobs lead to. */
const MEDIATED = { mediating: 'vote_1', rehashing: 'vote_2', reflecting: 'vote_3', ruling: 'ruled' } as const
type Waiting = keyof typeof MEDIATED
export const waitsForMediator = (phase: string): phase is Waiting => Object.hasOwn(MEDIATED, phase)

/** The conflict once the mediator has written what it waits for. */
export function mediated(conflict: ModelConflict, now: number): ModelConflict | null {
  if (!waitsForMediator(conflict.phase)) return null
  const phase = MEDIATED[conflict.phase]
  return { ...conflict, phase, movedAt: now, satisfied: phase === 'ruled' ? conflict.satisfied : [null, null] }
}

/** The conflict once it has been given up, which is due after 30 days without a move. */
export function givenUp(conflict: ModelConflict, now: number): ModelConflict | null {
  const isOver = ['ruled', 'resolved', 'abandoned', 'deleted'].includes(conflict.phase)
  return isOver || now - conflict.movedAt < 30 * DAY ? null : { ...conflict, phase: 'abandoned', movedAt: now }
}

/** The debate once its time is over. */
export function timedOut(debate: ModelDebate, now: number): ModelDebate | null {
  if (debate.status === 'active' && now >= debate.endsAt) return { ...debate, status: 'complete' }
  return debate.status === 'pending' && now - debate.createdAt >= 30 * DAY ? { ...debate, status: 'expired' } : null
}

/** Most votes win; null for a tie. */
export function winnerOf({ parties, votes }: ModelDebate): number | null {
  const cast = Object.values(votes)
  const lead = cast.filter((side) => side === 'creator').length * 2 - cast.length
  return lead === 0 ? null : parties[lead > 0 ? 0 : 1]
}
