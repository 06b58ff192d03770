import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../../lib/api-error.ts'
import { api } from '../../../lib/query.ts'
import { toast } from '../../../ui/toast.ts'
import { useEraseAtChanged } from './use-erase-at-changed.ts'

/** Takes the wish to be erased back. @param onKept told once the account stays */
export function useKeepAccount(onKept: () => void) {
  const changed = useEraseAtChanged()
  return useMutation(
    api.account.cancel_deletion.mutationOptions({
      onSuccess: () => {
        changed(null)
        toast.success('Your account stays. Nothing was erased.')
        onKept()
      },
      onError: (error) => toast.error(errorMessage(error)),
    }),
  )
}
