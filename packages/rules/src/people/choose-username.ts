import { profileMessages } from '@squash/contract/messages/profile'
import { ok, type Result, refuse } from '../result.ts'
import { usernameProblem } from './username.ts'

/**
 * What becomes of a username. Who came without one chooses it once (decisions §15); sent back as it is, it stays.
 * @param wanted as typed; null leaves it alone
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
