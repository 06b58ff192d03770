import type { ForEveryCall } from '../calls.ts'
import { communityRows } from './rows/community.ts'
import { conflictRows } from './rows/conflicts.ts'
import { peopleRows } from './rows/people.ts'
import { rewardRows } from './rows/rewards.ts'
import type { Row } from './scenes.ts'

/** Who gets what (decisions §1 and §2): a row for every call of the contract. */
export const MATRIX: ForEveryCall<Row> = { ...peopleRows, ...conflictRows, ...communityRows, ...rewardRows }
