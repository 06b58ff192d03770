import { conflictMessages } from '@squash/contract/messages/conflict'
import type { Round } from '@squash/rules/conflicts/phase'
import { client } from '../../lib/client.ts'
import { useDraft } from '../../lib/drafts.ts'
import { noteHint } from '../../lib/safety/safety-hint.tsx'
import { type SentText, useSafety } from '../../lib/safety/use-safety.ts'
import { toast } from '../../ui/toast.ts'
import { useCommand } from './queries.ts'
import { unsatisfiedMessage } from './votes.ts'

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

/** The opposite vote, with what was missing: a draft until it is sent, kept when sending fails. */
export function useUnsatisfied(id: string, round: Round) {
  const [draft, setDraft, clear] = useDraft(`missed:${id}:${round}`)
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
