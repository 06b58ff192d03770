export const previewMessages = {
  messageMissing: 'Write your message first.',
  editMissing: 'Write something, or go back to the suggested wording.',
  conflictMissing: 'Say which conflict you’re responding to.',
  editNeedsPreview: 'Preview the message before you edit it.',
  notFound: 'This preview is no longer up to date. Preview your message again, then send it.',
  tooManyWordings:
    'We can’t suggest another wording for this message. Send one of those you have, or edit it yourself.',
  tooMany: 'You’ve previewed a lot of messages in the past hour. Please try again later.',
  insulting: 'Your edit adds an insult. Take it out, then send your message.',
  nothingLeft: 'Without the insults, there’s nothing left to send. Say what happened and what you want.',
} as const
