const FEDERATED = /(?<![\w@.])@[\w.-]{1,30}@(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}\b/gi
const HANDLE = /(?<![\w@.])@[a-z_][\w.]{0,28}\w\b|\b[a-z0-9_.]{2,32}#\d{4}\b|(?<![\w/.])u\/[\w-]{3,20}\b/gi

const NETWORK =
  'instagram|insta|ig|snapchat|snap|tiktok|twitter|facebook|fb|telegram|discord|twitch|threads|reddit|youtube|linkedin|kik|skype|steam'
/** No everyday word: with a digit, an underscore or a dot inside. "I snap at you" names nobody. */
const ODD = '(?=[a-z]*[._]?[\\d_]|[a-z]{2,}\\.[a-z])[a-z][\\w.]{2,28}\\w'
const NAMED = new RegExp(
  `\\b(?:${NETWORK})(?:\\s?[:=/]\\s?|\\s(?:(?:is|as|at|name|handle|user|username|account|under)\\s){0,3})${ODD}`,
  'gi',
)

/** Replaces what somebody is called in a social network by `[handle]`; addresses of mail are masked afterwards. */
export const maskHandles = (text: string): string =>
  [FEDERATED, NAMED].reduce((masked, pattern) => masked.replace(pattern, '[handle]'), text)

/** The same for what stands alone, once addresses of mail and links are masked. */
export const maskLoneHandles = (text: string): string => text.replace(HANDLE, '[handle]')
