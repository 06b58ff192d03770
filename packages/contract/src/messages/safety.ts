/** What the safety check and the moderators say to an author: plain, without blame, true for every kind of sign. */
export const safetyMessages = {
  paused:
    'It sounds as if someone could get hurt, or as if these words could hurt. If that’s so, there are people who can help. If it isn’t, you can change the words or send them as they are.',
  stopped:
    'We can’t send this as it is, and we haven’t kept any of it. Squash doesn’t mediate where someone may get hurt. There are people who can help.',
  nothingToReview: 'Your words don’t keep this conflict private, so there’s nothing to review.',
  reviewWaiting: 'You’ve already asked for a review. We’ll let you know what a moderator decides.',
  tooManyReviews: 'You’ve asked for a lot of reviews today. Please try again tomorrow.',
  reviewNotFound: 'We can’t find that request. Its author may have deleted the conflict or their account.',
  reviewDecided: 'Another moderator has already decided this.',
  reviewOwn: 'Another moderator has to decide this: you’re part of the conflict, or in a dispute with its author.',
  answerRequired: 'Please write the answer that the author will read.',
} as const
