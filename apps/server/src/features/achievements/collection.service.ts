import { LIMITS } from '@squash/contract/limits'
import type { CatalogueEntry, UnlockedAchievement, UnseenUnlock } from '@squash/contract/rewards'
import type { Achievement } from '@squash/rules/achievements/achievement'
import { ACHIEVEMENTS, findAchievement } from '@squash/rules/achievements/catalogue'
import { ARCHETYPES, isArchetypeId } from '@squash/rules/archetypes/catalogue'
import { ok, type Result } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { hasAchievement, listAchievements } from './collection.store.ts'
import { listUnseen, markSeen } from './unseen.store.ts'

type Parts = { database: Pick<Database, 'db'>; clock: Clock }

/**
 * What users have unlocked, and what of it they have been shown. Texts come from the catalogue; entries removed from it
 * are not shown.
 */
export function createCollection({ database: { db }, clock }: Parts) {
  return {
    catalogue: CATALOGUE,

    async of(person: string): Promise<UnlockedAchievement[]> {
      return (await listAchievements(db, person)).flatMap(({ code, unlocked_at }) => {
        const entry = describeAchievement(code)
        return entry ? [{ ...entry, unlocked_at: unlocked_at.toISOString() }] : []
      })
    },

    has: (person: string, code: string): Promise<boolean> => hasAchievement(db, person, code),

    /** Oldest first, up to as many as can be marked at once. */
    async unseen(person: string): Promise<UnseenUnlock[]> {
      return (await listUnseen(db, person, LIMITS.unlocksAtOnce)).flatMap(({ id, kind, code, unlocked_at }) => {
        const entry = kind === 'achievement' ? describeAchievement(code) : describeArchetype(code)
        return entry ? [{ id, kind, ...entry, unlocked_at: unlocked_at.toISOString() }] : []
      })
    },

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
