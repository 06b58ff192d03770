import { conflictMessages } from '@squash/contract/messages/conflict'
import { client } from '../../../lib/client.ts'
import { useCommand } from './use-command.ts'

/** Asks for the final ruling. That it has been generated is told when it is there (`useNews`). */
export const useRequestRuling = (id: string, onAsked: () => void) =>
  useCommand<{ showMyName: boolean }>(id, {
    send: ({ showMyName }) => client.conflicts.request_final_ruling({ p_conflict_id: id, show_my_name: showMyName }),
    done: onAsked,
    failed: conflictMessages.rulingFailed,
  })
