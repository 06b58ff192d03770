export const soloNotesMessages = {
  messageMissing: 'First, write down what happened.',
  notFound: 'This note doesn’t exist, or isn’t yours.',
  tooMany: 'You’ve written a lot of notes in the past hour. Please try again later.',
  stopped:
    'We can’t rewrite this. Nothing was saved, and your text is still in the box above. If someone could get hurt, there are people who can help.',
} as const
