export const newDebateMessages = {
  fillInAllFields: 'Please fill in all fields to start the debate.',
  titleMissing: 'Ask a question.',
  insulting: 'Your question or one of the sides contains an insult. Take it out, then start the debate.',
  ownSideMissing: 'Say which side you’re taking.',
  theirSideMissing: 'Say which side they’re taking.',
  positionMissing: 'Make your case.',
  emailMissing: 'Enter the email address of the person on the other side.',
  withYourself: "You can't debate yourself. Invite someone else!",
  failed: (reason: string) => `Failed to create debate: ${reason}. Please try again.`,
  invited: "Debate created and invite sent! They'll get an email to join Squash.",
  notified: 'Debate created! The other party will be notified.',
} as const
