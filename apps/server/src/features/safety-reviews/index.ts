import { randomUUID } from 'node:crypto'
import type { Command } from '../../platform/http/command.ts'
import { createPrivateConflicts } from '../conflicts/private-conflicts.service.ts'
import { safetyReviewRoutes } from './safety-reviews.routes.ts'
import { createSafetyReviews, type SafetyReviewParts } from './safety-reviews.service.ts'

type Parts = Omit<SafetyReviewParts, 'conflicts' | 'newId'> & { command: Command }

/** Reviews of conflicts that a sign of danger keeps private, and their calls. */
export function createSafetyReviewFeature({ command, ...parts }: Parts) {
  const conflicts = createPrivateConflicts(parts)
  const reviews = createSafetyReviews({ ...parts, conflicts, newId: randomUUID })
  return { reviews, routes: safetyReviewRoutes({ reviews, command }) }
}
