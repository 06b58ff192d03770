import { LIMITS } from '@squash/contract/limits'
import type { CatalogueEntry, UnlockedAchievement, UnseenUnlock } from '@squash/contract/rewards'
import type { Achievement } from '@squash/rules/achievements/achievement'
import { ACHIEVEMENTS, findAchievement } from '@squash/rules/achievements/catalogue'
import { ARCHETYPES, isArchetypeId } from '@squash/rules/archetypes/catalogue'
import { ok, type Result } from '@squash/rules/result'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Db, Tx } from '../../platform/database/database.ts'

type Parts = { database: Pick<Database, 'db'>; clock: Clock }

/**
 * The achievements and archetypes that users have unlocked, and which of them they have been shown. Texts come from the
 * catalogue; unlocks of entries that were removed from it are not shown.
 */
export function createCollection({ database: { db }, clock }: Parts) {
  return {
    catalogue: CATALOGUE,

    /** A user's achievements, the latest first. */
    async list(person: string): Promise<UnlockedAchievement[]> {
      return (await listAchievements(db, person)).flatMap(({ code, unlocked_at }) => {
        const entry = describeAchievement(code)
        return entry ? [{ ...entry, unlocked_at: unlocked_at.toISOString() }] : []
      })
    },

    has: (person: string, code: string): Promise<boolean> => hasAchievement(db, person, code),

    /** Oldest first, up to as many as can be marked at once. */
    async listUnseen(person: string): Promise<UnseenUnlock[]> {
      return (await listUnseen(db, person, LIMITS.unlocksAtOnce)).flatMap(({ id, kind, code, unlocked_at }) => {
        const entry = kind === 'achievement' ? describeAchievement(code) : describeArchetype(code)
        return entry ? [{ id, kind, ...entry, unlocked_at: unlocked_at.toISOString() }] : []
      })
    },

    /** Marks these of the user's unlocks as seen; other ids, and those already marked, change nothing. */
    async markSeen(tx: Tx, person: string, ids: readonly string[]): Promise<Result<null, never>> {
      await markSeen(tx, person, ids, clock.now())
      return ok(null)
    },
  }
}

export type Collection = ReturnType<typeof createCollection>

const present = ({ code, name, emoji, description }: Achievement): CatalogueEntry => ({
  code,
  name,
  emoji,
  description,
})

const CATALOGUE: CatalogueEntry[] = ACHIEVEMENTS.map(present)

function describeAchievement(code: string): CatalogueEntry | null {
  const achievement = findAchievement(code)
  return achievement && present(achievement)
}

function describeArchetype(code: string): CatalogueEntry | null {
  if (!isArchetypeId(code)) return null
  const { title, emoji, description } = ARCHETYPES[code]
  return { code, name: title, emoji, description }
}

/** A user's achievements, the latest first; bounded by the size of the catalogue. */
const listAchievements = (db: Db, person: string) =>
  db
    .selectFrom('user_achievements')
    .select(['code', 'unlocked_at'])
    .where('user_id', '=', person)
    .orderBy('unlocked_at', 'desc')
    .orderBy('code')
    .execute()

async function hasAchievement(db: Db, person: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_achievements')
    .select('id')
    .where('user_id', '=', person)
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * What a user has unlocked and not been shown yet, oldest first; `code` is an achievement's code or an archetype's
 * name.
 */
const listUnseen = (db: Db, person: string, limit: number) =>
  db
    .selectFrom('user_achievements')
    .select(['id', 'code', 'unlocked_at', sql<'achievement' | 'archetype'>`'achievement'`.as('kind')])
    .where('user_id', '=', person)
    .where('seen_at', 'is', null)
    .unionAll(
      db
        .selectFrom('archetype_achievements')
        .select([
          'id',
          'archetype_name as code',
          'unlocked_at',
          sql<'achievement' | 'archetype'>`'archetype'`.as('kind'),
        ])
        .where('user_id', '=', person)
        .where('seen_at', 'is', null),
    )
    .orderBy('unlocked_at')
    .orderBy('code')
    .limit(limit)
    .execute()

/** Marks these unlocks of the user as seen, unless they are already. One statement. */
async function markSeen(tx: Tx, person: string, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .with('archetypes', (db) =>
      db
        .updateTable('archetype_achievements')
        .set({ seen_at: at })
        .where('user_id', '=', person)
        .where('id', 'in', ids)
        .where('seen_at', 'is', null),
    )
    .updateTable('user_achievements')
    .set({ seen_at: at })
    .where('user_id', '=', person)
    .where('id', 'in', ids)
    .where('seen_at', 'is', null)
    .execute()
}
