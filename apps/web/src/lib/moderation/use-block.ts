import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { errorMessage } from '../api-error.ts'
import { api } from '../query.ts'
import type { OtherPerson } from './subject.ts'

/** Every list that a block, or the end of one, can change. */
const STALE = [api.profiles.get_profile.key(), api.blocks.key(), api.conflicts.key(), api.debates.key()]

function useBlocksChanged() {
  const queries = useQueryClient()
  return () => Promise.all(STALE.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/** Blocks somebody. @param onDone told once it holds; what it changes is looked at again when that is over */
export function useBlock({ id, name }: OtherPerson, onDone: () => unknown) {
  const changed = useBlocksChanged()
  return useMutation({
    mutationFn: () => api.blocks.block_user.call({ p_user_id: id }),
    onSuccess: async () => {
      toast.success(`${name} is blocked, and is not told.`)
      await onDone()
      await changed()
    },
    onError: (error) => toast.error(errorMessage(error)),
  })
}

/** Lifts a block. @param onDone told once it is lifted */
export function useUnblock({ id, name }: OtherPerson, onDone: () => void) {
  const changed = useBlocksChanged()
  return useMutation({
    mutationFn: () => api.blocks.unblock_user.call({ p_user_id: id }),
    onSuccess: () => {
      toast.success(`${name} is no longer blocked.`)
      onDone()
      return changed()
    },
    onError: (error) => toast.error(errorMessage(error)),
  })
}
