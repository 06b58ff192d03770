import type { FairnessCase } from '@squash/rules/fairness/cases'
import type { FairnessCell } from '@squash/rules/fairness/cells'
import type { Generated } from 'kysely'

export type FairnessTables = {
  fairness_cases: FairnessCase & { conflict_id: string }
  fairness_counts: FairnessCell & { shard: number; count: Generated<number> }
}
