import { useOnline } from '../lib/online.ts'

/** Says that the network is gone, and that nothing typed is lost. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="border-b-2 border-outline bg-rose-soft px-4 py-2 text-center text-sm font-semibold">
          You are offline. What you write is kept, and everything catches up when you are back.
        </p>
      )}
    </div>
  )
}
