import type { Conflict } from '@squash/contract/conflicts'
import { conflictMessages } from '@squash/contract/messages/conflict'
import type { Party } from '@squash/contract/values'
import { type Round, roundOf } from '@squash/rules/conflicts/phase'
import type { People, Person } from './people.ts'

export type VoteState = 'open' | 'satisfied' | 'unsatisfied'
type Voter = { party: Party; who: string; vote: VoteState; words: string }

/** `ruling` opens the dialog that says that a ruling is public; the others vote at once. */
export type Choice = { label: string; does: 'satisfied' | 'unsatisfied' | 'ruling' }

export type VotePanel = { round: Round; question: string; note: string | null; voters: Voter[]; choices: Choice[] }

const QUESTIONS: Record<Round, string> = {
  1: 'Does this settle it?',
  2: 'Does the new approach work?',
  3: 'Is it settled now?',
}

/** The buttons of each round, to the letter where core-flow §2 gives the letter. */
const YES: Record<Round, string> = { 1: "Yes, I'm satisfied", 2: 'THIS WORKS NOW', 3: 'FINALLY RESOLVED' }
const NOT_YET: Record<1 | 2, string> = { 1: 'Not yet — try again', 2: 'STILL NOT RIGHT' }
/** What follows a no: another suggestion after the first round, and the core issues after the second. */
export const unsatisfiedMessage = (round: Round): string =>
  round === 1 ? conflictMessages.unsatisfied : conflictMessages.unsatisfiedAgain

const ASK_FOR_RULING: Choice = { label: 'GET AI FINAL RULING', does: 'ruling' }
/** For the author of the words that keep it private: asking would only close it. */
const CLOSE_IT: Choice = { label: 'Close without a ruling', does: 'ruling' }

const WORDS: Record<VoteState, string> = { open: 'not voted', satisfied: 'satisfied', unsatisfied: 'not satisfied' }

function voterOf(person: Person, conflict: Conflict): Voter {
  const satisfied = person.party === 'user1' ? conflict.user1_satisfaction : conflict.user2_satisfaction
  const vote = satisfied === null ? 'open' : satisfied ? 'satisfied' : 'unsatisfied'
  return { party: person.party, who: person.isViewer ? 'You' : person.short, vote, words: WORDS[vote] }
}

function choicesOf(conflict: Conflict, round: Round): Choice[] {
  const choices: Choice[] = []
  if (conflict.can.vote) {
    choices.push({ label: YES[round], does: 'satisfied' })
    if (round !== 3) choices.push({ label: NOT_YET[round], does: 'unsatisfied' })
  }
  if (round === 3 && conflict.can.request_final_ruling)
    choices.push(conflict.private_because === null ? ASK_FOR_RULING : CLOSE_IT)
  return choices
}

function noteOf(conflict: Conflict, other: Person): string | null {
  if (conflict.phase === 'ruling_available')
    return conflict.private_because === null
      ? 'It takes two yeses. What is left is the final ruling, which is public.'
      : 'It takes two yeses. There can’t be a ruling, because something you wrote keeps this conflict private.'
  return conflict.can.vote ? null : `Your vote is in. Waiting for ${other.short}.`
}

/**
 * The vote that is open now, or null when there is none: who has voted, and what the viewer may choose. Only the last
 * round leads on to a ruling (decisions §2).
 */
export function votePanelOf(conflict: Conflict, people: People): VotePanel | null {
  const round = conflict.phase === 'ruling_available' ? 3 : roundOf(conflict.phase)
  if (round === null) return null
  return {
    round,
    question: conflict.phase === 'ruling_available' ? 'Not settled. What now?' : QUESTIONS[round],
    note: noteOf(conflict, people.other),
    voters: [voterOf(people.viewer, conflict), voterOf(people.other, conflict)],
    choices: choicesOf(conflict, round),
  }
}
