import { type Party, type Round, RULING_VOTES, type RulingVote } from '@squash/contract/values'
import fc from 'fast-check'

/** How many people live in a history. They are numbers, so that a history reads the same in every run. */
const PEOPLE = 4

/** What a person does, on the conflict or debate with this number. */
export type Command =
  | { call: 'start conflict' | 'start debate'; person: number; other: number }
  | { call: 'respond' | 'submit core issue' | 'leave it here' | 'decline' | 'delete'; person: number; on: number }
  | { call: 'answer debate' | 'decline debate'; person: number; on: number }
  | { call: 'vote'; person: number; on: number; satisfied: boolean; round: Round | null }
  | { call: 'request ruling' | 'show name'; person: number; on: number; shown: boolean }
  | { call: 'vote in public'; person: number; on: number; vote: RulingVote }
  | { call: 'vote in debate'; person: number; on: number; side: Party }

/** What a random history asks for. The numbers choose among whatever there is when it happens. */
export type Wish = {
  /** `next` is whatever moves the conflict forward; everything else may well be refused. */
  call: 'next' | Command['call']
  person: number
  on: number
  choice: number
}

const calls = fc.oneof(
  { weight: 20, arbitrary: fc.constant('next' as const) },
  { weight: 4, arbitrary: fc.constant('start conflict' as const) },
  { weight: 6, arbitrary: fc.constantFrom('vote' as const, 'vote in public' as const, 'vote in debate' as const) },
  { weight: 3, arbitrary: fc.constantFrom('start debate' as const, 'answer debate' as const) },
  {
    weight: 10,
    arbitrary: fc.constantFrom(
      'respond' as const,
      'submit core issue' as const,
      'request ruling' as const,
      'show name' as const,
      'leave it here' as const,
      'decline' as const,
      'decline debate' as const,
      'delete' as const,
    ),
  },
)

export const wishes: fc.Arbitrary<Wish> = fc.record({
  call: calls,
  person: fc.nat(PEOPLE - 1),
  on: fc.nat(5),
  choice: fc.nat(11),
})

/** The parts of the state that decide the outcome of a wish. */
type Scene = {
  conflicts: readonly { parties: readonly [number, number]; phase: string; satisfied: readonly (boolean | null)[] }[]
  debates: readonly unknown[]
}

/** @returns the command; while there is nothing to do it to, one that starts something; null if there is no next step */
export function commandOf({ call, person, on, choice }: Wish, { conflicts, debates }: Scene): Command | null {
  const other = (person + 1 + (choice % (PEOPLE - 1))) % PEOPLE
  if (call === 'start conflict' || call === 'start debate') return { call, person, other }
  if (call === 'answer debate' || call === 'vote in debate' || call === 'decline debate') {
    if (debates.length === 0) return { call: 'start debate', person, other }
    const at = { person, on: on % debates.length }
    return call === 'vote in debate' ? { call, ...at, side: choice % 2 ? 'user1' : 'user2' } : { call, ...at }
  }
  if (conflicts.length === 0) return { call: 'start conflict', person, other }
  const chosen = on % conflicts.length
  // Mostly a party, because a stranger's attempts all end the same way.
  const party = conflicts[chosen]?.parties[choice % 2]
  const at = { person: choice % 4 === 3 ? person : (party ?? person), on: chosen }
  switch (call) {
    case 'next':
      return nextOf({ person, on: chosen }, choice, conflicts)
    case 'vote':
      return { call, ...at, satisfied: choice % 3 === 0, round: ([null, 1, 2, 3] as const)[choice % 4] ?? null }
    case 'request ruling':
    case 'show name':
      return { call, ...at, shown: choice % 2 === 0 }
    case 'vote in public':
      return { call, person, on: chosen, vote: rulingVote(choice) }
    default:
      return { call, ...at }
  }
}

function nextOf({ person, on }: { person: number; on: number }, choice: number, conflicts: Scene['conflicts']) {
  const conflict = conflicts[on]
  if (!conflict) return null
  const party = choice % 2
  const at = { person: conflict.parties[party] ?? person, on }
  switch (conflict.phase) {
    case 'awaiting_response':
      return { call: 'respond', person: conflict.parties[1], on } as const
    case 'vote_1':
    case 'vote_2':
    case 'vote_3':
      return { call: 'vote', ...at, satisfied: choice % 3 === 0, round: null } as const
    case 'core_issues':
      return { call: 'submit core issue', ...at } as const
    case 'ruling_available':
      return { call: 'request ruling', ...at, shown: choice % 3 === 0 } as const
    case 'ruled':
      return { call: 'vote in public', person, on, vote: rulingVote(choice) } as const
    default:
      return null
  }
}

const rulingVote = (choice: number): RulingVote => RULING_VOTES[choice % RULING_VOTES.length] ?? 'ai_right'
