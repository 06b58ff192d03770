import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import type { Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { Archetypes } from './archetypes.service.ts'

type Parts = { archetypes: Pick<Archetypes, 'collection' | 'unlock'>; command: Command }

export function archetypeRoutes({ archetypes, command }: Parts) {
  const os = implement(contract.rewards).$context<CallContext>()

  return {
    get_user_archetype_achievements: os.get_user_archetype_achievements.handler(({ input, context }) =>
      archetypes.collection(input.p_user_id ?? signedIn(context)),
    ),

    unlock_archetype_achievement: os.unlock_archetype_achievement.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => archetypes.unlock(tx, input.p_user_id, input.p_archetype_name)),
    ),
  }
}
