import { useOnline } from './network.ts'

/** Says that the browser is offline, and that nothing typed is lost. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="border-b-2 border-outline bg-rose-soft px-4 py-2 text-center text-sm font-semibold">
          You’re offline. We’ll keep what you write, and everything will catch up when you’re back online.
        </p>
      )}
    </div>
  )
}
