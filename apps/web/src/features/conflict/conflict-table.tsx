import type { Conflict } from '@squash/contract/conflicts'
import { conflictMessages } from '@squash/contract/messages/conflict'
import { relativeAge } from '@squash/rules/time/relative-age'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { statusToneOf } from '../../lib/conflicts/lists.ts'
import { dayOf } from '../../lib/dates.ts'
import { useDeclineInvite } from '../../lib/invites/decline-invite.tsx'
import { MoreMenu } from '../../lib/moderation/more-menu.tsx'
import { PersonLink } from '../../lib/people/names.tsx'
import { LazyPreview } from '../../lib/preview/lazy-preview.tsx'
import { useOwnProfile } from '../../lib/profile.ts'
import { HintAfterSending } from '../../lib/safety/safety-hint.tsx'
import { useSession } from '../../lib/session.ts'
import { Badge, StatusBadge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextLink } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { toast } from '../../ui/toast.ts'
import { EarlierRounds } from './parts/earlier-rounds.tsx'
import { KeepConversation } from './parts/keep-conversation.tsx'
import { NextActionBar } from './parts/next-action-bar.tsx'
import { PrivateNotice } from './parts/private-notice.tsx'
import { useRespond } from './parts/respond-form.tsx'
import { SectionSlot } from './parts/section-slot.tsx'
import { type People, type Person, peopleOf, reportablesOf, type Self } from './people.ts'
import { outlineOf, type Section, stepsOf } from './sections.ts'
import { announcementOf, nextOf, withoutAiMark, workOf } from './texts.ts'

type ConflictTableProps = { conflict: Conflict; onDelete: () => void; isDeleting: boolean }

/** The table with two sides and the mediator between them. */
export function ConflictTable({ conflict, onDelete, isDeleting }: ConflictTableProps) {
  const people = peopleOf(conflict, useSelf())
  const [openedIn] = useState(conflict.phase)
  const { shown, earlier } = outlineOf(conflict, openedIn === conflict.phase)
  // Only sections that arrive after the screen opened are animated.
  const [found] = useState(() => new Set(shown))
  const news = useNews(conflict, people)
  const focus = useKeptFocus(conflict)
  const { id, short } = people.other
  const navigate = useNavigate()
  const declining = useDeclineInvite(() => document.getElementById('closed' satisfies Section))

  const onDecline = () => declining.ask({ kind: 'conflict', id: conflict.id, inviter: short })

  const response = useRespond(conflict.id, conflict.can.respond)
  const { preview } = response
  const open = conflict.can.respond ? preview.open : null
  const seen = { conflict, people, response, onDelete, isDeleting, onDecline }
  useFocusAfterSending(open !== null, conflict.can.respond)

  if (open)
    return (
      <LazyPreview
        preview={preview}
        open={open}
        typed={response.draft}
        mood={response.mood}
        reader={short}
        tone="party2"
        isSending={response.isSending}
        onSend={response.send}
        onDelete={response.clear}
      />
    )
  return (
    <Page
      title={conflict.title}
      back={{ to: '/dashboard', label: 'Home' }}
      takesFocus={response.wasPreviewed ? false : undefined}
      lead={<ConflictLead conflict={conflict} other={people.other} />}
      corner={
        id !== null && (
          <MoreMenu
            about={short}
            reportables={reportablesOf(conflict, { id, name: short })}
            people={[{ id, name: short }]}
            // Blocking the sender removes an unanswered invite.
            onBlocked={() => conflict.can.respond && navigate('/dashboard')}
          />
        )
      }
    >
      <div className="print:hidden">
        <Stepper label="Steps of this conflict" steps={stepsOf(conflict)} />
        <p className="mt-3 text-muted">{nextOf(conflict, people)}</p>
      </div>
      {conflict.private_because === null && <HintAfterSending place={`conflict:${conflict.id}`} className="mt-4" />}
      <PrivateNotice conflict={conflict} otherName={people.other.short} />
      <div
        {...focus}
        className={classNames(
          'mt-6 grid grid-cols-1 gap-5 md:grid-cols-2',
          conflict.phase === 'awaiting_response' && 'items-start',
        )}
      >
        {shown.map((section) => (
          <SectionSlot key={section} section={section} isNew={!found.has(section)} seen={seen} />
        ))}
      </div>
      {earlier.length > 0 && <EarlierRounds earlier={earlier} seen={seen} />}
      <KeepConversation conflict={conflict} people={people} />
      <p role="status" className="sr-only">
        {news}
      </p>
      <NextActionBar conflict={conflict} people={people} />
      {declining.dialog}
    </Page>
  )
}

/** Moves focus to the response once it is sent, because the preview that had the focus is gone by then. */
function useFocusAfterSending(isPreviewing: boolean, canRespond: boolean): void {
  const wasPreviewing = useRef(false)
  useEffect(() => {
    if (wasPreviewing.current && !isPreviewing && !canRespond && document.activeElement === document.body)
      document.getElementById('response' satisfies Section)?.focus()
    wasPreviewing.current = isPreviewing
  }, [isPreviewing, canRespond])
}

/** Under the title: the other party, the age and the status. */
function ConflictLead({ conflict, other }: { conflict: Conflict; other: Person }) {
  // While the mediator works, the mark would seem to be about that work.
  const mark = workOf(conflict.phase) === null ? withoutAiMark(conflict) : null
  return (
    <>
      <p className="min-w-0 wrap-anywhere">
        vs.{' '}
        <PersonLink id={other.id} className="font-bold text-ink">
          {other.name}
        </PersonLink>{' '}
        ·{' '}
        <time dateTime={conflict.created_at}>
          <span className="print:hidden">{relativeAge(new Date(conflict.created_at), new Date())}</span>
          <span className="hidden print:inline">{dayOf(conflict.created_at)}</span>
        </time>
      </p>
      <StatusBadge tone={statusToneOf(conflict)}>
        <span className="text-ink">{conflict.status_label}</span>
      </StatusBadge>
      {mark !== null && <Badge className="font-semibold">{mark}</Badge>}
      {conflict.follow_up_of && (
        <p className="w-full wrap-anywhere">
          Follows up on <TextLink to={`/conflict/${conflict.follow_up_of.id}`}>an earlier conflict</TextLink>:{' '}
          {conflict.follow_up_of.title}
        </p>
      )}
    </>
  )
}

/** The viewer's own name and picture, null until loaded. */
function useSelf(): Self {
  const { data: profile } = useOwnProfile()
  const session = useSession()
  const known = session.status === 'signed-in' ? session.user.firstName : null
  return { name: profile?.display_name ?? known, avatarUrl: profile?.avatar_url ?? null }
}

/** Describes the latest change in a sentence for screen readers. A new ruling also shows a toast. */
function useNews(conflict: Conflict, people: People): string {
  const before = useRef(conflict)
  const [news, setNews] = useState('')
  useEffect(() => {
    const last = before.current
    before.current = conflict
    const sentence = announcementOf(last, conflict, people)
    if (sentence !== null) setNews(sentence)
    if (last.phase === 'ruling' && conflict.phase === 'ruled') toast.success(conflictMessages.ruled)
  }, [conflict, people])
  return news
}

/**
 * Keeps keyboard focus in a list of parts that come and go. Submitting a form removes it, and the focus in it; focus
 * then moves to the form's part or, if that is gone too, to the newest one.
 * @param change the data that the parts are rendered from
 * @returns a ref for the element around the parts, each of which must be focusable
 */
function useKeptFocus(change: unknown) {
  const parts = useRef<HTMLDivElement>(null)
  const held = useRef<{ element: Element; part: HTMLElement | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks after every change
  useEffect(() => {
    if (held.current === null || held.current.element.isConnected) return
    const { part } = held.current
    held.current = null
    const newest = parts.current?.lastElementChild
    const heir = part?.isConnected ? part : newest
    if (document.activeElement === document.body && heir instanceof HTMLElement) heir.focus({ preventScroll: true })
  }, [change])
  return {
    ref: parts,
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const part = [...currentTarget.children].find((child) => child.contains(target))
      held.current = { element: target, part: part instanceof HTMLElement ? part : null }
    },
    onBlur: () => {
      held.current = null
    },
  }
}
