import { conflictMessages } from '@squash/contract/messages/conflict'
import type { Round } from '@squash/rules/conflicts/phase'
import { client } from '../../../lib/client.ts'
import { toast } from '../../../ui/toast.ts'
import { unsatisfiedMessage } from '../view/votes.ts'
import { useCommand } from './use-command.ts'

type Vote = { satisfied: boolean; round: Round }

/** Votes in the round that the screen shows, so that a late click never counts for the next one (decisions §2). */
export const useVote = (id: string) =>
  useCommand<Vote>(id, {
    send: ({ satisfied, round }) =>
      client.conflicts.vote_satisfaction({ p_conflict_id: id, satisfied, p_round: round }),
    done: ({ satisfied, round }) =>
      satisfied ? toast.success(conflictMessages.satisfied) : toast.info(unsatisfiedMessage(round)),
    failed: conflictMessages.voteFailed,
  })
