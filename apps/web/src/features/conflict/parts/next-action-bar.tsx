import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ThumbBar } from '../../../ui/thumb-bar.tsx'
import type { NextAction } from '../sections.ts'

/** On a phone, a button within thumb reach that scrolls to the viewer's next action while that is out of view. */
export function NextActionBar({ action }: { action: NextAction }) {
  return (
    <ThumbBar isAway={useInView(action.target)}>
      <Button variant="primary" className="w-full" onClick={() => bringInto(action.target)}>
        {action.label} <span aria-hidden="true">↓</span>
      </Button>
    </ThumbBar>
  )
}

function useInView(id: string): boolean {
  const [isInView, setInView] = useState(true)
  useEffect(() => {
    const target = document.getElementById(id)
    if (target === null) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true))
    observer.observe(target)
    return () => observer.disconnect()
  }, [id])
  return isInView
}

function bringInto(id: string) {
  const target = document.getElementById(id)
  target?.scrollIntoView({ block: 'center' })
  target?.querySelector<HTMLElement>('textarea, button')?.focus({ preventScroll: true })
}
