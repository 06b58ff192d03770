import type { Profile } from '@squash/contract/profiles'
import { errorMessage } from '../../lib/api-error.ts'
import { HiddenNotice } from '../../lib/moderation/hidden-notice.tsx'
import { ArchetypeCard } from '../../lib/people/archetype-card.tsx'
import { PreviewSwitch } from '../../lib/preview/preview-setting.tsx'
import { useOwnProfile } from '../../lib/profile.ts'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Achievements } from './achievements/achievements.tsx'
import { ArchetypeCollection } from './archetypes/archetype-collection.tsx'
import { IdentityCard } from './identity/identity-card.tsx'
import { MailSwitches } from './mail-switches.tsx'
import { OwnStats } from './own-stats.tsx'
import { ReportsCard } from './reports-card.tsx'
import { SecurityCard } from './security-card.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { SquashCred } from './squashcred/squashcred.tsx'
import { SupporterCard } from './supporter-card.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { TipsCard } from './tips-card.tsx'
import { YourData } from './your-data/your-data.tsx'

/** /profile: who one is here, what that did for one, and how Squash looks (spec community §2). */
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
              title="Your profile didn't load"
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
          <Card as="section">
            <h2 className="mb-1 text-xl">What we mail you about</h2>
            <p className="mb-4 text-muted">Mails about your account itself always come.</p>
            {profile.data && <MailSwitches profile={profile.data} />}
          </Card>
          <div className="flex flex-col gap-4 sm:gap-5">
            <Card as="section">
              <h2 className="mb-4 text-xl">Before you send</h2>
              {profile.data && <PreviewSwitch />}
            </Card>
            <Card as="section">
              <h2 className="mb-4 text-xl">How Squash looks</h2>
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
      {profile.is_hidden && <HiddenNotice>At present strangers see neither your names nor your photo.</HiddenNotice>}
      <IdentityCard profile={profile} />
      <OwnStats />
      <div className="grid gap-4 sm:gap-5 lg:grid-cols-2">
        <ArchetypeCard
          eyebrow="Your archetype"
          archetype={profile.conflict_archetype}
          assignedAt={profile.archetype_assigned_at}
          none="How you handle conflict shows here soon."
        />
        <SupporterCard profile={profile} />
      </div>
    </>
  )
}

/** As high as who one is: name, figures, two cards. */
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
