import { Link } from 'react-router'
import { ArchetypeCard, NameEmojis } from '../../lib/people/archetype.tsx'
import { useOwnProfile } from '../../lib/profile.ts'
import { useSession } from '../../lib/session.ts'
import { Page } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Stat } from '../../ui/stat.tsx'
import { ThumbBar } from '../../ui/thumb-bar.tsx'
import { ConflictTabs, StartConflict } from './conflict-list.tsx'
import { FetchForumConflict } from './fetch-forum-conflict.tsx'
import { NewsCard } from './news-card.tsx'
import { NextQuest } from './next-quest.tsx'
import { OpenCheckIns } from './open-check-ins.tsx'
import { useCounters, useLiveDashboard } from './queries.ts'

/** /dashboard, /conflicts and /history: counters and lists of the user's conflicts. */
export function DashboardScreen() {
  useLiveDashboard()
  return (
    <Page
      title="What needs squashing?"
      documentTitle="Dashboard"
      eyebrow={<Greeting />}
      actions={<StartConflict className="max-md:tall:hidden" />}
    >
      <OpenCheckIns />
      <Counters />
      <div className="mt-4 grid gap-4 sm:mt-5 sm:gap-5 md:auto-cols-fr md:grid-flow-col">
        <Archetype />
        <NextQuest />
      </div>
      <NewsCard />
      <div className="mt-8 max-md:pb-16">
        <ConflictTabs />
      </div>
      <FetchForumConflict />
      <ThumbBar>
        <StartConflict className="w-full" />
      </ThumbBar>
    </Page>
  )
}

function Greeting() {
  const { data: profile } = useOwnProfile()
  const session = useSession()
  const name = profile?.first_name ?? (session.status === 'signed-in' ? session.user.firstName : null)
  return (
    <>
      Hey {name ?? 'you'} {profile && <NameEmojis person={profile} />}
    </>
  )
}

/** The three counters, with dashes until they have loaded. */
export function Counters() {
  const { data } = useCounters()
  return (
    <div className="grid grid-cols-3 gap-2 sm:gap-5">
      <Stat tone="party1" label="Active conflicts" value={data?.active ?? '–'} />
      <Stat tone="mediator" label="Squashes resolved" value={data?.resolved ?? '–'} />
      <Stat tone="party2" label="People conflicted with" value={data?.people ?? '–'} />
    </div>
  )
}

/** The user's archetype; the whole card links to the profile. */
export function Archetype() {
  const { data: profile, isPending } = useOwnProfile()
  if (isPending)
    return (
      <Loading label="Loading your archetype…">
        <Skeleton className="h-27 rounded-card sm:h-33" />
      </Loading>
    )
  return (
    <ArchetypeCard
      brief
      eyebrow="Your archetype"
      archetype={profile?.conflict_archetype ?? null}
      none="How you handle conflict shows here soon."
      title={(title) => (
        <Link to="/profile#archetypes" className="rounded-card no-underline after:absolute after:inset-0">
          {title}
        </Link>
      )}
    />
  )
}
