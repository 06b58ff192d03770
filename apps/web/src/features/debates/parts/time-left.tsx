import type { Debate } from '@squash/contract/debates'
import { timeRemaining } from '@squash/rules/debates/time-remaining'
import { relativeAge } from '@squash/rules/time/relative-age'
import { useNow } from './use-now.ts'

/** Hours are the finest that is shown; the last one ends in time to the half minute. */
const TICK = 30_000

/** How long votes are taken, or since when they are counted. */
export function TimeLeft({
  debate,
}: {
  debate: Pick<Debate, 'status' | 'expires_at' | 'completed_at' | 'created_at'>
}) {
  const now = useNow(TICK)
  const { status, expires_at, completed_at, created_at } = debate
  if (status === 'active' && expires_at !== null) {
    const end = new Date(expires_at)
    return <time dateTime={expires_at}>{now < end ? timeRemaining(end, now) : 'Counting the votes…'}</time>
  }
  if (completed_at !== null) return <time dateTime={completed_at}>Decided {sentence(completed_at, now)}</time>
  return <time dateTime={created_at}>Asked {sentence(created_at, now)}</time>
}

const sentence = (at: string, now: Date) => relativeAge(new Date(at), now).replace('Just now', 'just now')
