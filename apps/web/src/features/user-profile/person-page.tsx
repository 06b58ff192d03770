import type { Profile } from '@squash/contract/profiles'
import type { PointsWithTier } from '@squash/contract/rewards'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../lib/loaded.tsx'
import { MoreMenu } from '../../lib/moderation/more-menu.tsx'
import { ArchetypeCard, NameEmojis } from '../../lib/people/archetype.tsx'
import { shortNameOf } from '../../lib/people/names.tsx'
import { SUPPORTER_TINTS, SupporterBanner, supporterOf } from '../../lib/people/supporter.tsx'
import { AchievementTile, joinedLabel } from '../../lib/people/tiles.tsx'
import { api } from '../../lib/query.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Emoji, EmojiTile } from '../../ui/emoji.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton, Skeletons } from '../../ui/states.tsx'
import { SharedHistory } from './shared-history.tsx'

/** How many are shown at first. */
const FIRST = 6

/** The achievements this user has unlocked, newest first. */
function TheirAchievements({ person, name }: { person: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const query = useQuery(api.rewards.get_user_achievements.queryOptions({ input: { p_user_id: person } }))
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl">Achievements</h2>
        {query.data && <p className="font-semibold text-muted">{query.data.length} unlocked</p>}
      </div>
      <Loaded
        query={query}
        failed="The achievements didn’t load"
        skeleton={<Skeletons label="Loading achievements…" of={['h-48 rounded-card']} />}
      >
        {(achievements) => {
          const newest = achievements.toSorted((one, other) => other.unlocked_at.localeCompare(one.unlocked_at))
          return (
            <Card className="flex flex-col gap-6">
              {newest.length === 0 ? (
                <p className="text-muted">{name} hasn’t unlocked anything yet. It’s early days.</p>
              ) : (
                <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
                  {newest.slice(0, isOpen ? undefined : FIRST).map((entry) => (
                    <AchievementTile key={entry.code} entry={entry} unlockedAt={entry.unlocked_at} />
                  ))}
                </ul>
              )}
              {newest.length > FIRST && (
                <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="self-center">
                  {isOpen ? 'Show fewer' : `Show all ${newest.length}`}
                </Button>
              )}
            </Card>
          )
        }}
      </Loaded>
    </section>
  )
}

/** The profile of another user, tinted for supporters. */
export function PersonPage({ person }: { person: Profile }) {
  const supporter = supporterOf(person)
  const { data: points } = useQuery(
    api.rewards.get_user_points_with_tier.queryOptions({ input: { p_user_id: person.id } }),
  )
  const name = shortNameOf(person.display_name)
  const other = { id: person.id, name }
  return (
    <div
      className={classNames(
        'min-h-[calc(100dvh-4.125rem)]',
        person.supporter_level && SUPPORTER_TINTS[person.supporter_level],
      )}
    >
      <Page
        title={person.display_name}
        back={{ to: '/dashboard', label: 'Home' }}
        picture={<Avatar name={person.display_name} src={person.avatar_url} tone="party2" size="huge" />}
        beside={
          <>
            <NameEmojis person={person} />
            {person.is_admin && (
              <Badge tone="plum" className="tracking-wide">
                ADMIN
              </Badge>
            )}
            {person.blocked_by_me && <Badge tone="rose">You blocked {name}</Badge>}
          </>
        }
        lead={
          <>
            <p className="wrap-anywhere">
              {person.username ? `@${person.username} · ` : ''}
              {joinedLabel(person.created_at, new Date())}
            </p>
            {points && (
              <Badge tone="plum">
                <Emoji>{points.tier_emoji}</Emoji>
                <span className="text-ink">{points.tier_title}</span>
              </Badge>
            )}
          </>
        }
        corner={
          <MoreMenu
            about={name}
            reportables={[{ kind: 'profile', id: person.id, what: 'this profile', person: other }]}
            people={[other]}
          />
        }
      >
        <div className="flex flex-col gap-10">
          <div className="flex flex-col gap-4 sm:gap-5">
            {supporter && <SupporterBanner supporter={supporter} thanks={`${name} helps keep Squash running.`} />}
            <div className="grid gap-4 sm:gap-5 lg:grid-cols-2">
              <ArchetypeCard
                eyebrow="Conflict archetype"
                archetype={person.conflict_archetype}
                assignedAt={person.archetype_assigned_at}
                saidTo={`Squash tells ${name}:`}
                none={`We don’t know yet how ${name} handles conflict.`}
              />
              {points ? <TierPanel points={points} /> : <Skeleton className="min-h-36 rounded-card" />}
            </div>
          </div>
          <SharedHistory person={person} />
          <TheirAchievements person={person.id} name={name} />
        </div>
      </Page>
    </div>
  )
}

/** The tier of another user, with its range. How they earned it stays private. */
function TierPanel({ points }: { points: PointsWithTier }) {
  return (
    <Card as="section" className="flex h-full items-center gap-4 sm:gap-5">
      <EmojiTile emoji={points.tier_emoji} tone="plum" size="large" />
      <div className="min-w-0">
        <p className="eyebrow">SquashCred tier</p>
        <h2 className="mt-0.5 text-xl sm:text-2xl">{points.tier_title}</h2>
        <p className="mt-1 text-muted">{points.tier_range} SquashCred</p>
      </div>
    </Card>
  )
}
