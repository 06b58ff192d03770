import { Dialog as Primitive } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useCalm } from './calm.ts'
import { classNames } from './class-names.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one first: it stands on top on a phone and right on a desk. */
  actions?: ReactNode
  /** Leaves slowly, in 300 ms. */
  fades?: boolean
  /** Told once it has left the page. */
  onClosed?: () => void
  /** What gets the focus when it closes; null for whatever had it before. */
  focusAfter?: () => HTMLElement | null
}

const popupClass = classNames(
  'surface drop-in fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[92dvh] w-full max-w-lg overflow-y-auto rounded-b-none p-5',
  'pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:inset-y-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2rem)] sm:rounded-card sm:p-7',
)

/** A modal dialog: at thumb reach on a phone, centred on a desk. Escape and a press outside close it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, actions, fades = false, onClosed, focusAfter } = props
  useCalm(open)
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
          // Only where it is asked for: with a function, the library takes the focus back even from where it has been moved to.
          {...(focusAfter && { finalFocus: () => leavesFocus(focusAfter()) })}
        >
          <Primitive.Title className="text-2xl">{title}</Primitive.Title>
          {description && <Primitive.Description className="mt-2 text-muted">{description}</Primitive.Description>}
          {children && <div className="mt-4">{children}</div>}
          {actions && <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse sm:flex-wrap">{actions}</div>}
        </Primitive.Popup>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Focuses the element itself once the page behind is back: the library would go to the first control in it. @returns whether it is left to the library */
function leavesFocus(element: HTMLElement | null): boolean {
  if (element) queueMicrotask(() => element.focus({ preventScroll: true }))
  return element === null
}
