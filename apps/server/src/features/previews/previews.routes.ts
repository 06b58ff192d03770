import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { answer, type Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { type Safety, sendingOf } from '../safety/public.ts'
import type { Previews } from './previews.service.ts'

type Parts = { previews: Previews; safety: Safety; command: Command }

export function previewRoutes({ previews, safety, command }: Parts) {
  const os = implement(contract.preview).$context<CallContext>()

  return {
    preview_message: os.preview_message.handler(async ({ input, context, errors }) => {
      const person = signedIn(context)
      const { kind, raw_message, variation = null, edited_text = null } = input
      const message = {
        kind,
        conflict: kind === 'response' ? (input.p_conflict_id ?? null) : null,
        title: kind === 'conflict' ? (input.title ?? null) : null,
        raw_message,
        mood: input.mood ?? null,
      }
      const check = safety.check([message.title, raw_message, edited_text], sendingOf(context, input))
      const id = await command(context, errors, {
        prepare: () =>
          previews.draft(person, { message, email: input.user2_email ?? null, variation, edited_text }, check),
        work: (tx, drafted) => previews.store(tx, person, drafted),
      })
      const shown = answer(await previews.show(person, id, edited_text), errors)
      return { ...shown, safety: check.hint() }
    }),
  }
}
