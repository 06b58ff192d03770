import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/query.ts'
import { toast } from '../../../ui/toast.ts'

/** `days` null: for good; absent: lets them in again. */
type Ban = { user_id: string; reason: string; days?: number | null }

/** Keeps somebody out, or lets them in again. A failure stays with the form, as `error`. */
export function useBan(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ days, ...ban }: Ban) =>
      days === undefined ? api.admin.unban_account.call(ban) : api.admin.ban_account.call({ ...ban, days }),
    onSuccess: (_, { days }) => {
      toast.success(days !== undefined ? 'They are signed out everywhere, and banned.' : 'They can sign in again.')
      onDone()
      return Promise.all(
        [api.reports.key(), api.admin.key()].map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
    },
  })
}
