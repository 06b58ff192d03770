import { counted } from '@squash/contract/counted'
import type { Debate } from '@squash/contract/debates'
import { LIMITS } from '@squash/contract/limits'
import type { DebateSide } from '@squash/contract/values'
import { timeRemaining, voteShares } from '@squash/rules/debates/display'
import { relativeAge } from '@squash/rules/time/relative-age'
import { useEffect, useState } from 'react'
import { NameEmojis } from '../../lib/people/archetype.tsx'
import { PersonLink } from '../../lib/people/names.tsx'
import { classNames } from '../../ui/class-names.ts'
import { fullTone, type Tone } from '../../ui/tone.ts'

type VoteBarProps = { debate: Debate; size?: 'regular' | 'large' }

/**
 * All votes as one two-coloured bar, with both shares and the number of votes as text next to it.
 */
export function VoteBar({ debate, size = 'regular' }: VoteBarProps) {
  const { creator, opponent } = sidesOf(debate)
  const total = totalVotes(debate)
  const isCounted = total >= LIMITS.countShown
  return (
    <div>
      <div
        aria-hidden
        className={classNames(
          'outlined flex overflow-hidden rounded-full bg-faint',
          size === 'large' ? 'h-9 text-base' : 'h-5 text-xs',
        )}
      >
        {total > 0 && [creator, opponent].map((side) => <Share key={side.key} side={side} />)}
      </div>
      <p className={classNames('mt-1.5 flex justify-between gap-3 tabular-nums', size === 'regular' && 'text-sm')}>
        <Figures side={creator} named={size === 'large'} isCounted={isCounted} />
        {total === 0 && <span className="shrink-0 text-muted">No votes yet</span>}
        {total > 0 && <span className="shrink-0 text-muted">{counted(total, 'vote')}</span>}
        <Figures side={opponent} named={size === 'large'} isCounted={isCounted} />
      </p>
    </div>
  )
}

/** Grows and shrinks as votes come in; not animated under reduced motion. */
function Share({ side }: { side: Side }) {
  return (
    <span
      className={classNames(
        'block h-full transition-[width] duration-500 motion-reduce:transition-none',
        fullTone[side.tone],
        side.key === 'creator' && side.share > 0 && side.share < 100 && 'border-r-2 border-outline',
      )}
      style={{ width: `${side.share}%` }}
    />
  )
}

/** A side's share. Its claim is read out with it, and shown if there is room. */
function Figures({ side, named, isCounted }: { side: Side; named: boolean; isCounted: boolean }) {
  return (
    <span className={classNames('min-w-0 wrap-anywhere', side.key === 'opponent' && 'text-right')}>
      <span className={named ? 'block font-bold' : 'sr-only'}>
        {side.claim}
        <span className="sr-only">: </span>
      </span>
      <span className={named ? undefined : 'font-bold'}>{side.share}%</span>
      {isCounted && <span className="sr-only">, {counted(side.votes, 'vote')}</span>}
    </span>
  )
}

/** A debater's name with their emojis, linking to their profile. For use inside a paragraph. */
export function DebaterName({ person, className }: { person: Side['person']; className?: string }) {
  return (
    <>
      <PersonLink id={person.id} {...(className && { className })}>
        {person.name}
      </PersonLink>{' '}
      <NameEmojis person={person} />
    </>
  )
}

/** How often the time left is updated; hours are the smallest unit shown, so 30 s is enough. */
const TICK = 30_000

/** How long voting stays open, or when it ended. */
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
  return <time dateTime={created_at}>Started {sentence(created_at, now)}</time>
}

const sentence = (at: string, now: Date) => relativeAge(new Date(at), now).replace('Just now', 'just now')

/** The current time, updated every `every` milliseconds. */
function useNow(every: number): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}

/** The user on a side, with the emojis beside their name. */
type Debater = {
  id: string | null
  name: string
  avatar_url: string | null
  conflict_archetype: string | null
  archetype_emoji: string | null
  supporter_emoji: string | null
}

/** One side of a debate, as shown on screen. */
export type Side = {
  key: DebateSide
  tone: Extract<Tone, 'party1' | 'party2'>
  person: Debater
  claim: string
  /** Null until given, and after its author's account is erased. */
  position: string | null
  votes: number
  /** A whole percentage. */
  share: number
  isWinner: boolean
  isVotedFor: boolean
}

/** The two sides: tangerine for the creator, teal for the opponent. */
export function sidesOf(debate: Debate): { creator: Side; opponent: Side } {
  const shares = voteShares({ creator: debate.creator_votes, opponent: debate.opponent_votes })
  const votedFor = debate.user_vote_for_id
  return {
    creator: {
      key: 'creator',
      tone: 'party1',
      person: {
        id: debate.creator_id,
        name: debate.creator_display_name,
        avatar_url: debate.creator_avatar_url,
        conflict_archetype: debate.creator_conflict_archetype,
        archetype_emoji: debate.creator_archetype_emoji,
        supporter_emoji: debate.creator_supporter_emoji,
      },
      claim: debate.creator_side,
      position: debate.creator_position,
      votes: debate.creator_votes,
      share: shares.creator,
      isWinner: debate.outcome === 'creator',
      isVotedFor: votedFor !== null && votedFor === debate.creator_id,
    },
    opponent: {
      key: 'opponent',
      tone: 'party2',
      person: {
        id: debate.opponent_id,
        name:
          debate.opponent_display_name ?? (debate.viewer_role === 'opponent' ? 'You' : (debate.opponent_email ?? '')),
        avatar_url: debate.opponent_avatar_url,
        conflict_archetype: debate.opponent_conflict_archetype,
        archetype_emoji: debate.opponent_archetype_emoji,
        supporter_emoji: debate.opponent_supporter_emoji,
      },
      claim: debate.opponent_side,
      position: debate.opponent_position,
      votes: debate.opponent_votes,
      share: shares.opponent,
      isWinner: debate.outcome === 'opponent',
      isVotedFor: votedFor !== null && votedFor === debate.opponent_id,
    },
  }
}

const totalVotes = ({ creator_votes, opponent_votes }: Pick<Debate, 'creator_votes' | 'opponent_votes'>) =>
  creator_votes + opponent_votes
