import { Dialog as Primitive } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { DialogActions } from './dialog-actions.tsx'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one first. */
  actions?: ReactNode
  /** Fades out over 300 ms. */
  fades?: boolean
  /** Called once the dialog has left the page. */
  onClosed?: () => void
  /** The element to focus when it closes; null for the one that had focus before. */
  focusAfter?: () => HTMLElement | null
}

const popupClass = classNames(
  'surface drop-in fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[92dvh] w-full max-w-lg overflow-y-auto rounded-b-none p-5',
  '[--popup-bottom:max(1.25rem,env(safe-area-inset-bottom))] [--popup-side:1.25rem] pb-(--popup-bottom)',
  'sm:[--popup-bottom:1.75rem] sm:[--popup-side:1.75rem]',
  'sm:inset-y-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2rem)] sm:rounded-card sm:p-7',
  // Keeps a focused element clear of the buttons.
  'tall:scroll-pb-40 sm:tall:scroll-pb-28',
)

/** The dialog itself, with the primitive library. */
export function DialogPopup(props: DialogProps) {
  const { open, onClose, title, description, children, actions, fades = false, onClosed, focusAfter } = props
  const fade = classNames('transition-opacity data-ending-style:opacity-0', fades ? 'duration-300' : 'duration-150')
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
    >
      <Primitive.Portal>
        <Primitive.Backdrop
          className={classNames('fixed inset-0 z-40 bg-night/60 data-starting-style:opacity-0', fade)}
        />
        <Primitive.Popup
          className={classNames(popupClass, fades && fade)}
          // Pass a function only when needed: with one, the library overrides focus that has moved elsewhere in the
          // meantime.
          {...(focusAfter && { finalFocus: () => leavesFocus(focusAfter()) })}
        >
          <Primitive.Title className="text-2xl">{title}</Primitive.Title>
          {description && <Primitive.Description className="mt-2 text-muted">{description}</Primitive.Description>}
          {children && <div className="mt-4">{children}</div>}
          {actions && <DialogActions className="mt-6">{actions}</DialogActions>}
        </Primitive.Popup>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/**
 * Focuses the element itself once the page behind is back, because the library would focus the first control inside it.
 * @returns whether focusing is left to the library
 */
function leavesFocus(element: HTMLElement | null): boolean {
  if (element) queueMicrotask(() => element.focus({ preventScroll: true }))
  return element === null
}
