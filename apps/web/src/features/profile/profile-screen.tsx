import { counted } from '@squash/contract/counted'
import type { Profile } from '@squash/contract/profiles'
import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../lib/api-error.ts'
import { HiddenNotice } from '../../lib/moderation/moderated-text.tsx'
import { ArchetypeCard } from '../../lib/people/archetype.tsx'
import { Rate, StatTiles } from '../../lib/people/stat-tiles.tsx'
import { PreviewSwitch } from '../../lib/preview/preview-setting.tsx'
import { useOwnProfile } from '../../lib/profile.ts'
import { api } from '../../lib/query.ts'
import { Card } from '../../ui/card.tsx'
import { Ring } from '../../ui/meter.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Achievements } from './achievements.tsx'
import { ArchetypeCollection } from './archetype-collection.tsx'
import { IdentityCard } from './identity-card.tsx'
import { DeviceNotifications } from './notifications.tsx'
import { ReportsCard, SecurityCard, SignOutEverywhere, SupporterCard, TipsCard } from './profile-cards.tsx'
import { ReaderPreference } from './reader-preference.tsx'
import { MailSwitches, ThemeSwitch } from './settings.tsx'
import { SquashCred } from './squashcred.tsx'
import { YourData } from './your-data.tsx'

/** /profile: identity, SquashCred, achievements, settings and the user's data. */
export function ProfileScreen() {
  const profile = useOwnProfile()
  return (
    <Page title="Profile" back={{ to: '/dashboard', label: 'Dashboard' }}>
      <div className="flex flex-col gap-10">
        <div className="flex flex-col gap-4 sm:gap-5">
          {profile.isPending ? (
            <IdentitySkeleton />
          ) : profile.data ? (
            <Identity profile={profile.data} />
          ) : (
            <ErrorState
              title="Your profile didn’t load"
              message={errorMessage(profile.error)}
              onRetry={() => void profile.refetch()}
              retrying={profile.isFetching}
            />
          )}
        </div>
        <SquashCred />
        <ArchetypeCollection current={profile.data?.conflict_archetype ?? null} />
        <Achievements />
        <TipsCard />
        <div className="grid gap-4 sm:gap-5 lg:grid-cols-2">
          <div className="flex flex-col gap-4 sm:gap-5">
            <Card as="section">
              <h2 className="mb-1 text-xl">Email notifications</h2>
              <p className="mb-4 text-muted">You’ll always get emails about your account itself.</p>
              {profile.data && <MailSwitches profile={profile.data} />}
            </Card>
            <Card as="section">
              <h2 className="mb-1 text-xl">Notifications on this device</h2>
              <p className="mb-4 text-muted">They only say it’s your turn, never what it’s about or who it’s with.</p>
              <DeviceNotifications />
            </Card>
            <Card as="section">
              <h2 className="mb-1 text-xl">How Squash words things for you</h2>
              <p className="mb-4 text-muted">
                This applies to what others write to you. Only you can see what you choose.
              </p>
              {profile.data && <ReaderPreference profile={profile.data} />}
            </Card>
          </div>
          <div className="flex flex-col gap-4 sm:gap-5">
            <Card as="section">
              <h2 className="mb-4 text-xl">Before you send</h2>
              {profile.data && <PreviewSwitch />}
            </Card>
            <Card as="section">
              <h2 className="mb-4 text-xl">Appearance</h2>
              <ThemeSwitch />
            </Card>
            <SecurityCard />
            <ReportsCard />
            <SignOutEverywhere />
          </div>
        </div>
        {profile.data && <YourData profile={profile.data} />}
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
          none="You’ll soon see here how you handle conflict."
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
export function OwnStats() {
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
