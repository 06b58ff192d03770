import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { ok } from '@squash/rules/result'
import { answer, type Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { ownId, signedIn } from '../../platform/http/signed-in.ts'
import type { Coaching } from './coaching.service.ts'
import type { Quests } from './quests.service.ts'

type Parts = { quests: Quests; coaching: Coaching; command: Command }

export function questRoutes({ quests, coaching, command }: Parts) {
  const os = implement(contract.quests).$context<CallContext>()

  return {
    get_available_quests: os.get_available_quests.handler(({ input, context, errors }) =>
      quests.list(answer(ownId(context, input.user_id_param), errors)),
    ),

    get_quest_details: os.get_quest_details.handler(({ input, context, errors }) =>
      quests.details(answer(ownId(context, input.p_user_id), errors), input.p_quest_id),
    ),

    start_quest: os.start_quest.handler(({ input, context, errors }) =>
      command(context, errors, async (tx) => {
        const person = ownId(context, input.p_user_id)
        return person.ok ? quests.start(tx, person.value, input.p_quest_id) : person
      }),
    ),

    submit_quest_step: os.submit_quest_step.handler(({ input, context, errors }) => {
      const person = signedIn(context)
      const { p_user_quest_id: userQuest, p_step_id: stepId } = input
      const response = input.p_user_response ?? ''
      return command(context, errors, {
        prepare: async () => ok(await coaching.tipOn(person, stepId, response)),
        work: (tx, tip) => quests.answer(tx, person, { userQuest, stepId, response, tip }),
      })
    }),
  }
}
