import { nounFor } from '@squash/contract/counted'
import { rulingsMessages } from '@squash/contract/messages/rulings'
import { useRef } from 'react'
import { LoadFailed, ShowMore } from '../../lib/loaded.tsx'
import { loginPath } from '../../lib/next-path.ts'
import { useNow } from '../../lib/page-data.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Stat } from '../../ui/card.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import { Mascot } from '../../ui/mascot.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState, Skeletons } from '../../ui/states.tsx'
import { useBoard, useLiveTallies } from './queries.ts'
import { RulingCard } from './ruling-card.tsx'

/** /public-shame: the final rulings, for anyone to read and for signed-in users to vote on. */
export function BoardScreen() {
  const isVisitor = useSession().status !== 'signed-in'
  return (
    <Page
      title="Public Shame"
      lead={
        isVisitor && (
          <p>
            Anyone can read.{' '}
            <Link
              to={loginPath('/public-shame')}
              className="font-semibold text-ink underline decoration-2 underline-offset-4"
            >
              {rulingsMessages.logIn}
            </Link>
          </p>
        )
      }
    >
      <BoardLead />
      <RulingList />
    </Page>
  )
}

/** An explanation of the board, with its only figure: every conflict on it failed to settle. */
function BoardLead() {
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Card tone="mediator" className="flex items-center gap-5">
        <Mascot pose="gavel" className="h-20 shrink-0 max-[400px]:hidden" />
        <p className="max-w-[56ch]">
          Three rounds of mediation couldn’t settle these. In each, one of the two people asked for a final ruling, so
          here they are for everyone to see. Names show only if people want them to.{' '}
          <TextLink to="/fairness">Is it fair? See the numbers</TextLink>
        </p>
      </Card>
      <Stat tone="rose" value="100%" label="failure rate" />
    </div>
  )
}

/** The feed: loading, failed, empty, or loaded with a button for more. */
function RulingList() {
  const { feed, rulings, fresh, showFresh } = useBoard()
  const top = useRef<HTMLDivElement>(null)
  useLiveTallies((rulings ?? []).map(({ conflict_id }) => conflict_id))
  const now = useNow()

  if (rulings === null) {
    return feed.error === null ? <BoardSkeleton /> : <LoadFailed query={feed} title={rulingsMessages.loadFailed} />
  }
  const showNewest = async () => {
    await showFresh()
    top.current?.scrollIntoView({ block: 'start' })
    top.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <FreshPill count={fresh} onShow={() => void showNewest()} />
      {/* biome-ignore lint/a11y/useSemanticElements: its contents update by themselves, and it is focused from the
          button above */}
      <div
        ref={top}
        role="group"
        aria-label="Rulings, the newest first"
        tabIndex={-1}
        className="flex scroll-mt-24 flex-col gap-5"
      >
        {rulings.length === 0 && (
          <EmptyState pose="gavel" title="No rulings yet">
            Everyone’s settling things before it gets this far. The gavel is getting dusty.
          </EmptyState>
        )}
        {rulings.map((ruling) => (
          <RulingCard key={ruling.conflict_id} ruling={ruling} now={now} />
        ))}
      </div>
      <ShowMore query={feed} failed={rulingsMessages.loadFailed} />
    </>
  )
}

/** A floating note that there are newer rulings above; it doesn't shift the page. */
function FreshPill({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className="sticky top-20 z-20 flex h-0 justify-center">
      {count > 0 && (
        <Button variant="success" size="small" onClick={onShow} className="rounded-full">
          <span aria-hidden>↑</span> {count} new {nounFor(count, 'ruling')}
        </Button>
      )}
    </div>
  )
}

/** Three skeleton rulings, as tall as collapsed ones. */
function BoardSkeleton() {
  return (
    <Skeletons
      label="Loading the rulings…"
      className="flex flex-col gap-5"
      of={['h-72 rounded-card sm:h-56', 'h-72 rounded-card sm:h-56', 'h-72 rounded-card sm:h-56']}
    />
  )
}
