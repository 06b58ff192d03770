/** Texts for authors and admins about safety reviews, which can lift what keeps a conflict private. */
export const safetyReviewMessages = {
  nothingToReview: 'Nothing you wrote is keeping this conflict private, so there’s nothing to review.',
  reviewWaiting: 'You’ve already asked for a review. We’ll let you know what a moderator decides.',
  tooManyReviews: 'You’ve asked for a lot of reviews today. Please try again tomorrow.',
  reviewNotFound: 'We can’t find that request. Its author may have deleted the conflict or their account.',
  reviewDecided: 'Another moderator has already decided this.',
  reviewOwn: 'Another moderator has to decide this: you’re part of the conflict, or in a dispute with its author.',
  answerRequired: 'Please write an answer. The author will read it.',
} as const
