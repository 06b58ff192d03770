import type { ForEveryCall } from '../calls.ts'
import { communityRows } from './rows/community.ts'
import { conflictRows, otherWays } from './rows/conflicts.ts'
import { peopleRows } from './rows/people.ts'
import { rewardRows } from './rows/rewards.ts'
import type { Row } from './scenes.ts'

/** Which role gets which answer: a row for every call of the contract. */
export const MATRIX: ForEveryCall<Row> = { ...peopleRows, ...conflictRows, ...communityRows, ...rewardRows }

/** The same for calls that can be made in more than one way. */
export const OTHER_WAYS = otherWays
