import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { answer, type Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { type Safety, sendingOf } from '../safety/public.ts'
import type { SoloNotes } from './solo-notes.service.ts'

type Parts = { soloNotes: SoloNotes; safety: Safety; command: Command }

export function soloNoteRoutes({ soloNotes, safety, command }: Parts) {
  const os = implement(contract.soloNotes).$context<CallContext>()

  return {
    write_solo_note: os.write_solo_note.handler(async ({ input, context, errors }) => {
      const person = signedIn(context)
      const { title = null, raw_message, mood = null } = input
      const check = safety.check([title, raw_message], sendingOf(context, input))
      const id = await command(context, errors, {
        prepare: () => soloNotes.draft(person, { title, raw_message, mood }, check),
        work: (tx, note) => soloNotes.store(tx, person, note),
      })
      return { ...answer(await soloNotes.get(person, id), errors), safety: check.hint() }
    }),

    get_solo_notes: os.get_solo_notes.handler(({ input, context }) =>
      soloNotes.list(signedIn(context), { limit: input.p_limit, before: input.p_before ?? null }),
    ),

    get_solo_note: os.get_solo_note.handler(async ({ input, context, errors }) =>
      answer(await soloNotes.get(signedIn(context), input.p_note_id), errors),
    ),

    delete_solo_note: os.delete_solo_note.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => soloNotes.remove(tx, signedIn(context), input.p_note_id)),
    ),
  }
}
