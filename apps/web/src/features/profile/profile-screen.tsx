import { counted } from '@squash/contract/counted'
import type { Profile } from '@squash/contract/profiles'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { LoadFailed } from '../../lib/loaded.tsx'
import { HiddenNotice } from '../../lib/moderation/moderated-text.tsx'
import { ArchetypeCard, NameEmojis } from '../../lib/people/archetype.tsx'
import { SupporterBanner, supporterOf } from '../../lib/people/supporter.tsx'
import { joinedLabel, Rate, StatTiles } from '../../lib/people/tiles.tsx'
import { useRequiredProfile } from '../../lib/profile.ts'
import { api } from '../../lib/query.ts'
import { useStayAtAnchor } from '../../lib/stay-at-anchor.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { Ring } from '../../ui/meter.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/states.tsx'
import { Achievements } from './achievements.tsx'
import { ArchetypeCollection } from './archetype-collection.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SquashCred } from './squashcred.tsx'

/** /profile: identity, figures, SquashCred and achievements. The settings have a screen of their own. */
export function ProfileScreen() {
  useStayAtAnchor()
  const profile = useRequiredProfile()
  const { hash } = useLocation()
  // Older mails and bookmarks link here.
  if (hash === '#your-data') return <Navigate to="/profile/settings#your-data" replace />
  return (
    <Page
      title="Profile"
      back={{ to: '/dashboard', label: 'Home' }}
      actions={<LinkButton to="/profile/settings">Settings</LinkButton>}
    >
      <div className="flex flex-col gap-10">
        <div className="flex flex-col gap-4 sm:gap-5">
          {profile.isPending ? (
            <IdentitySkeleton />
          ) : profile.data ? (
            <Identity profile={profile.data} />
          ) : (
            <LoadFailed query={profile} title="Your profile didn’t load" />
          )}
        </div>
        <SquashCred />
        <Achievements />
        <ArchetypeCollection current={profile.data?.conflict_archetype ?? null} />
      </div>
    </Page>
  )
}

function Identity({ profile }: { profile: Profile }) {
  return (
    <>
      {profile.is_hidden && <HiddenNotice>Right now, strangers can’t see your name or your photo.</HiddenNotice>}
      <IdentityCard profile={profile} />
      <OwnStats />
      <div className="grid gap-4 sm:gap-5 lg:grid-cols-2">
        <ArchetypeCard
          eyebrow="Your archetype"
          archetype={profile.conflict_archetype}
          assignedAt={profile.archetype_assigned_at}
          none="Your conflict style will show up here soon."
        />
        <SupporterCard profile={profile} />
      </div>
    </>
  )
}

/** A skeleton as tall as the real content: name, figures, two cards. */
function IdentitySkeleton() {
  return (
    <Loading label="Loading your profile…" className="flex flex-col gap-4 sm:gap-5">
      <Skeleton className="h-52 rounded-card sm:h-38" />
      <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
      </div>
      <div className="grid gap-4 sm:gap-5 lg:grid-cols-2">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    </Loading>
  )
}

/** The number of the user's conflicts and debates, and how they went. */
function OwnStats() {
  const { data: conflicts } = useQuery(api.profiles.get_profile_stats.queryOptions({ input: {} }))
  const { data: debates } = useQuery(api.debates.get_debate_stats.queryOptions({ input: {} }))
  return (
    <div className="flex flex-col gap-3">
      <StatTiles
        tiles={[
          { label: 'Total Conflicts', value: conflicts?.total_conflicts, tone: 'party1' },
          { label: 'Successfully Resolved', value: conflicts?.resolved_conflicts, tone: 'mediator' },
          {
            label: 'Resolution Rate',
            value: conflicts && <Rate percent={conflicts.resolution_rate} />,
            tone: 'plain',
          },
          { label: 'Debate Wins', value: debates && `${debates.wins}/${debates.participations}`, tone: 'party2' },
        ]}
      />
      {conflicts && <KeptAgreements {...conflicts} />}
    </div>
  )
}

type Kept = { agreements_checked?: number | undefined; agreements_held?: number | undefined }

/** How many of the user's own agreements still held after 30 days; nothing before the first was checked. */
function KeptAgreements({ agreements_checked: checked = 0, agreements_held: held = 0 }: Kept) {
  if (checked === 0) return null
  return (
    <p className="flex items-center gap-2.5">
      <Ring percent={(held / checked) * 100} className="size-8" />
      <span>
        <strong>
          {held} of {counted(checked, 'agreement')}
        </strong>{' '}
        still held after 30 days.
      </span>
    </p>
  )
}

/** How others see the user, with a form to edit it. */
function IdentityCard({ profile }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const hasTurned = useRef(false)
  // Focus follows the change of mode: into the first field, and back to the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves when the mode changes
  useEffect(() => {
    if (hasTurned.current) card.current?.querySelector<HTMLElement>('input, button')?.focus()
    hasTurned.current = true
  }, [isEditing])
  return (
    <Card as="section" ref={card}>
      {isEditing ? (
        <ProfileForm profile={profile} onDone={() => setEditing(false)} />
      ) : (
        <IdentityView profile={profile} onEdit={() => setEditing(true)} />
      )}
    </Card>
  )
}

/** Photo, name, badges, and how long ago the user joined. */
function IdentityView({ profile, onEdit }: { profile: Profile; onEdit: () => void }) {
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 items-center gap-4 sm:gap-5">
        <Avatar name={profile.display_name} src={profile.avatar_url} tone="party1" size="huge" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-display text-2xl leading-tight font-extrabold tracking-tight wrap-anywhere sm:text-3xl">
            {profile.display_name} <NameEmojis person={profile} />
            {profile.is_admin && (
              <Badge tone="plum" className="font-text tracking-wide">
                ADMIN
              </Badge>
            )}
          </p>
          <p className="mt-1 text-muted wrap-anywhere">
            {profile.username ? `@${profile.username} · ` : ''}
            {joinedLabel(profile.created_at, new Date())}
          </p>
        </div>
      </div>
      <Button onClick={onEdit} className="sm:self-center">
        {profile.username === null ? 'Choose a username' : 'Edit profile'}
      </Button>
    </div>
  )
}

/** Thanks for a tip, or an invitation to leave one. */
function SupporterCard({ profile }: { profile: Profile }) {
  const supporter = supporterOf(profile)
  if (supporter !== null) return <SupporterBanner supporter={supporter} thanks="You keep the lights on. Thank you." />
  return (
    <Card as="section" className="flex h-full items-center gap-4 sm:gap-5">
      <EmojiTile emoji="💛" size="large" locked />
      <div className="flex min-w-0 flex-col items-start">
        <p className="eyebrow">Supporter</p>
        <h2 className="mt-0.5 text-xl sm:text-2xl">Not yet</h2>
        <p className="mt-1 text-muted">A tip keeps Squash going and adds a small emoji next to your name.</p>
        <LinkButton to="/support-us" size="small" className="mt-3">
          Take a look
        </LinkButton>
      </div>
    </Card>
  )
}
