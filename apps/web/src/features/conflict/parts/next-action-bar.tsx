import type { Conflict } from '@squash/contract/conflicts'
import { useEffect, useState } from 'react'
import { useAgreement } from '../../../lib/agreements/queries.ts'
import { nextOfAgreement } from '../../../lib/agreements/texts.ts'
import type { NextAction, NextStep } from '../../../lib/next-step.ts'
import { Button } from '../../../ui/button.tsx'
import { ThumbBar } from '../../../ui/thumb-bar.tsx'
import { nextStepOf } from '../next-step.ts'
import type { People } from '../people.ts'

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

/** Its button is only there while the action is out of view, and the bar stays as high without it. */
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
      // An edge that shows only behind the bar, or just above it, isn't in view.
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
