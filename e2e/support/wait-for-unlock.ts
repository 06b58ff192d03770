import { done } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor } from '@squash/testkit/http'

/** Waits until the server lists this achievement or archetype among those that the user hasn't been shown. */
export const waitForUnlock = (actor: Actor, code: string) =>
  eventually(`${code}, unseen`, async () => {
    const rows = await done(actor.call('get_unseen_unlocks', {}))
    return rows.some((row) => row.code === code)
  })
