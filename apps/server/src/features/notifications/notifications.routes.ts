import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { ok, refuse } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { PushKeys } from '../../platform/push/push-sender.ts'
import { findKinds, lockForDevice, removeDevice, saveDevice } from './devices.store.ts'
import type { WaitingThings } from './waiting.service.ts'

type Parts = {
  database: Pick<Database, 'db'>
  clock: Clock
  command: Command
  keys: () => Promise<PushKeys>
  waiting: WaitingThings
}

export function notificationRoutes({ database: { db }, clock, command, keys, waiting }: Parts) {
  const os = implement(contract.notifications).$context<CallContext>()

  return {
    get_notifications: os.get_notifications.handler(async ({ context }) => ({
      public_key: (await keys()).publicKey,
      device: await findKinds(db, sessionOf(context)),
    })),

    allow_notifications: os.allow_notifications.handler(async ({ input, context, errors }) => {
      const { publicKey: public_key } = await keys()
      const { conflict, debate, check_in } = input
      return command(context, errors, async (tx) => {
        // The session may have been revoked since the call was admitted.
        if (!(await lockForDevice(tx, sessionOf(context)))) return refuse('session.dead')
        const owner = { person_id: signedIn(context), session_id: sessionOf(context) }
        await saveDevice(tx, { ...owner, ...input, created_at: clock.now() })
        return ok({ public_key, device: { conflict, debate, check_in } })
      })
    }),

    stop_notifications: os.stop_notifications.handler(({ context, errors }) =>
      command(context, errors, async (tx) => {
        await removeDevice(tx, sessionOf(context))
        return ok(null)
      }),
    ),

    get_waiting: os.get_waiting.handler(({ context }) => waiting.list(signedIn(context))),
  }
}

/** The session that makes the call, to which the device's notifications belong. */
const sessionOf = (context: CallContext): string => {
  signedIn(context)
  return context.caller?.session ?? ''
}
