import type { ForumConflict } from '@squash/contract/forum'
import { relativeAge } from '@squash/rules/time/relative-age'
import { MediatorCard, Thought } from '../../lib/mediator/mediator-card.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'

/** The story and what the mediator makes of it. */
export function ForumStory({ conflict, now }: { conflict: ForumConflict; now: Date }) {
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
      <MediatorCard eyebrow="AI summary" title="What the mediator hears" writtenBy={conflict.written_by}>
        <Thought heading="In short">{conflict.ai_summary}</Thought>
        <Thought heading="Suggested resolution">{conflict.ai_suggestion}</Thought>
      </MediatorCard>
    </>
  )
}
