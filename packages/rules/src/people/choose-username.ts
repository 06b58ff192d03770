import { profileMessages } from '@squash/contract/messages/profile'
import { ok, type Result, refuse } from '../result.ts'
import { usernameProblem } from './username.ts'

/**
 * Decides a username. A user who signed up without one can set it once; resubmitting the current one changes nothing.
 * @param wanted as typed; null leaves it unchanged
 */
export function chooseUsername(
  current: string | null,
  wanted: string | null,
): Result<string | null, 'request.invalid' | 'profile.username_fixed'> {
  if (wanted === null) return ok(current)
  const username = wanted.toLowerCase()
  if (username === current?.toLowerCase()) return ok(current)
  if (current !== null) return refuse('profile.username_fixed', { username: profileMessages.usernameFixed })
  const problem = usernameProblem(username)
  return problem === null ? ok(username) : refuse('request.invalid', { username: problem })
}
