const WORDS: Readonly<Record<string, string>> = {
  'admin.granted': 'made somebody an admin',
  'admin.revoked': 'took admin rights away',
  'admin.given_up': 'gave up admin rights',
  'report.upheld': 'upheld a report',
  'report.dismissed': 'dismissed a report',
  'appeal.confirmed': 'let a decision stand after an appeal',
  'appeal.overturned': 'took a decision back after an appeal',
  'ruling.hidden': 'hid a ruling',
  'ruling.shown': 'showed a ruling again',
  'debate.hidden': 'hid a debate',
  'debate.shown': 'showed a debate again',
  'profile.hidden': 'hid a profile',
  'profile.shown': 'showed a profile again',
  'safety_review.lifted': 'let a private conflict have a ruling',
  'safety_review.kept': 'kept a conflict private after a review',
  'account.erasure_ordered': 'had an account erased',
  'account.banned': 'banned somebody',
  'account.unbanned': 'let somebody in again',
  'forum.fetched': 'fetched a forum conflict',
  'figures.fixed': 'put figures right',
  'keys.rotated': 'changed the signing keys',
}

/** What an admin did, in words; an act that has none yet stands as the log has it. */
export const actWords = (act: string): string => WORDS[act] ?? act
