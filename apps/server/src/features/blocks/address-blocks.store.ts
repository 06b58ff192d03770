import { sql } from 'kysely'
import { addressHash } from '../../platform/address-hash.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Stores a block for an address that no account holds. */
export async function insertAddressBlock(tx: Tx, address: string, blocked: string, at: Date): Promise<void> {
  await tx
    .insertInto('address_blocks')
    .values({ address_hash: addressHash(address), inviter_id: blocked, created_at: at })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Copies an account's blocks to its address. */
export async function copyToAddress(tx: Tx, blocker: string, address: string): Promise<void> {
  await tx
    .insertInto('address_blocks')
    .columns(['address_hash', 'inviter_id', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('blocks')
        .select([sql<Buffer>`${addressHash(address)}::bytea`.as('address_hash'), 'blocked_id', 'created_at'])
        .where('blocker_id', '=', blocker),
    )
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Removes the blocks of an address that an account has confirmed. @returns the blocked users, in the order of their blocks */
export async function takeAddressBlocks(tx: Tx, address: string): Promise<string[]> {
  const taken = await tx
    .deleteFrom('address_blocks')
    .where('address_hash', '=', addressHash(address))
    .returning(['inviter_id', 'created_at'])
    .execute()
  return taken.sort((a, b) => a.created_at.getTime() - b.created_at.getTime()).map(({ inviter_id }) => inviter_id)
}
