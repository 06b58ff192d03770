import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import type { Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { SafetyReviews } from './safety-reviews.service.ts'

type Parts = { reviews: SafetyReviews; command: Command }

/** Binds the contract's calls to the service; nothing is decided here. */
export function safetyReviewRoutes({ reviews, command }: Parts) {
  const os = implement(contract.safetyReviews).$context<CallContext>()

  return {
    request_safety_review: os.request_safety_review.handler(({ input, context, errors }) => {
      const person = signedIn(context)
      return command(context, errors, {
        prepare: () => reviews.allow(person),
        work: (tx) => reviews.request(tx, person, input),
      })
    }),

    get_safety_reviews: os.get_safety_reviews.handler(({ input, context }) => {
      const list = input.p_status === 'waiting' ? reviews.waiting : reviews.decided
      return list(signedIn(context), { limit: input.p_limit, before: input.p_before ?? null })
    }),

    decide_safety_review: os.decide_safety_review.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => reviews.decide(tx, signedIn(context), input)),
    ),
  }
}
