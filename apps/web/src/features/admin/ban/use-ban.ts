import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/query.ts'
import { toast } from '../../../ui/toast.ts'

type Ban = { user_id: string; reason: string; banned: boolean }

/** Keeps somebody out, or lets them in again. A failure stays with the form, as `error`. */
export function useBan(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ banned, ...ban }: Ban) => (banned ? api.admin.ban_account : api.admin.unban_account).call(ban),
    onSuccess: (_, { banned }) => {
      toast.success(banned ? 'They are signed out everywhere, and banned.' : 'They can sign in again.')
      onDone()
      return Promise.all(
        [api.reports.key(), api.admin.key()].map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
    },
  })
}
