import type { Conflict } from '@squash/contract/conflicts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDeclineInvite } from '../../../lib/invites/use-decline-invite.tsx'
import { MoreMenu } from '../../../lib/moderation/more-menu.tsx'
import { LazyPreview } from '../../../lib/preview/lazy-preview.tsx'
import { HintAfterSending } from '../../../lib/safety/hint-after-sending.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Page } from '../../../ui/page.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { useKeptFocus } from '../actions/use-kept-focus.ts'
import { useNews } from '../actions/use-news.ts'
import { useRespond } from '../actions/use-respond.ts'
import { useSelf } from '../actions/use-self.ts'
import { PrivateNotice } from '../review/private-notice.tsx'
import { nextOf } from '../view/next.ts'
import { nextActionOf } from '../view/next-action.ts'
import { peopleOf } from '../view/people.ts'
import { reportablesOf } from '../view/reportables.ts'
import { type Section, sectionsOf } from '../view/sections.ts'
import { stepsOf } from '../view/steps.ts'
import { ConflictLead } from './conflict-lead.tsx'
import { NextActionBar } from './next-action-bar.tsx'
import { SectionSlot } from './section-slot.tsx'

type ConflictTableProps = { conflict: Conflict; onDelete: () => void; isDeleting: boolean }

/** The table with two sides and the mediator between them. */
export function ConflictTable({ conflict, onDelete, isDeleting }: ConflictTableProps) {
  const people = peopleOf(conflict, useSelf())
  const sections = sectionsOf(conflict)
  // What was there when the screen opened stands still; only what comes later drops in.
  const [found] = useState(() => new Set(sections))
  const news = useNews(conflict, people)
  const action = nextActionOf(conflict)
  const focus = useKeptFocus(conflict)
  const { id, short } = people.other
  const navigate = useNavigate()
  const declining = useDeclineInvite(() => document.getElementById('closed' satisfies Section))

  const onDecline = () => declining.ask({ kind: 'conflict', id: conflict.id, inviter: short })

  const response = useRespond(conflict.id)
  const { preview } = response
  const open = conflict.can.respond ? preview.open : null
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
      back={{ to: '/dashboard', label: 'Dashboard' }}
      takesFocus={response.wasPreviewed ? false : undefined}
      lead={<ConflictLead conflict={conflict} other={people.other} />}
      corner={
        id !== null && (
          <MoreMenu
            about={short}
            reportables={reportablesOf(conflict, { id, name: short })}
            people={[{ id, name: short }]}
            // An invite that is not answered goes with its sender.
            onBlocked={() => conflict.can.respond && navigate('/dashboard')}
          />
        )
      }
    >
      <Stepper label="Steps of this conflict" steps={stepsOf(conflict)} />
      <p className="mt-3 text-muted">{nextOf(conflict, people)}</p>
      {conflict.private_because === null && <HintAfterSending place={`conflict:${conflict.id}`} className="mt-4" />}
      <PrivateNotice conflict={conflict} otherName={people.other.short} />
      <div
        {...focus}
        className={classNames('mt-6 grid grid-cols-1 gap-5 md:grid-cols-2', conflict.can.respond && 'items-start')}
      >
        {sections.map((section) => (
          <SectionSlot
            key={section}
            section={section}
            isNew={!found.has(section)}
            seen={{ conflict, people, response, onDelete, isDeleting, onDecline }}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      {action && <NextActionBar key={action.target} action={action} />}
      {declining.dialog}
    </Page>
  )
}

/** The preview leaves with the focus in it once the response is sent, which then goes to the response. */
function useFocusAfterSending(isPreviewing: boolean, canRespond: boolean): void {
  const wasPreviewing = useRef(false)
  useEffect(() => {
    if (wasPreviewing.current && !isPreviewing && !canRespond && document.activeElement === document.body)
      document.getElementById('response' satisfies Section)?.focus()
    wasPreviewing.current = isPreviewing
  }, [isPreviewing, canRespond])
}
