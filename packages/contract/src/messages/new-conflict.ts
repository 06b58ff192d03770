export const newConflictMessages = {
  fillInAllFields: 'Please fill in all fields. We need the full tea to help you squash this.',
  moodMissing: 'Pick the face that comes closest.',
  titleMissing: 'Give it a title.',
  insultingTitle:
    'Your title contains an insult, and the other person will see the title just as you typed it. Please take it out.',
  emailMissing: 'Enter the email address of the person it’s with.',
  descriptionMissing: 'Say what happened.',
  withYourself: "You can't start a conflict with yourself. That's called therapy.",
  failed: (reason: string) => `Failed to create conflict: ${reason}. Check your connection and try again?`,
  failedOnOurSide:
    'Failed to create conflict: something broke on our side. Your text is still here. Please try again in a moment.',
  /** Not shown: creating a conflict queues its invite, and a mail that fails is retried. */
  inviteFailed: 'Conflict created, but failed to send invite email. They can still join manually.',
  invited: "Conflict created and invite sent! They'll get an email to join Squash.",
  notified: 'Conflict created! The other party will be notified. Time to get this sorted.',
  emailCheckFailed: 'Unable to verify email',
} as const
