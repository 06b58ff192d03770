import type { ReactNode } from 'react'
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
