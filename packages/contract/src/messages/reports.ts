export const reportsMessages = {
  reasonRequired: 'Please say what is wrong with it.',
  appealRequired: 'Please say why you see it differently.',
  decisionReasonRequired: 'Please give the reason that the author will read.',
  nothingToReport: 'There is nothing here that you could report. It may have been taken away already.',
  nothingToHide: 'There is no such ruling, debate or profile.',
  notFound: 'There is no such report.',
  yourself: 'You cannot report yourself.',
  repeated: 'You have reported this already. We will look at it.',
  tooMany: 'You have sent a lot of reports today. Please try again tomorrow.',
  wrongStatus: 'This report has been decided in the meantime. Look again.',
  noAppeal: 'This decision cannot be appealed, or has been appealed already.',
  own: 'Somebody else has to decide a report that you made or that is about you.',
  reported: 'Thank you. We will look at it, and tell you what we decided. We tell nobody that it was you.',
  inviteReported:
    'Thank you. A person will look at it. The link is all that we know of you, so we cannot tell you what we decided.',
} as const
