import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/**
 * The buttons of a dialog, the main one first: on top on a phone and at the right edge on a desktop. While the dialog is
 * taller than the window, they stay at its bottom edge and its contents fade out above them.
 */
export const DialogActions = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div
    className={classNames(
      'relative flex flex-col gap-3 bg-card sm:flex-row-reverse sm:flex-wrap',
      // The popup around the buttons sets these variables.
      'tall:sticky -mx-(--popup-side) px-(--popup-side) bottom-[calc(-1*var(--popup-bottom))] -mb-(--popup-bottom) pb-(--popup-bottom)',
      'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-5 before:bg-linear-to-t before:from-card before:to-card/0',
      className,
    )}
  >
    {children}
  </div>
)
