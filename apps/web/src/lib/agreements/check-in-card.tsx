import type { CheckInAnswer, CheckInDay } from '@squash/contract/values'
import type { ReactNode } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ANSWERS, afterDays, THANKS, theirAnswer } from './agreement.ts'
import type { useAnswer } from './queries.ts'

type CheckInCardProps = {
  conflictId: string
  day: CheckInDay
  /** The other person's first name. */
  otherName: string
  own: CheckInAnswer | null
  /** The other person's answer: null if they haven't given one, undefined while it isn't known. */
  theirs: CheckInAnswer | null | undefined
  /** Its subject and the other person, where the page doesn't say so already. */
  about?: ReactNode
  /** `h3` in a list that has a heading of its own. */
  heading?: 'h2' | 'h3'
  canFollowUp: boolean
  answer: ReturnType<typeof useAnswer>
}

/** “Did it hold?”: three honest answers, what the other person answered, and the offer of a follow-up. */
export function CheckInCard(props: CheckInCardProps) {
  const { conflictId, day, otherName, own, theirs, about, heading: Heading = 'h2', canFollowUp, answer } = props
  return (
    <Card as="section" data-moment tone="mediator" className="flex flex-col gap-4 sm:p-7">
      <div className="flex flex-col gap-4 md:flex-row md:items-center md:justify-between">
        <div className="min-w-0">
          <p className="eyebrow">{afterDays(day)}</p>
          <Heading className="text-2xl">Did it hold?</Heading>
          {about && <div className="mt-1">{about}</div>}
        </div>
        <fieldset className="grid grid-cols-3 gap-2.5 md:shrink-0 md:gap-3">
          <legend className="sr-only">Did it hold?</legend>
          {ANSWERS.map(({ held, label }) => (
            <AnswerButton
              key={held}
              isOwn={own === held}
              busy={answer.isPending && answer.variables === held}
              disabled={answer.isPending && answer.variables !== held}
              onClick={() => answer.mutate(held)}
            >
              {label}
            </AnswerButton>
          ))}
        </fieldset>
      </div>
      <Reply own={own} theirs={theirs === undefined ? '' : theirAnswer(otherName, theirs)} />
      {canFollowUp && own !== null && (
        <div className="flex flex-col items-start gap-2.5 border-t-2 border-dashed border-edge pt-4">
          <p className="max-w-[64ch]">
            Want to talk about what got in the way? A follow-up starts where this one ended, with what you agreed on.
          </p>
          <LinkButton to={followUpPath(conflictId)} variant={own === 'not' ? 'primary' : 'quiet'}>
            Start a follow-up
          </LinkButton>
        </div>
      )}
    </Card>
  )
}

/** Shows the other person's answer only after the viewer's own, so that it doesn't sway them. */
function Reply({ own, theirs }: { own: CheckInAnswer | null; theirs: string }) {
  return (
    <div role="status" className="flex flex-col gap-1">
      {own === null ? (
        <p className="text-ink/80">Whatever the answer is, nobody loses points.</p>
      ) : (
        <>
          <p className="font-semibold">{THANKS[own]}</p>
          <p className="text-ink/80">{theirs} You can change your answer until this check-in closes.</p>
        </>
      )}
    </div>
  )
}

type AnswerButtonProps = { isOwn: boolean; busy: boolean; disabled: boolean; onClick: () => void; children: string }

/** One of three answers of equal weight; the viewer's own is pressed. */
const AnswerButton = ({ isOwn, children, ...button }: AnswerButtonProps) => (
  <Button {...button} aria-pressed={isOwn} className="aria-pressed:bg-lime aria-pressed:text-on-accent max-sm:px-2">
    {isOwn && <span aria-hidden="true">✓</span>}
    {children}
  </Button>
)

/** The form for a conflict that follows up on this one. */
const followUpPath = (conflictId: string): string => `/new-conflict?follow-up=${conflictId}`
