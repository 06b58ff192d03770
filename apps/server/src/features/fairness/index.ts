import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { shownCells } from '@squash/rules/fairness/cells'
import type { FeatureContext } from '../../feature.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { listCells } from './fairness.store.ts'

/** The public page that counts agreements and verdicts by who started, order, mood and message length. */
export function createFairnessFeature({ database }: FeatureContext) {
  const os = implement(contract.fairness).$context<CallContext>()
  return {
    routes: { get_fairness: os.get_fairness.handler(async () => shownCells(await listCells(database.db))) },
  }
}
