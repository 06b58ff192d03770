import { Toast } from '@base-ui/react/toast'
import { counted } from '@squash/contract/counted'
import { TIMING } from '@squash/contract/limits'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'
import { type ToastKind, type ToastLink, type ToastMessage, toastQueue } from './toast.ts'
import { takeTurns } from './turns.ts'

type ToastData = { kind: ToastKind; link: ToastLink | undefined }

const manager = Toast.createToastManager<ToastData>()
const looks: Record<ToastKind, { mark: string; tone: string }> = {
  success: { mark: '✓', tone: 'border-on-accent bg-lime text-on-accent' },
  info: { mark: 'i', tone: 'border-edge bg-card text-ink' },
  error: { mark: '!', tone: 'border-on-accent bg-rose text-on-accent' },
}

/** The toast on screen. */
let current: string | null = null

const turns = takeTurns<ToastMessage>({
  stays: TIMING.toast,
  atLeast: TIMING.toastMinimum,
  announces: TIMING.toastAnnounces,
  isSame: (one, other) => one.text === other.text,
  show: (message) => {
    hide()
    const id: string = add(message, () => {
      if (id === current) turns.goOn()
    })
    current = id
  },
  hide,
})

function hide() {
  const id = current
  current = null
  if (id !== null) manager.close(id)
}

/** Shows a message until it is closed. @returns its id */
const add = ({ kind, text, more, link }: ToastMessage, onClose: () => void): string =>
  manager.add({ title: text, description: more, data: { kind, link }, timeout: 0, onClose })

function drain() {
  for (const message of toastQueue.take()) {
    // A toast with a link stays until closed, because six seconds is too short to reach it by keyboard.
    if (message.link) add(message, () => undefined)
    else turns.add(message)
  }
}

/**
 * Toasts at the top right, one at a time, over the bar, so that they never cover a screen's content. They go with their
 * screen, unless they announced the next one. One with a link stays, and waits below the others.
 */
export function ToastList() {
  const { pathname } = useLocation()
  useEffect(() => turns.overtake(({ page }) => page !== undefined && page !== pathname), [pathname])
  useEffect(() => {
    drain()
    return toastQueue.subscribe(drain)
  }, [])
  return (
    <Toast.Provider toastManager={manager} limit={1}>
      <Toast.Portal>
        <Toast.Viewport className="fixed top-[calc(0.375rem+env(safe-area-inset-top))] right-2 left-2 z-60 grid items-start sm:right-4 sm:left-auto sm:w-[29rem]">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Toasts() {
  const { toasts } = Toast.useToastManager<ToastData>()
  const below = toasts.filter(({ transitionStatus }) => transitionStatus !== 'ending').length - 1
  return toasts.map((toast) => <Card key={toast.id} toast={toast} below={below} />)
}

function Card({ toast, below }: { toast: Toast.Root.ToastObject<ToastData>; below: number }) {
  const { kind, link } = toast.data ?? { kind: 'info', link: undefined }
  const { mark, tone } = looks[kind]
  const [isHeld, setHeld] = useState(false)
  const isVisible = usePageVisible()
  useEffect(() => {
    if (toast.id !== current || !isVisible || isHeld || toast.limited) return
    turns.run()
    return () => {
      // The next one may be showing already, with its own timer.
      if (current === null || current === toast.id) turns.hold()
    }
  }, [toast.id, toast.limited, isVisible, isHeld])
  return (
    <Toast.Root
      toast={toast}
      data-toast
      swipeDirection={['up', 'right']}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="surface drop-in col-start-1 print:hidden row-start-1 flex items-start gap-3 p-2.5 transition-opacity duration-150 data-ending-style:opacity-0 data-limited:hidden"
    >
      <span
        aria-hidden
        className={classNames('grid size-7 shrink-0 place-items-center rounded-full border-2 font-bold', tone)}
      >
        {mark}
      </span>
      <div className="min-w-0 flex-1 self-center text-sm leading-snug">
        <Toast.Title render={<p />} className="font-semibold" />
        <Toast.Description render={<p />} />
        {link && (
          <Link
            to={link.to}
            onClick={() => manager.close(toast.id)}
            className="-mb-2 inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
          >
            {link.label}
          </Link>
        )}
        {below > 0 && !toast.limited && <p className="text-muted">{counted(below, 'more message')} below this one</p>}
      </div>
      <Toast.Close
        aria-label="Close"
        className="-m-1.5 grid size-11 shrink-0 place-items-center rounded-lg text-xl leading-none"
      >
        ×
      </Toast.Close>
    </Toast.Root>
  )
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const isPageVisible = (): boolean => document.visibilityState === 'visible'

/** Whether the page is visible: not in a background tab or a minimised window. */
const usePageVisible = (): boolean => useSyncExternalStore(subscribe, isPageVisible, () => true)
