/**
 * What the safety check tells the author, and only the author: plain, without blame, and true for every kind of sign.
 */
export const safetyMessages = {
  paused: 'Something you wrote may mean that someone’s in danger, or may hurt someone.',
  stopped:
    'We can’t send this as it is, and our server hasn’t stored it. If someone may get hurt, there are people who can help.',
} as const
