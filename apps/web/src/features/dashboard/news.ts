import { LIMITS } from '@squash/contract/limits'
import type { UnseenUnlock } from '@squash/contract/rewards'
import { archetypeNotice } from '@squash/rules/archetypes/catalogue'
import { archetypeOf } from '../../lib/people/archetype.tsx'

const DAY = 24 * 60 * 60 * 1000

export type NewsItem = {
  id: string
  kind: UnseenUnlock['kind']
  emoji: string
  title: string
  /** What earned an achievement. The dashboard describes the user's archetype already. */
  text?: string
}

export type News = {
  listed: readonly NewsItem[]
  /** How many more there are. */
  more: number
  /** The rows that are seen once the card is dismissed. */
  rows: readonly string[]
  /** Rows too old to be news, to be marked as seen without showing them. */
  stale: readonly string[]
}

function archetypeItem(name: string): NewsItem | null {
  const archetype = archetypeOf(name)
  if (archetype === null) return null
  return { id: `archetype:${name}`, kind: 'archetype', emoji: archetype.emoji, title: archetypeNotice(archetype) }
}

/**
 * What a user has earned and not been shown: the latest archetype, then the achievements, newest first.
 * @param unseen oldest first
 * @param changedTo the archetype from a live event. One that the user has had before has no row of its own
 */
export function newsOf(unseen: readonly UnseenUnlock[], changedTo: string | null, now: Date): News {
  const isStale = ({ unlocked_at }: UnseenUnlock) => now.getTime() - Date.parse(unlocked_at) > LIMITS.newsDays * DAY
  const fresh = unseen.filter((row) => !isStale(row)).reverse()
  const latest = changedTo ?? fresh.find(({ kind }) => kind === 'archetype')?.code ?? null
  const archetype = latest === null ? null : archetypeItem(latest)
  const achievements = fresh
    .filter(({ kind }) => kind === 'achievement')
    .map(({ id, kind, emoji, name, description }) => ({ id, kind, emoji, title: name, text: description }))
  const items = archetype === null ? achievements : [archetype, ...achievements]
  return {
    listed: items.slice(0, LIMITS.newsListed),
    more: Math.max(0, items.length - LIMITS.newsListed),
    rows: fresh.map(({ id }) => id),
    stale: unseen.filter(isStale).map(({ id }) => id),
  }
}
