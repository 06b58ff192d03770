import type { Block } from '@squash/contract/blocks'
import { LIMITS } from '@squash/contract/limits'
import { displayName } from '@squash/rules/people/display-name'
import { asShown } from '@squash/rules/people/hidden'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { readAllPages } from '../../platform/read-all-pages.ts'
import {
  type BlockRow,
  copyToAddress,
  deleteBlock,
  insertAddressBlock,
  insertBlock,
  listBlocks,
  type Page,
  takeAddressBlocks,
} from './blocks.store.ts'

/** A feature through which users reach each other; called in the transaction that creates a block. */
export type BlockListener = {
  personBlocked(tx: Tx, blocker: string, blocked: string): Promise<void>
  /** The same for an address that no account holds. */
  addressBlocked(tx: Tx, address: string, blocked: string): Promise<void>
}

type Parts = { database: Database; clock: Clock; outbox: Outbox; listeners: readonly BlockListener[] }

/** Blocks between users. The blocked user notices nothing (docs/reference/moderation.md#blocking-someone). */
export function createBlocks({ database: { db }, clock, outbox, listeners }: Parts) {
  const list = async (person: string, page: Page): Promise<Block[]> =>
    (await listBlocks(db, person, page)).map(presentBlock)

  /** Blocks a user. Does nothing if they are already blocked. */
  async function block(
    tx: Tx,
    person: string,
    other: string,
  ): Promise<Result<null, 'block.yourself' | 'profile.not_found'>> {
    if (person === other) return refuse('block.yourself')
    const at = clock.now()
    const isNew = await insertBlock(tx, person, other, at)
    if (isNew === null) return refuse('profile.not_found')
    if (!isNew) return ok(null)
    for (const listener of listeners) await listener.personBlocked(tx, person, other)
    await outbox.publish(tx, [{ type: 'person.blocked', person, blocked: other, at }])
    return ok(null)
  }

  return {
    list,
    block,

    /** All of a user's blocks, for their download. */
    listAll: (person: string): Promise<Block[]> =>
      readAllPages(
        LIMITS.pageSizeMax,
        (before: string | null) => list(person, { limit: LIMITS.pageSizeMax, before }),
        ({ id }) => id,
      ),

    /** Blocks a user for an address that no account holds. Does nothing if they are already blocked. */
    async blockForAddress(
      tx: Tx,
      { address, blocked }: { address: string; blocked: string },
    ): Promise<Result<null, never>> {
      await insertAddressBlock(tx, address, blocked, clock.now())
      for (const listener of listeners) await listener.addressBlocked(tx, address, blocked)
      return ok(null)
    },

    /** Called in the transaction that gives an account a confirmed address: the address's blocks become the account's. */
    async addressGained(tx: Tx, { person, email }: { person: string; email: string }): Promise<void> {
      for (const blocked of await takeAddressBlocks(tx, email)) await block(tx, person, blocked)
    },

    /**
     * Called in the transaction that erases an account. Because blocks are permanent, they are kept for its address, of
     * which only the hash is stored.
     */
    async personErased(tx: Tx, { id, address }: Pick<ErasedPerson, 'id' | 'address'>): Promise<void> {
      if (address !== null) await copyToAddress(tx, id, address)
    },

    /** Unblocks a user. Does nothing if they are not blocked. */
    async unblock(tx: Tx, person: string, other: string): Promise<Result<null, 'profile.not_found'>> {
      const wasBlocked = await deleteBlock(tx, person, other)
      if (wasBlocked === null) return refuse('profile.not_found')
      if (wasBlocked) {
        await outbox.publish(tx, [{ type: 'person.unblocked', person, blocked: other, at: clock.now() }])
      }
      return ok(null)
    },
  }
}

/** The blocked user as strangers see them, even if the two share a conflict: that is enough to recognise them. */
function presentBlock(stored: BlockRow): Block {
  const row = asShown(stored, false)
  return {
    id: row.id,
    username: row.username,
    display_name: displayName(row, false),
    avatar_url: row.avatar_url,
    blocked_at: row.created_at.toISOString(),
  }
}

export type Blocks = ReturnType<typeof createBlocks>
