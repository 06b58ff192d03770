import type { ReactNode } from 'react'

type ThumbBarProps = {
  /** Not needed at present. Its room stays: were it taken away, a page at its end would move under the finger. */
  isAway?: boolean
  children: ReactNode
}

/** On a phone, the main action at the bottom edge, in reach of a thumb. The screen leaves room for it. */
export function ThumbBar({ isAway = false, children }: ThumbBarProps) {
  return (
    <div
      data-thumb-bar
      hidden={isAway}
      className="drop-in fixed inset-x-0 bottom-0 z-30 border-t-2 border-outline bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
    >
      {children}
    </div>
  )
}
