import type { Profile } from '@squash/contract/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../lib/api-error.ts'
import { momentOf } from '../../lib/dates.ts'
import { ownProfileKey } from '../../lib/profile.ts'
import { api } from '../../lib/query.ts'
import { useUserId } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

type ErasureBannerProps = { eraseAt: string; onKept: () => void }

/** Shown on every screen while the account is scheduled for erasure: the date, and a button to keep the account. */
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

/** Cancels the erasure. @param onKept called once the server has confirmed it */
export function useKeepAccount(onKept: () => void) {
  const changed = useEraseAtChanged()
  return useMutation(
    api.account.cancel_deletion.mutationOptions({
      onSuccess: () => {
        changed(null)
        toast.success('We’ve kept your account. Nothing was erased.')
        onKept()
      },
      onError: (error) => toast.error(errorMessage(error)),
    }),
  )
}

/** Updates the erasure date of the cached profile. */
export function useEraseAtChanged() {
  const queries = useQueryClient()
  const key = ownProfileKey(useUserId())
  return (erase_at: string | null) => {
    queries.setQueryData<Profile | null>(key, (profile) => profile && { ...profile, erase_at })
    void queries.invalidateQueries({ queryKey: key })
  }
}
