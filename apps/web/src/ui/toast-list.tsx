import { Toast } from '@base-ui/react/toast'
import { TIMING } from '@squash/contract/limits'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { type ToastKind, type ToastLink, toastQueue } from './toast.ts'

type ToastData = { kind: ToastKind; link: ToastLink | null }

const manager = Toast.createToastManager<ToastData>()
const looks: Record<ToastKind, { mark: string; tone: string }> = {
  success: { mark: '✓', tone: 'bg-lime' },
  info: { mark: 'i', tone: 'bg-teal' },
  error: { mark: '!', tone: 'bg-rose' },
}

function drain() {
  for (const { kind, text, link } of toastQueue.take()) {
    // What leads somewhere stays until it is closed: six seconds are short to reach it by keyboard.
    manager.add({ title: text, data: { kind, link }, ...(link && { timeout: 0 }) })
  }
}

/** Top right (spec community §2), clear of the bar; an open menu lies above them. */
export function ToastList() {
  useEffect(() => {
    drain()
    return toastQueue.subscribe(drain)
  }, [])
  return (
    <Toast.Provider toastManager={manager} timeout={TIMING.toast} limit={4}>
      <Toast.Portal>
        <Toast.Viewport className="fixed top-[calc(4.75rem+env(safe-area-inset-top))] right-4 left-4 z-60 flex flex-col gap-3 sm:left-auto sm:w-96">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Toasts() {
  const { toasts } = Toast.useToastManager<ToastData>()
  return toasts.map((toast) => {
    const { mark, tone } = looks[toast.data?.kind ?? 'info']
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['up', 'right']}
        className="surface drop-in flex items-start gap-3 p-3 transition-opacity duration-150 data-ending-style:opacity-0 data-limited:hidden"
      >
        <span
          aria-hidden
          className={classNames(
            'grid size-7 shrink-0 place-items-center rounded-full border-2 border-on-accent font-bold text-on-accent',
            tone,
          )}
        >
          {mark}
        </span>
        <div className="min-w-0 flex-1 self-center leading-snug">
          <Toast.Title render={<p />} className="font-semibold" />
          {toast.data?.link && (
            <Link
              to={toast.data.link.to}
              onClick={() => manager.close(toast.id)}
              className="-mb-2 inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
            >
              {toast.data.link.label}
            </Link>
          )}
        </div>
        <Toast.Close
          aria-label="Close"
          className="-m-1.5 grid size-11 shrink-0 place-items-center rounded-lg text-xl leading-none"
        >
          ×
        </Toast.Close>
      </Toast.Root>
    )
  })
}
