import type { Conflict } from '@squash/contract/conflicts'
import { LIMITS } from '@squash/contract/limits'
import { useEffect, useState } from 'react'
import { storage } from '../../../lib/storage.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Confetti } from '../../../ui/confetti.tsx'
import { Emoji } from '../../../ui/emoji.tsx'
import type { People } from '../people.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * The two people of a squashed conflict, who meet in the middle, and confetti: once per conflict, and only while it is
 * news. After that, and under reduced motion, they simply stand together.
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
