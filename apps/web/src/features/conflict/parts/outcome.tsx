import type { Conflict } from '@squash/contract/conflicts'
import { LIMITS } from '@squash/contract/limits'
import { DAY } from '@squash/rules/time/units'
import { useEffect, useState } from 'react'
import { AgreementSection } from '../../../lib/agreements/agreement-section.tsx'
import { weekDay } from '../../../lib/dates.ts'
import { storage } from '../../../lib/storage.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Confetti } from '../../../ui/confetti.tsx'
import { Emoji } from '../../../ui/emoji.tsx'
import { TextLink } from '../../../ui/link.tsx'
import type { People } from '../people.ts'
import { closedWords, mayStartAgain } from '../texts.ts'

/**
 * The two people of a squashed conflict walk to the middle, with confetti: once per conflict, and only right after it
 * happened. Later, and under reduced motion, they are together from the start.
 */
export function Celebration({ conflict, people }: { conflict: Conflict; people: People }) {
  const isFirstTime = useOnce(`squashed:${conflict.id}`)
  const isNews = Date.now() - Date.parse(conflict.resolved_at ?? '') < LIMITS.newsDays * DAY
  const moves = isFirstTime && isNews
  const { user1, user2 } = people
  return (
    <div aria-hidden className="flex shrink-0 items-center text-ink">
      <span className={classNames(moves && 'meet-from-left')}>
        <Avatar name={user1.name} src={user1.avatarUrl} tone="party1" size="banner" />
      </span>
      <Emoji className={classNames('relative mx-2 text-4xl sm:text-5xl', moves && 'pop')}>🎉</Emoji>
      <span className={classNames(moves && 'meet-from-right')}>
        <Avatar name={user2.name} src={user2.avatarUrl} tone="party2" size="banner" />
      </span>
      {moves && <Confetti />}
    </div>
  )
}

/** True the first time this key is used in this browser, false afterwards. */
function useOnce(key: string): boolean {
  const name = `squash-once:${key}`
  const [isFirst] = useState(() => storage.read(name) === null)
  useEffect(() => storage.write(name, 'seen'), [name])
  return isFirst
}

/** Section 8, and what the two agreed on. */
export function Resolved({ conflict, people }: { conflict: Conflict; people: People }) {
  return (
    <div className="flex flex-col gap-5">
      <Card
        as="section"
        className="flex flex-wrap items-center justify-between gap-4 bg-lime px-5 py-6 text-on-accent sm:px-7 sm:py-8"
      >
        <div className="min-w-0">
          <h2 className="text-3xl sm:text-4xl">CONFLICT SQUASHED!</h2>
          <p className="mt-1.5 text-lg">
            {conflict.resolved_at === null
              ? 'You both said yes.'
              : `You both said yes on ${weekDay(conflict.resolved_at)}.`}
          </p>
        </div>
        <Celebration conflict={conflict} people={people} />
      </Card>
      <AgreementSection conflictId={conflict.id} />
    </div>
  )
}

/**
 * Shown for a conflict that ended without a result. It always links to help, so that the link reveals nothing about the
 * reason.
 */
export function ClosedNotice({ conflict, people }: { conflict: Conflict; people: People }) {
  const { closed_reason: reason } = conflict
  return (
    <Card as="section">
      <h2 className="text-2xl">This conflict was closed</h2>
      <p className="mt-2 max-w-[68ch]">{closedWords(reason, people.other.short, people.viewer.party === 'user1')}</p>
      <p className="mt-2 max-w-[68ch]">
        If you need more than a mediator, <TextLink to="/safety">here’s who can help</TextLink>.
      </p>
      {mayStartAgain(reason) && (
        <LinkButton to="/new-conflict" className="mt-5">
          Start a new conflict
        </LinkButton>
      )}
    </Card>
  )
}
