import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'

/** Which users brought others to Squash. */
export const createReferrals = ({ clock, outbox }: { clock: Clock; outbox: Outbox }) => ({
  /**
   * Called in the transaction that creates an account for an invited address.
   * @param inviters creators of what waited for the address; an erased one is null. Each is notified once about this
   *   person, however many conflicts and debates waited
   */
  async complete(
    tx: Tx,
    { inviters, person }: { inviters: readonly (string | null)[]; person: string },
  ): Promise<void> {
    const named = [...new Set(inviters)].filter((inviter) => inviter !== null)
    if (named.length === 0) return
    const first = await tx
      .insertInto('referrals')
      .values(named.map((inviter_id) => ({ inviter_id, person_id: person })))
      .onConflict((clash) => clash.doNothing())
      .returning('inviter_id')
      .execute()
    const at = clock.now()
    await outbox.publish(
      tx,
      first.map(({ inviter_id }) => ({ type: 'referral.completed', inviter: inviter_id, person, at })),
    )
  },
})

export type Referrals = ReturnType<typeof createReferrals>
