const WORDS: Readonly<Record<string, string>> = {
  'admin.granted': 'made somebody an admin',
  'admin.revoked': 'took admin rights away',
  'admin.given_up': 'gave up admin rights',
  'forum.fetched': 'fetched a forum conflict',
  'figures.fixed': 'put figures right',
  'keys.rotated': 'changed the signing keys',
}

/** What an admin did, in words; an act that has none yet stands as the log has it. */
export const actWords = (act: string): string => WORDS[act] ?? act
