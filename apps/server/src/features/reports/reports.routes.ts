import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import type { Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { pageOf, signedIn } from '../../platform/http/signed-in.ts'
import { type Safety, sendingOf } from '../safety/public.ts'
import type { Moderation } from './moderation.service.ts'
import type { Reports } from './reports.service.ts'

type Parts = { reports: Reports; moderation: Moderation; safety: Safety; command: Command }

/** Binds the calls of the contract to the service; nothing is decided here. */
export function reportRoutes({ reports, moderation, safety, command }: Parts) {
  const os = implement(contract.reports).$context<CallContext>()

  return {
    report_content: os.report_content.handler(({ input, context, errors }) => {
      const person = signedIn(context)
      return command(context, errors, {
        prepare: () => reports.allow(person),
        work: (tx) => reports.file(tx, person, input),
      })
    }),

    get_my_reports: os.get_my_reports.handler(({ input, context }) => {
      const list = input.p_role === 'reporter' ? reports.filed : reports.decidedAgainst
      return list(signedIn(context), pageOf(input))
    }),

    appeal_report: os.appeal_report.handler(async ({ input, context, errors }) => {
      const check = safety.check([input.text], sendingOf(context, input))
      const appealed = await command(context, errors, (tx) => reports.appeal(tx, signedIn(context), input, check))
      return { ...appealed, safety: check.hint() }
    }),

    get_reports: os.get_reports.handler(({ input, context }) => {
      const list = input.p_status === 'waiting' ? moderation.waiting : moderation.decided
      return list(signedIn(context), pageOf(input))
    }),

    get_waiting_reports_count: os.get_waiting_reports_count.handler(() => moderation.countWaiting()),

    decide_report: os.decide_report.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => moderation.decide(tx, signedIn(context), input)),
    ),

    get_hidden: os.get_hidden.handler(({ input, context }) => moderation.hidden(signedIn(context), pageOf(input))),

    set_hidden: os.set_hidden.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => moderation.setHidden(tx, signedIn(context), input)),
    ),
  }
}
