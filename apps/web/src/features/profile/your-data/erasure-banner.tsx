import { momentOf } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { useKeepAccount } from './use-keep-account.ts'

type ErasureBannerProps = { eraseAt: string; onKept: () => void }

/** On every screen while the account waits to be erased: when that is, and how it stays. */
export function ErasureBanner({ eraseAt, onKept }: ErasureBannerProps) {
  const keep = useKeepAccount(onKept)
  return (
    <section aria-label="Your account will be erased" className="border-b-2 border-outline bg-rose-soft">
      <div className="column flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p className="font-semibold">
          Your account will be erased on <time dateTime={eraseAt}>{momentOf(eraseAt)}</time>.
        </p>
        <Button size="small" onClick={() => keep.mutate({})} busy={keep.isPending}>
          Keep my account
        </Button>
      </div>
    </section>
  )
}
