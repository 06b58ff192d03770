import type { TipLevel } from '@squash/contract/values'
import type { Statement, Tx } from '../../platform/database/database.ts'

export type GivenSupport = { level: TipLevel; emoji: string; since: Date }

/**
 * The supporter status that a user shows, locked until the transaction ends. @returns null when there is no such user
 */
export async function lockSupport(
  tx: Tx,
  person: string,
): Promise<{ level: TipLevel | null; since: Date | null } | null> {
  const row = await tx
    .selectFrom('profiles')
    .select(['supporter_level as level', 'supporter_since as since'])
    .where('id', '=', person)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Stores the supporter status that a user shows. @param support null removes it */
export async function setSupport(statement: Statement, person: string, support: GivenSupport | null): Promise<void> {
  await statement
    .updateTable('profiles')
    .set({
      supporter_level: support?.level ?? null,
      supporter_emoji: support?.emoji ?? null,
      supporter_since: support?.since ?? null,
    })
    .where('id', '=', person)
    .execute()
}
