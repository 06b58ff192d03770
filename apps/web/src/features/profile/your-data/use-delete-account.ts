import { useMutation } from '@tanstack/react-query'
import { errorMessage, hasCode } from '../../../lib/api-error.ts'
import { client } from '../../../lib/client.ts'
import type { ProofKind } from './proof.ts'
import { useEraseAtChanged } from './use-erase-at-changed.ts'
import { NOT_PROVED } from './words.ts'

type Typed = { password: string; nonce: string }

/** Asks for the account to be erased. @param onAsked told once that is certain */
export function useDeleteAccount(kind: ProofKind, onAsked: () => void) {
  const changed = useEraseAtChanged()
  const { mutate, error, reset, isPending } = useMutation({
    mutationFn: ({ password, nonce }: Typed) =>
      client.account.delete_account({
        ...(kind === 'password' && { password }),
        ...(kind === 'code' && { nonce }),
      }),
    onSuccess: ({ erase_at }) => {
      changed(erase_at)
      onAsked()
    },
  })
  return {
    remove: mutate,
    failure: error === null ? null : failureOf(error, kind),
    /** The failure was of another proof. */
    forget: reset,
    busy: isPending,
  }
}

const failureOf = (error: Error, kind: ProofKind): string =>
  hasCode(error, 'account.reauthentication_required') ? NOT_PROVED[kind] : errorMessage(error)
