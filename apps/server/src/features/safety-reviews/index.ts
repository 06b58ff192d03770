import type { ExportSections, FeatureContext } from '../../feature.ts'
import type { Audit } from '../audit/public.ts'
import { createPrivateConflicts } from '../conflicts/public.ts'
import type { MailPreferences } from '../mail-preferences/public.ts'
import { safetyReviewNotices } from './safety-reviews.mails.ts'
import { safetyReviewRoutes } from './safety-reviews.routes.ts'
import { createSafetyReviews } from './safety-reviews.service.ts'

type Needs = { audit: Audit; preferences: MailPreferences }

/** Reviews of conflicts that a sign of danger keeps private. */
export function createSafetyReviewFeature(context: FeatureContext, { audit, preferences }: Needs) {
  const conflicts = createPrivateConflicts(context)
  const reviews = createSafetyReviews({ ...context, audit, conflicts, spendReview: context.spend('safety_review') })
  const { siteUrl } = context.settings
  return {
    service: reviews,
    routes: safetyReviewRoutes({ ...context, reviews }),
    background: [safetyReviewNotices({ ...context, preferences, siteUrl })],
    erasure: reviews,
    export: { safety_reviews: ({ person }) => reviews.own(person) } satisfies Partial<ExportSections>,
  }
}
