import type { ForumConflict } from '@squash/contract/forum'
import { forumMessages } from '@squash/contract/messages/forum'
import { relativeAge } from '@squash/rules/time/relative-age'
import { LoadFailed } from '../../lib/loaded.tsx'
import { MediatorCard, Thought } from '../../lib/mediator/mediator-card.tsx'
import { useNow } from '../../lib/page-data.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState, Loading, Skeleton } from '../../ui/states.tsx'
import { useForumConflict } from './queries.ts'
import { ForumVotePanel } from './vote-panel.tsx'

/** /reddit-conflict: one conflict a day from a public forum, for anyone to read and for users to vote on once. */
export function ForumScreen() {
  const isSample = useForumConflict().data?.is_sample ?? false
  return (
    <Page
      title="Reddit Conflict"
      width="narrow"
      lead={
        <p>
          {isSample
            ? 'One conflict a day. Today’s is a sample that we wrote ourselves, but be fair to both sides anyway.'
            : 'One conflict a day from a public forum. The person who wrote it isn’t on Squash, so be fair to both sides.'}
        </p>
      }
    >
      <Today />
    </Page>
  )
}

function Today() {
  const conflict = useForumConflict()
  const now = useNow()
  if (conflict.data)
    return (
      <div className="flex flex-col gap-5 sm:gap-6">
        <ForumStory conflict={conflict.data} now={now} />
        <ForumVotePanel key={conflict.data.id} conflict={conflict.data} />
      </div>
    )
  if (conflict.data === null)
    return (
      <EmptyState
        title="NO DAILY CONFLICT AVAILABLE"
        pose="shrug"
        action={<LinkButton to="/public-shame">Read public rulings in the meantime</LinkButton>}
      >
        Every day we pick a story from a public forum, with the mediator’s take and four verdicts to choose from. We’re
        still picking today’s. It’ll show up here by itself.
      </EmptyState>
    )
  if (conflict.isError) return <LoadFailed query={conflict} title={forumMessages.loadFailed} />
  return (
    <Loading label="Loading the daily conflict…">
      <div className="flex flex-col gap-5 sm:gap-6">
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </Loading>
  )
}

/** The story and the mediator's take on it. */
function ForumStory({ conflict, now }: { conflict: ForumConflict; now: Date }) {
  const { title, author, subreddit, created_at, url, is_sample } = conflict
  return (
    <>
      <Card as="article" flush>
        <header className="flex flex-col gap-3 p-5 sm:p-6">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
            {is_sample ? (
              <Badge tone="plum">Sample story, written for Squash</Badge>
            ) : (
              <>
                <span className="font-semibold text-ink">r/{subreddit}</span>
                <span>by u/{author}</span>
              </>
            )}
            <time dateTime={created_at}>{relativeAge(new Date(created_at), now)}</time>
          </p>
          <h2 className="text-2xl wrap-anywhere sm:text-3xl">{title}</h2>
          {url && (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="-my-2 inline-flex min-h-11 items-center gap-1.5 self-start font-semibold"
            >
              View the original post<span className="sr-only"> (opens in a new tab)</span> <span aria-hidden>↗</span>
            </a>
          )}
        </header>
        <details className="group border-outline border-t-2">
          <summary className="flex min-h-13 list-none items-center justify-between gap-3 rounded-b-card px-5 py-3 font-bold sm:px-6 [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">Read the original text</span>
            <span className="hidden group-open:inline">Hide the original text</span>
            <span aria-hidden className="transition-transform duration-150 group-open:rotate-180">
              ▾
            </span>
          </summary>
          <p className="max-w-[68ch] px-5 pb-5 leading-relaxed whitespace-pre-wrap wrap-anywhere sm:px-6 sm:pb-6">
            {conflict.original_text}
          </p>
        </details>
      </Card>
      <MediatorCard
        eyebrow={conflict.written_by === 'canned' ? 'Summary' : 'AI summary'}
        title="What the mediator hears"
        writtenBy={conflict.written_by}
      >
        <Thought heading="In short">{conflict.ai_summary}</Thought>
        <Thought heading="Suggested resolution">{conflict.ai_suggestion}</Thought>
      </MediatorCard>
    </>
  )
}
