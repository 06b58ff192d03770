/** What the safety screen says to the author, and to nobody else: plain, without blame, true for every kind of sign. */
export const safetyMessages = {
  paused:
    'Let us pause here. Some of these words can mean that somebody is in danger, or can hurt. You can change them, send them as they are, or stop.',
  stopped:
    'This cannot be sent as it is, and nothing of it was kept. Squash does not mediate where somebody may get hurt. There are people who can help.',
} as const
