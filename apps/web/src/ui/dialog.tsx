import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useCalm } from './calm.ts'
import type { DialogProps } from './dialog-popup.tsx'
import { loadLater, useLater } from './load-later.ts'

const dialogPopup = loadLater(async () => (await import('./dialog-popup.tsx')).DialogPopup)

/** Preloads the dialogs' code, so that they open at once. */
export const loadDialogs = dialogPopup.load

/** A modal dialog, within thumb reach on a phone and centred on a desktop. Escape and a click outside close it. */
export function Dialog(props: DialogProps) {
  useCalm(props.open)
  const Popup = useLater(dialogPopup, props.open, props.onClose)
  return Popup && <Popup {...props} />
}

/**
 * The buttons of a form in a dialog, the main action first: above the others on a phone, at the right edge on a
 * desktop.
 */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-3 sm:flex-row-reverse">{children}</div>
)

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  description: ReactNode
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** `danger` for actions that can't be undone. */
  variant?: 'danger' | 'primary' | 'success'
  busy?: boolean
  /** Called once the dialog has left the page. */
  onClosed?: () => void
  /** The element to focus when it closes; null for the button that opened it. */
  focusAfter?: () => HTMLElement | null
}

/** Asks for confirmation. It stays open while `busy`; the caller closes it when the work is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onClose,
    onConfirm,
    title,
    description,
    children,
    confirmLabel,
    busy = false,
    onClosed,
    focusAfter,
  } = props
  const { cancelLabel = 'Cancel', variant = 'danger' } = props
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      {...(onClosed && { onClosed })}
      {...(focusAfter && { focusAfter })}
      title={title}
      description={description}
      actions={
        <>
          <Button variant={variant} className="wrap-anywhere" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
