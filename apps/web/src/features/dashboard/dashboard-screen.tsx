import { NameEmojis } from '../../lib/people/name-emojis.tsx'
import { useOwnProfile } from '../../lib/profile.ts'
import { useSession } from '../../lib/session.ts'
import { Page } from '../../ui/page.tsx'
import { ThumbBar } from '../../ui/thumb-bar.tsx'
import { Archetype } from './archetype.tsx'
import { ConflictTabs } from './conflict-tabs.tsx'
import { Counters } from './counters.tsx'
import { FetchForumConflict } from './fetch-forum-conflict.tsx'
import { NextQuest } from './next-quest.tsx'
import { StartConflict } from './start-conflict.tsx'
import { useLiveDashboard } from './use-live-dashboard.ts'

/** /dashboard, /conflicts and /history: where things stand, and the way into each conflict (spec core-flow §2). */
export function DashboardScreen() {
  useLiveDashboard()
  return (
    <Page
      title="What needs squashing?"
      documentTitle="Dashboard"
      eyebrow={<Greeting />}
      actions={<StartConflict className="max-md:hidden" />}
    >
      <Counters />
      <div className="mt-4 grid gap-4 sm:mt-5 sm:gap-5 md:auto-cols-fr md:grid-flow-col">
        <Archetype />
        <NextQuest />
      </div>
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
