import type { User } from '@supabase/auth-js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answered, loadAuth } from './auth.ts'
import { useUserId } from './session.ts'

const keyOf = (userId: string) => ['auth', 'user', userId]

/** The account as the authentication service knows it: addresses, sign-in methods, second factors. */
export function useAccount() {
  const userId = useUserId()
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: async (): Promise<User> => (await answered((await loadAuth()).getUser())).user,
  })
}

/** Refetches the account after a change. */
export function useAccountChanged() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return () => queryClient.invalidateQueries({ queryKey: keyOf(userId) })
}
