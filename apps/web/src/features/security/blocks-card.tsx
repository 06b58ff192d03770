import type { Block } from '@squash/contract/blocks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { dayOf } from '../../lib/dates.ts'
import { Loaded, ShowMore } from '../../lib/loaded.tsx'
import { useUnblock } from '../../lib/moderation/block-dialog.tsx'
import { pagesBefore } from '../../lib/paging.ts'
import { PersonLink } from '../../lib/people/names.tsx'
import { api } from '../../lib/query.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeletons } from '../../ui/states.tsx'

const PAGE = 10

/** The people the user has blocked, latest first, each with a button to unblock them. */
export function BlocksCard() {
  const heading = useRef<HTMLHeadingElement>(null)
  const blocks = useInfiniteQuery(api.blocks.get_blocks.infiniteOptions(pagesBefore({}, PAGE)))
  return (
    <Card as="section" id="blocked" className="scroll-mt-20">
      <h2 ref={heading} tabIndex={-1} className="mb-1 text-xl">
        Blocked people
      </h2>
      <p className="mb-3 text-muted">Their invites don’t reach you, and they aren’t told.</p>
      <Loaded query={blocks} failed="The people you’ve blocked didn’t load" skeleton={<BlocksSkeleton />}>
        {({ pages }) => {
          const all = pages.flat()
          return all.length === 0 ? (
            <p>You haven’t blocked anyone. To block someone, use the ⋯ menu on their profile.</p>
          ) : (
            <>
              <ul>
                {all.map((block) => (
                  // The row disappears with its button, so focus moves to the heading.
                  <BlockRow key={block.id} block={block} onUnblocked={() => heading.current?.focus()} />
                ))}
              </ul>
              <ShowMore query={blocks} />
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

function BlockRow({ block, onUnblocked }: { block: Block; onUnblocked: () => void }) {
  const { id, display_name: name, username, avatar_url, blocked_at } = block
  const unblock = useUnblock({ id, name }, onUnblocked)
  return (
    <li className="flex items-center justify-between gap-3 border-t-2 border-faint py-3 last:pb-0">
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={name} src={avatar_url} />
        <span className="min-w-0">
          <span className="block font-bold wrap-anywhere">
            <PersonLink id={id} className="inline-flex min-h-11 min-w-11 items-center">
              {name}
            </PersonLink>
          </span>
          <span className="block text-sm text-muted wrap-anywhere">
            {username && `@${username}, `}blocked {dayOf(blocked_at)}
          </span>
        </span>
      </span>
      <Button
        size="small"
        className="shrink-0"
        busy={unblock.isPending}
        aria-label={`Unblock ${name}`}
        onClick={() => unblock.mutate()}
      >
        Unblock
      </Button>
    </li>
  )
}

function BlocksSkeleton() {
  return <Skeletons label="Loading the people you’ve blocked…" of={['h-14']} />
}
