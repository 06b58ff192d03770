import type { CatalogueEntry, UnlockedAchievement } from '@squash/contract/rewards'

type ShelfEntry = { entry: CatalogueEntry; unlockedAt: string | null }
export type Filter = 'all' | 'unlocked' | 'locked'
type Shelf = Record<Filter, readonly ShelfEntry[]>

/** The catalogue sorted for a user: unlocked achievements first, newest first, then the rest in catalogue order. */
export function shelfOf(catalogue: readonly CatalogueEntry[], unlocked: readonly UnlockedAchievement[]): Shelf {
  const since = new Map(unlocked.map(({ code, unlocked_at }) => [code, unlocked_at]))
  const entries = catalogue.map((entry) => ({ entry, unlockedAt: since.get(entry.code) ?? null }))
  const earned = entries
    .filter(({ unlockedAt }) => unlockedAt !== null)
    .sort((one, other) => (other.unlockedAt ?? '').localeCompare(one.unlockedAt ?? ''))
  const locked = entries.filter(({ unlockedAt }) => unlockedAt === null)
  return { all: [...earned, ...locked], unlocked: earned, locked }
}
