import type { Conflict } from '@squash/contract/conflicts'
import { useEffect, useState } from 'react'
import { type NextAction, type NextStep, nextOfAgreement } from '../../../lib/agreements/agreement.ts'
import { useAgreement } from '../../../lib/agreements/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ThumbBar } from '../../../ui/thumb-bar.tsx'
import type { People } from '../people.ts'
import type { Section } from '../sections.ts'
import { workOf } from '../texts.ts'

/** On a phone, what is next; nothing once there is nothing left to do. */
export function NextActionBar({ conflict, people }: { conflict: Conflict; people: People }) {
  if (conflict.phase === 'resolved') return <AgreementBar conflictId={conflict.id} />
  const step = nextStepOf(conflict, people)
  return step && <Bar step={step} />
}

/** After a conflict is squashed, the agreement is next. */
function AgreementBar({ conflictId }: { conflictId: string }) {
  const { data: agreement } = useAgreement(conflictId)
  const step = agreement ? nextOfAgreement(agreement, new Date()) : null
  return step && <Bar step={step} />
}

/** The button is only shown while the action is out of view; the bar keeps its height. */
const Bar = ({ step: { says, action } }: { step: NextStep }) => (
  <ThumbBar>
    <div className="flex min-h-11.5 items-center justify-between gap-3">
      <p className="line-clamp-2 min-w-0 leading-tight font-bold wrap-anywhere">{says}</p>
      {action && <ActionButton key={action.target} action={action} />}
    </div>
  </ThumbBar>
)

function ActionButton({ action: { target, label } }: { action: NextAction }) {
  if (useInView(target)) return null
  return (
    <Button variant="primary" className="shrink-0" onClick={() => bringInto(target)}>
      {label} <span aria-hidden="true">↓</span>
    </Button>
  )
}

function useInView(id: string): boolean {
  const [isInView, setInView] = useState(true)
  useEffect(() => {
    const target = document.getElementById(id)
    if (target === null) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true), {
      // An edge that is under the bar, or just above it, doesn't count as in view.
      rootMargin: '0px 0px -112px 0px',
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [id])
  return isInView
}

function bringInto(id: string) {
  const target = document.getElementById(id)
  target?.scrollIntoView({ block: 'center' })
  const control = target?.matches('button') ? target : target?.querySelector<HTMLElement>('textarea, button')
  control?.focus({ preventScroll: true })
}

const leadsTo = (target: Section, label: string): NextAction => ({ target, label })

/** What is next for this viewer; null once the conflict is finished. */
export function nextStepOf(conflict: Conflict, { other }: Pick<People, 'other'>): NextStep | null {
  const { can, phase } = conflict
  const work = workOf(phase)
  if (work !== null) return { says: work.says, action: null }
  switch (phase) {
    case 'awaiting_response':
      return can.respond
        ? { says: 'Your turn to answer', action: leadsTo('respond_form', 'Write') }
        : { says: `Waiting for ${other.short} to answer`, action: null }
    case 'core_issues':
      return can.submit_core_issue
        ? { says: 'Your turn: what’s it really about?', action: leadsTo('core_issues', 'Name it') }
        : { says: `Waiting for ${other.short} to name a core issue`, action: null }
    case 'vote_1':
    case 'vote_2':
    case 'vote_3':
      return can.vote
        ? { says: 'Your turn to vote', action: leadsTo('vote', 'Vote') }
        : { says: `Waiting for ${other.short} to vote`, action: null }
    case 'ruling_available':
      return { says: 'It isn’t settled yet', action: leadsTo('vote', 'See your options') }
    default:
      return null
  }
}
