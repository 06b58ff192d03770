import type { OpenCheckIn } from '@squash/contract/agreements'
import type { Dashboard, DebateInvite } from '@squash/contract/conflict-lists'
import { counted } from '@squash/contract/counted'
import { LIMITS } from '@squash/contract/limits'
import { otherParty } from '@squash/rules/conflicts/conflict'
import { relativeAge } from '@squash/rules/time/relative-age'
import { type ReactNode, useRef, useState } from 'react'
import { CheckInCard } from '../../lib/agreements/check-in-card.tsx'
import { useAnswer } from '../../lib/agreements/queries.ts'
import { useDeclineInvite } from '../../lib/invites/decline-invite.tsx'
import { shortNameOf } from '../../lib/people/names.tsx'
import { Badge, StatusBadge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import { ConflictCard, cardViewOf } from './conflict-card.tsx'
import { linkTo } from './queries.ts'

/** Everything that waits for the user, in one list: conflicts, debate invites and check-ins. */
export function Waiting({ your_turn, debate_invites, check_ins }: Dashboard) {
  const section = useRef<HTMLElement>(null)
  const declining = useDeclineInvite(() => section.current)
  const { shown, remember } = useShownCheckIns(check_ins)
  const total = your_turn.count + debate_invites.count + check_ins.length
  const now = new Date()
  const isEmpty = total === 0 && shown.length === 0
  return (
    <section
      ref={section}
      aria-labelledby={isEmpty ? undefined : 'waiting'}
      tabIndex={-1}
      className={isEmpty ? undefined : 'mb-6 rounded-card sm:mb-8'}
    >
      {!isEmpty && <Heading total={total} />}
      <Kinds turns={your_turn.count} debates={debate_invites.count} checkIns={check_ins.length} />
      <ul className="flex flex-col gap-4">
        {your_turn.first.map((card) => {
          const view = cardViewOf(card, now)
          const inviter = shortNameOf(view.other)
          return (
            <ConflictCard
              key={card.id}
              heading="h3"
              view={view}
              onDecline={() => declining.ask({ kind: 'conflict', id: card.id, inviter })}
            />
          )
        })}
        {your_turn.count > your_turn.first.length && (
          <More to={linkTo('active', { search: '', state: 'your_turn' })}>
            All {upTo(your_turn.count)} conflicts waiting for you
          </More>
        )}
        {debate_invites.first.map((invite) => (
          <DebateInviteCard
            key={invite.id}
            invite={invite}
            now={now}
            onDecline={() => declining.ask({ kind: 'debate', id: invite.id, inviter: shortNameOf(invite.inviter) })}
          />
        ))}
        {debate_invites.count > debate_invites.first.length && (
          <More to="/debates?tab=invites">All {upTo(debate_invites.count)} debate invites</More>
        )}
        {shown.map((one) => (
          <li key={keyOf(one)}>
            <OpenCheckInCard about={one} onAnswered={() => remember(one)} />
          </li>
        ))}
      </ul>
      {declining.dialog}
    </section>
  )
}

/** The highest count that is shown. */
const upTo = (count: number): string => (count < LIMITS.waitingCounted ? `${count}` : `${LIMITS.waitingCounted}+`)

const Heading = ({ total }: { total: number }) => (
  <div className="mb-3 flex items-center gap-2.5">
    <h2 id="waiting" className="text-2xl">
      {total === 0 ? 'All done for now' : 'Waiting for you'}
    </h2>
    {total > 0 && (
      <Badge>
        {upTo(total)} <span className="sr-only">in all</span>
      </Badge>
    )}
  </div>
)

/** How many of each kind, when there is more than one kind. */
function Kinds({ turns, debates, checkIns }: { turns: number; debates: number; checkIns: number }) {
  const kinds = [
    turns > 0 && (turns < LIMITS.waitingCounted ? counted(turns, 'conflict') : `${upTo(turns)} conflicts`),
    debates > 0 &&
      (debates < LIMITS.waitingCounted ? counted(debates, 'debate invite') : `${upTo(debates)} debate invites`),
    checkIns > 0 && counted(checkIns, 'check-in'),
  ].filter((kind) => kind !== false)
  return kinds.length > 1 ? <p className="-mt-2 mb-3 text-muted">{kinds.join(' · ')}</p> : null
}

const More = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <TextLink to={to} className="inline-flex min-h-11 items-center">
      {children}
    </TextLink>
  </li>
)

type DebateInviteCardProps = { invite: DebateInvite; now: Date; onDecline: () => void }

/** A debate to which the user is invited. The whole card links to it. */
function DebateInviteCard({ invite: { id, title, inviter, created_at }, now, onDecline }: DebateInviteCardProps) {
  const to = `/debates/respond/${id}`
  return (
    <Card
      as="li"
      flush
      className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 p-4 sm:p-5 md:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <EmojiTile emoji="🎤" tone="party2" />
      <div className="min-w-0">
        <h3 className="text-xl wrap-anywhere">
          <Link to={to} className="rounded-card no-underline after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-muted wrap-anywhere">
          {inviter} invites you to a public debate · {relativeAge(new Date(created_at), now)}
        </p>
      </div>
      <div className="col-span-2 flex items-center justify-between gap-3 md:col-span-1 md:justify-end">
        <StatusBadge tone="party2">DEBATE INVITE</StatusBadge>
        <div className="flex shrink-0 items-center gap-2">
          <Button size="small" className="relative" aria-label={`Decline: ${title}`} onClick={onDecline}>
            Decline
          </Button>
          <LinkButton to={to} variant="success" size="small" className="relative" aria-label={`Answer: ${title}`}>
            Answer
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}

const keyOf = ({ conflict_id, day }: OpenCheckIn) => `${conflict_id} ${day}`

/**
 * The check-ins to show: those that wait for an answer, after those answered since the user came to the dashboard. These
 * stay, with thanks and the next step, until the user leaves.
 */
function useShownCheckIns(waiting: readonly OpenCheckIn[]) {
  const [answered, setAnswered] = useState<readonly OpenCheckIn[]>([])
  const keys = waiting.map(keyOf)
  const remember = (one: OpenCheckIn) =>
    setAnswered((others) => (others.some((other) => keyOf(other) === keyOf(one)) ? others : [...others, one]))
  return { shown: [...answered.filter((one) => !keys.includes(keyOf(one))), ...waiting], remember }
}

/** “Did it hold?”, about one agreement. */
function OpenCheckInCard({ about, onAnswered }: { about: OpenCheckIn; onAnswered: () => void }) {
  const { conflict_id, title, day, other_name } = about
  const answer = useAnswer(conflict_id, day, onAnswered)
  const agreement = answer.data
  const given = agreement?.check_ins.find((one) => one.day === day)
  return (
    <CheckInCard
      heading="h3"
      conflictId={conflict_id}
      day={day}
      otherName={shortNameOf(other_name)}
      about={
        <p className="wrap-anywhere">
          <TextLink to={`/conflict/${conflict_id}`}>{title}</TextLink> with {other_name}
        </p>
      }
      own={(agreement && given?.[agreement.viewer_role]) ?? null}
      theirs={agreement && given?.[otherParty(agreement.viewer_role)]}
      canFollowUp={agreement?.can_follow_up ?? false}
      answer={answer}
    />
  )
}
