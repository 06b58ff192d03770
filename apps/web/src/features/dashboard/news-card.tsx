import { LIMITS } from '@squash/contract/limits'
import type { UnseenUnlock } from '@squash/contract/rewards'
import { archetypeNotice } from '@squash/rules/archetypes/catalogue'
import { DAY } from '@squash/rules/time/units'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { archetypeOf } from '../../lib/people/archetype.tsx'
import { api } from '../../lib/query.ts'
import { archetypeChange } from '../../lib/rewards.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { TextLink } from '../../ui/link.tsx'

type NewsItem = {
  id: string
  kind: UnseenUnlock['kind']
  emoji: string
  title: string
  /** What earned an achievement; unset for an archetype, which the dashboard already describes. */
  text?: string
}

type News = {
  listed: readonly NewsItem[]
  /** How many more there are. */
  more: number
  /** The rows to mark as seen when the card is dismissed. */
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

/**
 * What the user has earned since their last visit, until they dismiss it. Nothing at all while it loads or when that
 * fails: it isn't worth an error message, and appears at the next visit.
 */
export function NewsCard() {
  const [news, dismiss] = useNews()
  if (!news || news.listed.length === 0) return null
  return (
    <Card as="section" aria-labelledby="news" flush className="drop-in mt-4 p-4 sm:mt-5 sm:px-6 sm:py-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id="news" className="text-lg sm:text-xl">
          New for you
        </h2>
        <Button size="small" className="shrink-0" onClick={dismiss}>
          Got it
        </Button>
      </div>
      <ul className="mt-3 flex flex-col gap-3">
        {news.listed.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ul>
      {news.more > 0 && (
        <p className="mt-3">
          And {news.more} more <TextLink to="/profile#achievements">on your profile</TextLink>.
        </p>
      )}
    </Card>
  )
}

function Line({ item: { kind, emoji, title, text } }: { item: NewsItem }) {
  return (
    <li className="flex items-center gap-3.5">
      <EmojiTile emoji={emoji} size="small" tone={kind === 'archetype' ? 'plum' : 'mediator'} />
      <div className="min-w-0">
        <p className="leading-snug font-bold">
          {kind === 'achievement' && 'Achievement unlocked: '}
          <span>{title}</span>
        </p>
        {text && (
          <p className="text-sm leading-snug text-muted">
            <span aria-hidden>✓ </span>
            <span>{text}</span>
          </p>
        )}
      </div>
    </li>
  )
}

/** What the user has earned and not seen yet: the same answer until the dashboard is left. */
const unseenOptions = () => ({
  ...api.rewards.get_unseen_unlocks.queryOptions({ input: {} }),
  // Fetched once per visit to the dashboard: a line that appears later would move what the user is reading.
  enabled: ({ state }: { state: { data?: unknown } }) => state.data === undefined,
  gcTime: 0,
})

/** Fetches the news before the card is rendered, and keeps it until then. */
export const usePrefetchedNews = () => void useQuery({ ...unseenOptions(), notifyOnChangeProps: [] })

/** @returns the news, undefined until it has loaded or once it was dismissed; and a function that dismisses it */
function useNews(): [news: News | undefined, dismiss: () => void] {
  const { data } = useQuery(unseenOptions())
  const [changedTo] = useState(archetypeChange.waiting)
  const [isDismissed, setDismissed] = useState(false)
  const { mutate } = useMutation(api.rewards.mark_unlocks_seen.mutationOptions())
  const news = data && newsOf(data, changedTo, new Date())

  const drop = useEffectEvent(() => {
    if (news && news.stale.length > 0) mutate({ ids: [...news.stale] })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
  useEffect(() => drop(), [data])

  const dismiss = () => {
    setDismissed(true)
    archetypeChange.forget()
    if (news && news.rows.length > 0) mutate({ ids: [...news.rows] })
    // The button that had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return [isDismissed ? undefined : news, dismiss]
}
