import type { Agreement } from '@squash/contract/agreements'
import type { Commitment } from '@squash/contract/commitments'
import type { CheckInAnswer, CheckInDay } from '@squash/contract/values'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../client.ts'
import { failureOf, toastFailure } from '../failure.tsx'
import { useLiveEvents } from '../live.ts'
import { api } from '../query.ts'
import { noteHint } from '../safety/safety-hint.tsx'

const optionsOf = (id: string) => api.agreements.get_agreement.queryOptions({ input: { p_conflict_id: id } })
const agreementKey = (id: string) => optionsOf(id).queryKey

/** The agreement of a conflict, null if it has none; refetched whenever either of the two changes it. */
export function useAgreement(id: string) {
  const queries = useQueryClient()
  useLiveEvents(({ event, data }) => {
    if (event === 'conflict.changed' && data.conflict_id === id)
      void queries.invalidateQueries({ queryKey: agreementKey(id) })
  })
  return useQuery({ ...optionsOf(id), refetchOnWindowFocus: 'always' })
}

/** Replaces the cached agreement with a command's answer, or refetches it after a refusal. */
function useCachedAgreement(id: string) {
  const queries = useQueryClient()
  const queryKey = agreementKey(id)
  return {
    replace: async (agreement: Agreement) => {
      // An older response still in flight must not overwrite this answer.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, agreement)
      // The other person may have changed it since, and the refetch that would have shown that was just cancelled.
      void queries.invalidateQueries({ queryKey })
      // The query client notifies components from a timer of its own; after this later one, the agreement is on screen.
      await new Promise((resolve) => setTimeout(resolve))
    },
    refetch: () => queries.invalidateQueries({ queryKey }),
  }
}

type Saving = { commitments: Commitment[]; revision: number; safety_acknowledged?: boolean }

type SaveOptions = {
  onSaved: () => void
  /** Shows a failure some other way than as a toast. @returns whether it did */
  catches: (error: unknown) => boolean
}

/** Saves the whole list. A refusal leaves the form as it is, and fetches what the other person has saved in the meantime. */
export function useSaveCommitments(id: string, { onSaved, catches }: SaveOptions) {
  const cached = useCachedAgreement(id)
  return useMutation({
    mutationFn: (saving: Saving) => client.agreements.save_commitments({ p_conflict_id: id, ...saving }),
    onSuccess: async ({ safety, ...agreement }) => {
      noteHint(`agreement:${id}`, safety)
      await cached.replace(agreement)
      onSaved()
    },
    onError: (error) => {
      if (!catches(error)) toastFailure(failureOf(error, 'That wasn’t saved'))
      void cached.refetch()
    },
  })
}

/** Agrees to the revision on screen, so that nobody agrees to something they haven't seen. */
export function useConfirm(id: string, onConfirmed: () => void) {
  const cached = useCachedAgreement(id)
  return useMutation({
    mutationFn: (revision: number) => client.agreements.confirm_agreement({ p_conflict_id: id, revision }),
    onSuccess: async (agreement) => {
      await cached.replace(agreement)
      onConfirmed()
    },
    onError: (error) => {
      toastFailure(failureOf(error, 'Your yes wasn’t saved'))
      void cached.refetch()
    },
  })
}

/** Answers a check-in, or changes the answer. */
export function useAnswer(id: string, day: CheckInDay, onAnswered?: () => void) {
  const cached = useCachedAgreement(id)
  return useMutation({
    mutationFn: (held: CheckInAnswer) => client.agreements.answer_check_in({ p_conflict_id: id, day, held }),
    onSuccess: async (agreement) => {
      onAnswered?.()
      await cached.replace(agreement)
    },
    onError: (error) => {
      toastFailure(failureOf(error, 'Your answer wasn’t saved'))
      void cached.refetch()
    },
  })
}
