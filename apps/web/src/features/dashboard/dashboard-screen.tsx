import { useDeferredValue } from 'react'
import { LoadFailed } from '../../lib/loaded.tsx'
import { ArchetypeCard, NameEmojis } from '../../lib/people/archetype.tsx'
import { useOwnProfile } from '../../lib/profile.ts'
import { useSession } from '../../lib/session.ts'
import { Card, Stat } from '../../ui/card.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, Skeleton, Skeletons } from '../../ui/states.tsx'
import { ThumbBar } from '../../ui/thumb-bar.tsx'
import { CardArrow } from './card-arrow.tsx'
import { ConflictTabs } from './conflict-list.tsx'
import { StartConflict } from './empty-list.tsx'
import { FetchForumConflict } from './fetch-forum-conflict.tsx'
import { NewsCard, usePrefetchedNews } from './news-card.tsx'
import { NextQuest } from './next-quest.tsx'
import { LIST_ID, useDashboard, useLiveDashboard, usePrefetchedDashboard } from './queries.ts'
import { Waiting } from './waiting.tsx'

/** /dashboard, /conflicts and /history: counters and lists of the user's conflicts. */
export function DashboardScreen() {
  useLiveDashboard()
  return (
    <Page
      title="What needs squashing?"
      documentTitle="Home"
      eyebrow={<Greeting />}
      actions={<StartConflict className="max-md:tall:hidden" />}
    >
      <Content />
      <ThumbBar>
        <StartConflict className="w-full" />
      </ThumbBar>
    </Page>
  )
}

/** The skeleton while the dashboard loads, then everything at once. */
function Content() {
  const { isPending } = useDashboard()
  usePrefetchedNews()
  // Deferred, so that rendering pauses every few milliseconds: a slow phone reacts to a tap in between.
  const isReady = useDeferredValue(!isPending)
  return isReady ? <Overview /> : <DashboardSkeleton />
}

/** What waits for the user comes first, then, for a user who has never had a conflict, where to start. */
function Overview() {
  const dashboard = useDashboard()
  const { data } = dashboard
  const isNew = data?.active === 0 && data.history === 0
  return (
    <>
      {data && <Waiting {...data} />}
      {!data && dashboard.error && (
        <div className="mb-6 sm:mb-8">
          <LoadFailed query={dashboard} title="Your dashboard didn’t load" />
        </div>
      )}
      {isNew && <FirstSteps />}
      <Counters />
      <div className="mt-4 grid gap-4 sm:mt-5 sm:gap-5 md:auto-cols-fr md:grid-flow-col">
        <Archetype />
        {!isNew && <NextQuest />}
      </div>
      <NewsCard />
      <div id={LIST_ID} className="mt-8 scroll-mt-20 max-md:pb-16">
        <ConflictTabs />
      </div>
      <FetchForumConflict />
    </>
  )
}

/** Prefetches the rest in the meantime, so that everything shows at once and nothing moves. */
function DashboardSkeleton() {
  usePrefetchedDashboard()
  return (
    <Loading label="Loading your dashboard…" className="flex flex-col gap-4 sm:gap-5">
      <Skeleton className="h-38 rounded-card md:h-26" />
      <div className="grid grid-cols-3 gap-2 sm:gap-5">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
      </div>
      <Skeleton className="h-27 rounded-card sm:h-33" />
    </Loading>
  )
}

/** Only on a phone; on wider screens, the navigation bar greets the user. */
function Greeting() {
  const { data: profile } = useOwnProfile()
  const session = useSession()
  const name = profile?.first_name ?? (session.status === 'signed-in' ? session.user.firstName : null)
  return (
    <span className="md:hidden">
      Hey {name ?? 'you'} {profile && <NameEmojis person={profile} />}
    </span>
  )
}

/** The three counters, with dashes until they have loaded. */
function Counters() {
  const { data } = useDashboard()
  return (
    <div className="grid grid-cols-3 gap-2 sm:gap-5">
      <Stat tone="party1" label="Active conflicts" value={data?.active ?? '–'} />
      <Stat tone="mediator" label="Squashed" value={data?.resolved ?? '–'} />
      <Stat tone="party2" label="People involved" value={data?.people ?? '–'} />
    </div>
  )
}

/** The user's archetype; the whole card links to the profile. */
function Archetype() {
  const { data: profile, isPending } = useOwnProfile()
  if (isPending) return <Skeletons label="Loading your archetype…" of={['h-27 rounded-card sm:h-33']} />
  return (
    <ArchetypeCard
      brief
      eyebrow="Your archetype"
      archetype={profile?.conflict_archetype ?? null}
      none="Your conflict style will show up here soon."
      title={(title) => (
        <Link to="/profile#archetypes" className="rounded-card no-underline after:absolute after:inset-0">
          {title}
        </Link>
      )}
    />
  )
}

/** What someone who has never had a conflict can do first. */
function FirstSteps() {
  return (
    <section aria-labelledby="first-steps" className="mb-6 sm:mb-8">
      <h2 id="first-steps" className="text-2xl">
        Where to start
      </h2>
      <p className="mt-1 mb-4 max-w-[64ch] text-muted">
        Something between you and someone else? Say it here first, in your own words.
      </p>
      <div className="grid gap-4 sm:gap-5 lg:grid-cols-3">
        <Step
          emoji="💬"
          title="Start a conflict"
          text="Tell your side and invite the other person. The mediator takes it from there."
          to="/new-conflict"
        />
        <Step
          emoji="📝"
          title="Just get it off your chest"
          text="Not ready to involve anyone? Write it down for yourself. Nobody else reads it."
          to="/solo-notes/new"
        />
        <NextQuest />
      </div>
    </section>
  )
}

type StepProps = { emoji: string; title: string; text: string; to: string }

/** One way to start; the whole card links to it. */
function Step({ emoji, title, text, to }: StepProps) {
  return (
    <Card className="relative flex items-center gap-4 hover:bg-lime-soft sm:gap-5">
      <EmojiTile emoji={emoji} size="large" />
      <div className="min-w-0">
        <h3 className="text-xl sm:text-2xl">
          <Link to={to} className="rounded-card no-underline after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-ink/80">{text}</p>
      </div>
      <CardArrow />
    </Card>
  )
}
