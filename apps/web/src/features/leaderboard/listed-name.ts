import type { LeaderboardRow } from '@squash/contract/leaderboard'
import { displayName } from '@squash/rules/people/display-name'

/** What somebody on the board is called: strangers see no last name (decisions §1). */
export const listedName = ({ first_name, username }: LeaderboardRow): string =>
  displayName({ first_name, username, last_name: null }, false)
