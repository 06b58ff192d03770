export type ToastKind = 'success' | 'info' | 'error'
export type ToastLink = { label: string; to: string }
export type ToastMessage = {
  kind: ToastKind
  text: string
  /** The reason, or what to do next, in smaller print. */
  more?: string
  link?: ToastLink
  /** The path of the page that it is about, if it must not be seen on any other. */
  page?: string
}

let waiting: ToastMessage[] = []
const listeners = new Set<() => void>()

function say(kind: ToastKind) {
  return (text: string, extra: Pick<ToastMessage, 'more' | 'link' | 'page'> = {}) => {
    waiting = [...waiting, { kind, text, ...extra }]
    for (const listener of listeners) listener()
  }
}

/**
 * Shows a toast for 6 seconds, or with a link until it is closed. Works from anywhere; the component that renders
 * toasts is loaded with the first message.
 */
export const toast = { success: say('success'), info: say('info'), error: say('error') }

/** The messages not shown yet. Only for the toaster. */
export const toastQueue = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  waiting: () => waiting,
  take(): readonly ToastMessage[] {
    const taken = waiting
    waiting = []
    return taken
  },
}
