import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { findAchievement } from '@squash/rules/achievements/catalogue'
import { ok, refuse } from '@squash/rules/result'
import type { Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { Unlocks } from './achievements.service.ts'
import type { Collection } from './collection.service.ts'

type Parts = { collection: Collection; unlocks: Pick<Unlocks, 'unlock'>; command: Command }

export function achievementRoutes({ collection, unlocks, command }: Parts) {
  const os = implement(contract.rewards).$context<CallContext>()

  return {
    get_user_achievements: os.get_user_achievements.handler(({ input, context }) =>
      collection.list(input.p_user_id ?? signedIn(context)),
    ),

    get_achievement_catalogue: os.get_achievement_catalogue.handler(() => collection.catalogue),

    user_has_achievement: os.user_has_achievement.handler(({ input, context }) =>
      collection.has(input.p_user_id ?? signedIn(context), input.p_code),
    ),

    get_unseen_unlocks: os.get_unseen_unlocks.handler(({ context }) => collection.listUnseen(signedIn(context))),

    mark_unlocks_seen: os.mark_unlocks_seen.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => collection.markSeen(tx, signedIn(context), input.ids)),
    ),

    unlock_user_achievement: os.unlock_user_achievement.handler(({ input, context, errors }) =>
      command(context, errors, async (tx) => {
        const achievement = findAchievement(input.p_code)
        if (!achievement) return refuse('achievement.not_found')
        const isNew = await unlocks.unlock(tx, { person: input.p_user_id, code: achievement.code })
        return isNew === null ? refuse('profile.not_found') : ok(isNew)
      }),
    ),
  }
}
