import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import type { Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { Supporters } from './supporters.service.ts'

export function supporterRoutes({ supporters, command }: { supporters: Supporters; command: Command }) {
  const os = implement(contract.supporters).$context<CallContext>()

  return {
    confirm_tip: os.confirm_tip.handler(({ input, context, errors }) => {
      const person = signedIn(context)
      return command(context, errors, {
        prepare: () => supporters.findCheckout(person, input),
        work: (tx, checkout) => supporters.confirm(tx, checkout),
      })
    }),
  }
}
