import type { Conflict } from '@squash/contract/conflicts'
import { conflictMessages } from '@squash/contract/messages/conflict'
import type { Round } from '@squash/contract/values'
import { roundOf } from '@squash/rules/conflicts/phase'
import { client } from '../../lib/client.ts'
import { useDraft } from '../../lib/drafts.ts'
import { noteHint } from '../../lib/safety/safety-hint.tsx'
import { type SentText, useSafety } from '../../lib/safety/use-safety.ts'
import { toast } from '../../ui/toast.ts'
import { notYet, type People, type Person } from './people.ts'
import { useCommand } from './queries.ts'

export type VoteState = 'open' | 'satisfied' | 'unsatisfied'
type Voter = { person: Person; vote: VoteState; says: string }

/** Only `satisfied` votes at once: `unsatisfied` first asks what was missing, and the others ask for confirmation. */
export type Choice = { label: string; does: 'satisfied' | 'unsatisfied' | 'ruling' | 'leave' }

export type VotePanel = { round: Round; question: string; note: string | null; voters: Voter[]; choices: Choice[] }

const QUESTIONS: Record<Round, string> = {
  1: 'Does this settle it?',
  2: 'Does the new approach work?',
  3: 'Is it settled now?',
}

/** The buttons of each round. */
const YES: Record<Round, string> = { 1: "Yes, I'm satisfied", 2: 'THIS WORKS NOW', 3: 'FINALLY RESOLVED' }
const NOT_YET: Record<1 | 2, string> = { 1: 'Not yet — try again', 2: 'STILL NOT RIGHT' }
/** The no vote of a round, as worded within a sentence. */
export const unsatisfiedVote = (round: Round): string => (round === 1 ? 'not yet' : 'still not right')
/** The message after a no: another suggestion after the first round, and the core issues after the second. */
export const unsatisfiedMessage = (round: Round): string =>
  round === 1 ? conflictMessages.unsatisfied : conflictMessages.unsatisfiedAgain

const ASK_FOR_RULING: Choice = { label: 'GET AI FINAL RULING', does: 'ruling' }
const LEAVE_IT: Choice = { label: 'Leave it here', does: 'leave' }
/** For the author of the text that keeps the conflict private: their request closes the conflict without a ruling. */
const CLOSE_IT: Choice = { label: 'Close without a ruling', does: 'ruling' }

function voterOf(person: Person, conflict: Conflict): Voter {
  const satisfied = person.party === 'user1' ? conflict.user1_satisfaction : conflict.user2_satisfaction
  const vote = satisfied === null ? 'open' : satisfied ? 'satisfied' : 'unsatisfied'
  return { person, vote, says: voteWords(person, vote) }
}

function voteWords(person: Person, vote: VoteState): string {
  const { isViewer, short } = person
  if (vote === 'open') return notYet(person, 'voted')
  if (vote === 'satisfied') return isViewer ? 'You’re satisfied' : `${short} is satisfied`
  return isViewer ? 'You’re not satisfied' : `${short} isn’t satisfied`
}

function choicesOf(conflict: Conflict, round: Round): Choice[] {
  const choices: Choice[] = []
  if (conflict.can.vote) {
    choices.push({ label: YES[round], does: 'satisfied' })
    if (round !== 3) choices.push({ label: NOT_YET[round], does: 'unsatisfied' })
  }
  if (round === 3 && conflict.can.request_final_ruling)
    choices.push(conflict.private_because === null ? ASK_FOR_RULING : CLOSE_IT)
  // Not for the author of the private text: `CLOSE_IT` does the same for them, and can be undone by a review.
  if (round === 3 && conflict.can.close_without_ruling && conflict.private_because === null) choices.push(LEAVE_IT)
  return choices
}

function noteOf(conflict: Conflict, other: Person): string | null {
  if (conflict.phase === 'ruling_available')
    return conflict.private_because === null
      ? 'It takes two yeses. What’s left is the final ruling, which is public and can’t be undone, or leaving it here.'
      : 'It takes two yeses. There can’t be a ruling, because something you wrote keeps this conflict private.'
  const waiting = conflict.can.vote ? null : `Your vote is in. Waiting for ${other.short}.`
  const warning =
    conflict.can.request_final_ruling && conflict.private_because === null
      ? 'The final ruling is public and can’t be undone.'
      : null
  return [waiting, warning].filter((part) => part !== null).join(' ') || null
}

/**
 * The open vote, or null if there is none: who has voted, and the viewer's choices. Only the last round leads on to a
 * ruling.
 */
export function votePanelOf(conflict: Conflict, people: People): VotePanel | null {
  const round = conflict.phase === 'ruling_available' ? 3 : roundOf(conflict.phase)
  if (round === null) return null
  return {
    round,
    question: conflict.phase === 'ruling_available' ? 'It isn’t settled yet. What now?' : QUESTIONS[round],
    note: noteOf(conflict, people.other),
    voters: [voterOf(people.viewer, conflict), voterOf(people.other, conflict)],
    choices: choicesOf(conflict, round),
  }
}

/** Votes satisfied in the round shown on screen, so that a late click never counts for the next one. */
export const useSatisfied = (id: string) =>
  useCommand<{ round: Round }>(id, {
    send: async ({ round }) => {
      const input = { p_conflict_id: id, satisfied: true, p_round: round }
      const { safety: _, ...voted } = await client.conflicts.vote_satisfaction(input)
      return voted
    },
    done: () => toast.success(conflictMessages.satisfied),
    failed: conflictMessages.voteFailed,
  })

/** The opposite vote, with a critique: a draft until it is sent, kept when sending fails. */
export function useUnsatisfied(id: string, round: Round) {
  const [draft, setDraft, clear] = useDraft(`critique:${id}:${round}`)
  const safety = useSafety(draft)
  const vote = useCommand<SentText>(id, {
    send: async ({ text, ...more }) => {
      const critique = text === '' ? {} : { critique: text }
      const input = { p_conflict_id: id, satisfied: false, p_round: round, ...critique, ...more }
      const { safety: hint, ...voted } = await client.conflicts.vote_satisfaction(input)
      noteHint(`conflict:${id}`, hint)
      return voted
    },
    done: () => {
      clear()
      toast.info(unsatisfiedMessage(round))
    },
    failed: conflictMessages.voteFailed,
    catches: safety.catches,
  })
  return { draft, setDraft, safety, send: vote.mutate, isPending: vote.isPending }
}

export type Unsatisfied = ReturnType<typeof useUnsatisfied>
