import { pattern } from '../../text/pattern.ts'

const FEDERATED = /(?<![\w@.])@[\w.-]{1,30}@(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}\b/gi
/** Times, prices, ranks and speeds, which also follow an @ or a $ and a digit: "@5pm", "@3rd", "$20each". */
const UNIT = pattern`
    (?:am|pm|ish|hrs?|hours?|h|mins?|minutes?|days?|weeks?|months?|years?|st|nd|rd|th|k|m|x|c|p|each|cash|only|per|
    million|billion|thousand|pounds?|quid|euros?|bucks|dollars?|rs|percent|km|kmh|mph|oclock|uhr|worth|extra|down|
    more|less|back|plus|total|deposit|refund|monthly|weekly|times|people|followers|views|likes|characters|words|
    posts|photos|videos|messages|episodes|ever)
  `
const HANDLE = new RegExp(
  pattern`
    (?<![\w@.])@(?:[a-z_]|\d{1,5}(?!${UNIT}\b)(?=[a-z_]))[\w.-]{0,28}\w\b|\b[a-z0-9_.]{2,32}#\d{4}\b|
    (?<![\w/.])u\/[\w-]{3,20}\b
  `,
  'gi',
)

const NETWORK = pattern`
    instagram|insta|ig|snapchat|snap|sc|tiktok|tik tok|twitter|facebook|fb|messenger|telegram|tg|discord|twitch|
    threads|reddit|youtube|linkedin|kik|skype|steam|psn|xbox|gamertag|bluesky|bsky|mastodon|wechat|vsco|bereal|
    cash ?app|venmo|strava|tinder|hinge|bumble|onlyfans|pinterest|soundcloud|roblox|minecraft
  `
/** A handle must end its clause. "Facebook: please stop" continues, so it contains no handle. */
const CLAUSE_ENDS = '(?=\\s*(?:$|[.,;!?)"”\\n]|(?:and|or|on|if|you)\\b))'
/** A word with a digit, an underscore or a dot, which everyday words don't have: "I snap at you" contains no handle. */
const ODD = '(?=[a-z]*[._-]?[\\d_]|[a-z]{2,}\\.[a-z])[a-z][\\w.-]{2,28}\\w'
const LEAD =
  "(?:(?:is|as|at|name|handle|user|username|account|under|called|id|tag|it’s|it's|its|me|him|her|on there) ?[:=]?\\s){0,4}"
const NAMED = new RegExp(`\\b(?:${NETWORK})(?:\\s?[:=/(]\\s?@?|\\s${LEAD})${ODD}`, 'gi')
/** Words that don't count as handles after a colon or "handle", where any other word does. */
const NO_HANDLE = pattern`
    (?!(?:the|a|an|my|your|his|her|our|their|it|that|this|not|so|just|now|down|full|dead|bad|good|fun|okay|ok|yes|no|
    nothing|private|public|deleted|gone|well|soon|usual|proof|everyone|always|never|only|well|in|on|at|for|to|from|
    and|or|but|if|because|you|she|he|we|they|i|me|him|them|us|is|was)\b)
  `
const SAID = new RegExp(
  pattern`
    \b(?:${NETWORK})(?:\s?:\s?@?|(?: (?:user ?name|handle|user|account|name|id|
    tag))?(?: is called| is under| goes by| handle is| name is| id is| under|
    : ?))\s?["“]?${NO_HANDLE}[a-z][\w.-]{3,28}\w\b${CLAUSE_ENDS}
  `,
  'gi',
)
const USERNAME = new RegExp(
  `\\b((?:user ?name|handle|gamertag|screen name)(?:\\s(?:is|was|there is)|\\s?[:=])\\s?["“]?)@?${NO_HANDLE}(?=[\\w.-]*[\\d._]|[a-z]{6,}\\b)[a-z][\\w.-]{2,28}\\w\\b`,
  'gi',
)
const MINE = new RegExp(
  `\\b((?:my|his|her|their|ur|your) (?:${NETWORK}) is )${NO_HANDLE}[a-z]{7,28}(?<!ed|ing|ly|able|less|ful|ous|ant|ent)${CLAUSE_ENDS}`,
  'gi',
)
/** A handle before its network: "maya.w on insta", "find jay_dubs on TikTok". */
const BEFORE = new RegExp(`(?<![\\w.@/-])${ODD}(?=\\s(?:on|@|over on)\\s(?:${NETWORK})\\b)`, 'gi')
/** A handle that begins with a digit, which must be introduced as one: "snap is 2fast4u", "ig: 404_girl". */
const FROM_DIGIT = new RegExp(
  pattern`
    \b((?:${NETWORK}|user ?name|handle|screen name)(?:\s?[:=/]\s?|(?: (?:name|handle|user|username|account|id|tag|
    acc))?(?: (?:is|as|called|under|it['’]s|its|me as|me at))?\s)["“]?)[@$]?
    \d{1,5}(?!${UNIT}\b)(?=[a-z_]*[a-z_]{3})[a-z_][\w.]{2,28}(?![\w@])
  `,
  'gi',
)
/** A network named once for several handles: "Insta is full of it: he's dave_x, I'm kaz.y". */
const NETWORKED = new RegExp(`\\b(?:${NETWORK})\\b`, 'i')
const INTRODUCED = pattern`
    \b(?:he['’]s|she['’]s|i['’]m|it['’]s|they['’]re|you['’]re|hes|shes|im|its|is|was|as|under|called|user|username|
    handle|name|account|acc|profile|page|follow|add|find|dm|message|tag|tagged|by|from|search|look up|or|and|blocked?|
    report) (?:@ ?)?
  `
/** A word that can only be a handle: with an underscore between letters, several dots, or a dot and a digit. */
const SHAPED = pattern`
    (?![\w.]+\.(?:jpe?g|png|pdf|docx?|xlsx?|mp[34]|mov|zip|txt)\b)(?:(?=[a-z\d.]{0,24}[a-z\d]_)[a-z][a-z\d.]*_[\w.]*|
    [a-z][a-z\d]+(?:\.[a-z][a-z\d]*){2,}|[a-z]{3,}\.[a-z]+\d+|[a-z]{2,}\d*\.[a-z]{3,}\d+|
    [a-z]{2,}\d[a-z]+\.[a-z]{4,})\w*
  `
const NUMBERED =
  '(?!(?:iphone|ipad|galaxy|windows|pixel|covid|route|room|area|version|gate|xbox|fifa|flat|apt|unit|day|week|season|chapter)\\d)[a-z]{4,20}\\d{1,6}'
const LATER = new RegExp(`(?<![\\w.@/-])${SHAPED}(?![\\w@])`, 'gi')
const LATER_NUMBERED = new RegExp(`(${INTRODUCED})${NUMBERED}(?![\\w@-])(?!\\.\\w)`, 'gi')
const CASHTAG = new RegExp(
  pattern`(?<![\w$])\$(?:[a-z]|\d{1,4}(?!${UNIT}\b)(?=[a-z]{4}))[a-z\d_]{3,20}\b(?![.,]\d)`,
  'gi',
)
/** A handle with a space after the @: "@ maya_w". */
const GAP = /(?<![\w@.])@ (?=[a-z]*[._][a-z\d]|[a-z]+\d)[a-z][\w.]{3,28}\w\b/gi

/** Replaces handles next to the name of a social network with `[handle]`, before email addresses are masked. */
export const maskHandles = (text: string): string =>
  [FEDERATED, NAMED, SAID]
    .reduce((masked, pattern) => masked.replace(pattern, '[handle]'), text)
    .replace(MINE, '$1[handle]')
    .replace(BEFORE, '[handle]')
    .replace(USERNAME, '$1[handle]')
    .replace(FROM_DIGIT, '$1[handle]')

/** Replaces the other handles with `[handle]`, after email addresses and links are masked. */
export function maskLoneHandles(text: string): string {
  const masked = [HANDLE, GAP, CASHTAG].reduce((left, pattern) => left.replace(pattern, '[handle]'), text)
  if (!NETWORKED.test(text) && !text.includes('[handle]')) return masked
  return masked.replace(LATER, '[handle]').replace(LATER_NUMBERED, '$1[handle]')
}
