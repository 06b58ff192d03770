import type { Waiting } from '@squash/contract/notifications'
import { WAITING_KINDS, type WaitingKind } from '@squash/contract/values'

/** For each kind, the ids of what waits for a user, up to `LIMITS.waitingCounted`; with `only`, that id if it waits. */
export type WaitingSources = Record<WaitingKind, (person: string, only?: string) => Promise<readonly string[]>>

/** What waits for a user: the number in the app's badge, and the notifications that may be shown. */
export const createWaiting = (sources: WaitingSources) => ({
  /** Everything that waits for a user. */
  async list(person: string): Promise<Waiting[]> {
    const things: Waiting[] = []
    for (const kind of WAITING_KINDS) for (const id of await sources[kind](person)) things.push({ kind, id })
    return things
  },

  /** Whether this waits for a user, however many other things do. */
  includes: async (person: string, { kind, id }: Waiting): Promise<boolean> =>
    (await sources[kind](person, id)).length > 0,
})

export type WaitingThings = ReturnType<typeof createWaiting>
