import { ok, refuse } from '@squash/rules/result'
import type { CallContext } from './context.ts'

/**
 * The caller of a call whose access is not public: the guard has already rejected visitors.
 * @throws when a public call asks for its caller, which is a bug
 */
export function signedIn({ caller, request }: CallContext): string {
  if (!caller) throw new Error(`${request.call} needs a signed-in caller, but its contract says that it is public`)
  return caller.id
}

/** The caller, for a call that names a user although callers can only request their own data. */
export function ownId(context: CallContext, given: string | null | undefined) {
  const me = signedIn(context)
  return (given ?? me) === me ? ok(me) : refuse('access.not_yourself')
}

/** The page that a list call asks for: how many entries, and the cursor after which they start. */
export const pageOf = ({ p_limit, p_before }: { p_limit: number; p_before?: string | null | undefined }) => ({
  limit: p_limit,
  before: p_before ?? null,
})
