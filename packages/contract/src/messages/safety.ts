/**
 * What the safety check tells the author, and only the author: plain, without blame, and true for every kind of sign.
 */
export const safetyMessages = {
  paused: 'What you wrote sounds as if someone could be in danger or get hurt.',
  stopped:
    'We can’t send this as it is, and we haven’t stored it. If someone could get hurt, there are people who can help.',
} as const
