import { TIMING } from '@squash/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { api } from '../query.ts'
import { useSettled } from '../use-settled.ts'
import { type EmailCheck, emailCheckState, isWorthChecking } from './email-check.ts'

/** An answer holds for this long; the server gives 30 of them an hour (calls.md). In milliseconds. */
const FRESH = 5 * 60_000

/** Whether the typed address has an account, asked 500 ms after typing stops (spec core-flow §5). */
export function useEmailCheck(typed: string, own: string | null): EmailCheck {
  const settled = useSettled(typed, TIMING.emailCheckPause)
  const { data, isError } = useQuery(
    api.profiles.check_user_exists_by_email.queryOptions({
      input: { email_to_check: settled.trim().toLowerCase() },
      enabled: isWorthChecking(settled, own),
      staleTime: FRESH,
      retry: false,
    }),
  )
  return emailCheckState({ typed, settled, own, exists: data?.some((row) => row.user_exists), failed: isError })
}
