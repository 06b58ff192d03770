import { Button } from './button.tsx'
import type { DialogProps } from './dialog-popup.tsx'
import { useHoldTour } from './hold-tour.ts'
import { loadLater, useLoaded } from './load-later.ts'

const dialogPopup = loadLater(async () => (await import('./dialog-popup.tsx')).DialogPopup)

/** Preloads the dialogs' code, so that they open at once. */
export const loadDialogs = dialogPopup.load

/** A modal dialog, within thumb reach on a phone and centred on a desktop. Escape and a click outside close it. */
export function Dialog(props: DialogProps) {
  useHoldTour(props.open)
  const Popup = useLoaded(dialogPopup, props.open, props.onClose)
  return Popup && <Popup {...props} />
}

type ConfirmDialogProps = Omit<DialogProps, 'actions' | 'fades'> & {
  onConfirm: () => void
  confirmLabel: string
  cancelLabel?: string
  /** `danger` for actions that can't be undone. */
  variant?: 'danger' | 'primary' | 'success'
  busy?: boolean
}

/** Asks for confirmation. It stays open while `busy`; the caller closes it when the work is done. */
export function ConfirmDialog({ onConfirm, onClose, busy = false, variant = 'danger', ...props }: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel = 'Cancel', ...dialog } = props
  return (
    <Dialog
      {...dialog}
      onClose={() => !busy && onClose()}
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
    />
  )
}
