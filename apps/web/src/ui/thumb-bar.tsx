import type { ReactNode } from 'react'

/**
 * The main action, or what is next, at the bottom edge of a phone, within thumb reach. The screen leaves room for it.
 * A low window (a phone on its side, 200 % zoom) has none to spare; there the action is only in its place on the page.
 */
export function ThumbBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-thumb-bar
      className="drop-in fixed inset-x-0 bottom-0 z-30 hidden border-t-2 border-outline bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:tall:block print:hidden"
    >
      {children}
    </div>
  )
}
