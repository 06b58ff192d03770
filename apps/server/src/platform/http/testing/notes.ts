import { implement } from '@orpc/server'
import { type Access, call } from '@squash/contract/call'
import { refusals } from '@squash/contract/errors'
import { id, page, text } from '@squash/contract/schemas'
import { ok, type Result, refuse } from '@squash/rules/result'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { answer, type Command } from '../command.ts'
import type { CallContext } from '../context.ts'

const read = (name: string, access: Access = 'user') => call(name, { access, kind: 'read' })
const write = (name: string, access: Access = 'user') => call(name, { access, kind: 'write' })
const note = text(20, 'Write something first')

/** A contract for the platform's own tests: notes on a shared kitchen's fridge. */
const contract = {
  notes: {
    get_note: read('get_note')
      .errors(refusals(['conflict.not_found']))
      .input(z.object({ id }))
      .output(z.object({ id, text: z.string() }).nullable()),
    list_notes: read('list_notes', 'public')
      .input(z.object({ ...page, pinned: z.boolean().optional() }))
      .output(z.object({ limit: z.number(), pinned: z.boolean().nullable(), reader: z.string().nullable() })),
    pin_note: write('pin_note')
      .errors(refusals(['conflict.already_answered', 'invite.too_soon']))
      .input(z.object({ text: note, outcome: z.enum(['pinned', 'too_soon']).default('pinned') }))
      .output(z.object({ count: z.number(), pinned_at: z.date().optional() })),
    draft_note: write('draft_note')
      .errors(refusals(['conflict.already_answered']))
      .input(z.object({ text: note }))
      .output(z.object({ drafts: z.number() })),
    leave_note: write('leave_note', 'public')
      .input(z.object({ text: note }))
      .output(z.null()),
    list_everything: read('list_everything', 'admin').input(z.object({})).output(z.array(z.string())),
    award_note: write('award_note', 'service').input(z.object({})).output(z.null()),
    break_down: read('break_down', 'public')
      .input(z.object({ how: z.string() }))
      .output(z.string().max(100)),
  },
}

/** What a note's store would do; each test provides its own. */
export type Notes = {
  pin(tx: Tx, text: string): Promise<Result<{ count: number }, 'conflict.already_answered'>>
  draft(): Promise<void>
  breakDown(how: string): Promise<string>
}

export function noteRoutes(notes: Notes, command: Command) {
  const os = implement(contract).$context<CallContext>()
  let drafts = 0
  return os.router({
    notes: {
      get_note: os.notes.get_note.handler(({ input, errors }) => {
        const found = input.id.startsWith('0') ? ok({ id: input.id, text: 'Buy milk' }) : ok(null)
        return answer(input.id.startsWith('f') ? refuse('conflict.not_found') : found, errors)
      }),
      list_notes: os.notes.list_notes.handler(({ input, context }) => ({
        limit: input.p_limit,
        pinned: input.pinned ?? null,
        reader: context.caller?.id ?? null,
      })),
      pin_note: os.notes.pin_note.handler(({ input, context, errors }) =>
        command(context, errors, async (tx) => {
          if (input.outcome === 'too_soon') return refuse('invite.too_soon', { retry_after: 90.2 })
          return notes.pin(tx, input.text)
        }),
      ),
      draft_note: os.notes.draft_note.handler(({ context, errors }) =>
        command(context, errors, {
          prepare: async () => {
            await notes.draft()
            drafts += 1
            return ok(drafts)
          },
          work: async (_tx, drafted) => ok({ drafts: drafted }),
        }),
      ),
      leave_note: os.notes.leave_note.handler(() => null),
      list_everything: os.notes.list_everything.handler(() => ['Buy milk']),
      award_note: os.notes.award_note.handler(() => null),
      break_down: os.notes.break_down.handler(({ input }) => notes.breakDown(input.how)),
    },
  })
}
