import type { FeatureContext } from '../../feature.ts'
import { createReferrals } from './referrals.service.ts'

/** Which users brought others to Squash. */
export const createReferralFeature = (context: FeatureContext) => ({ service: createReferrals(context) })
