import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

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
