import { pattern } from '../../text/pattern.ts'

const PROVIDER =
  'gmail|googlemail|g ?mail|yahoo|ymail|hotmail|outlook|live|icloud|me|aol|proton ?mail|proton|gmx|web|rediff ?mail|zoho|mail|fastmail|btinternet|msn|t-online|libero|orange|laposte|sky|comcast'
const ENDING =
  'com|net|org|info|io|de|edu|gov|in|ng|co|uk|us|ca|au|fr|es|it|nl|ie|za|ke|gh|pk|br|mx|pt|pl|ch|at|eu|me|biz|app|dev|ac|ai|xyz'
const AT =
  '(?:@|＠|\\bat\\b|\\bat the rate(?: of)?\\b|\\barroba\\b|\\bät\\b|\\bchiocciola\\b|\\barobase\\b|\\bat ?sign\\b)'
const DOT = '(?:\\.|\\bdot\\b|\\bpunkt\\b|\\bpunto\\b|\\bpoint(?= (?:com|fr|net|org|be|ch)\\b)|\\bponto\\b|\\bpunt\\b)'
const BRACKET_AT = '(?:[([{<*_-]{1,2}\\s?(?:at|@|ät|æt|arroba)\\s?[)\\]}>*_-]{1,2}|[([{]a[)\\]}])'
const BRACKET_DOT = '(?:[([{<*_-]{1,2}\\s?(?:dot|\\.|punkt|d)\\s?[)\\]}>*_-]{1,2}|\\.)'
const LOCAL = '[\\p{L}\\p{N}._%+-]{1,64}'
/** "john dot smith", "maya underscore w": the part before the @ as it is read aloud. */
const READ_OUT = `${LOCAL}(?:\\s(?:dot|underscore|dash|hyphen|punkt|point|punto)\\s${LOCAL}){0,3}`

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}\s?[@＠﹫]\s?(?:[\p{L}\p{N}-]{1,63}\s?\.\s?){1,5}(?:(?<=\S)\p{L}{2,24}|(?<=\s)(?:com|net|org|co|de|uk|in|ng)\b)/gu
const DISGUISED: readonly RegExp[] = [
  // "maya (at) example (dot) com", "maya [at] example.com", "maya(at)gmail"
  new RegExp(
    `(?<![\\w.-])${READ_OUT}\\s?${BRACKET_AT}\\s?[\\w-]{2,63}(?:\\s?(?:${BRACKET_DOT}|\\sdot\\s)\\s?[\\w-]{2,24}){0,4}`,
    'giu',
  ),
  // "maya at example dot com", "maya @ example . com", "maya at the rate gmail dot com"
  new RegExp(
    `(?<![\\w.-])${READ_OUT}\\s?${AT}\\s?[\\w-]{2,63}(?:\\s?${DOT}\\s?[\\w-]{2,24}){0,2}\\s?${DOT}\\s?(?:${ENDING})\\b`,
    'giu',
  ),
  // Without a top-level domain, a known provider is required: "maya.w99 at gmail". A plain word as the local part isn't
  // enough ("me at live").
  new RegExp(`(?<![\\w.-])(?=[\\w.+-]*[\\d._+])[\\w.+-]{3,64}\\s?${AT}\\s?(?:${PROVIDER})\\b`, 'giu'),
  new RegExp(
    `(?<=\\b(?:e-?mail|mail|write|address|id)\\b[^.!?]{0,30})(?<![\\w.-])[\\w.+-]{3,64}\\s?${AT}\\s?(?:gmail|googlemail|yahoo|hotmail|outlook|icloud|proton ?mail|gmx|rediff ?mail)\\b`,
    'giu',
  ),
]

/** Replaces email addresses with `[email]`, including the ways people disguise them. */
export const maskEmails = (text: string): string =>
  [EMAIL, ...DISGUISED].reduce(
    (masked, pattern) => masked.replace(pattern, (found) => (isSentence(found) ? found : '[email]')),
    text,
  )

/** Endings that also begin a sentence, as in "We met at seven.it was late". */
const BEGINS_SENTENCE = /\.(?:in|it|at|me|us|de|co|es|is)$/i
/** An amount, a time, or a word for one, where an address has its provider: "@ 199.It's", "at seven.it". */
const AMOUNT = new RegExp(
  pattern`
    (?:@|\bat)\s{0,2}(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|
    home|work|night|school|lunch|dinner|all|last|least|once|that|this|church|christmas|university|uni|college|
    hers|his|mine|theirs|ours|yours|weekends?)\.\p{L}+$
  `,
  'iu',
)

/** Whether a match is ordinary words around a full stop: "Look at me. It", "meet us at noon.In the end". */
const isSentence = (found: string): boolean =>
  (AMOUNT.test(found) && (BEGINS_SENTENCE.test(found) || /\s@|@\s/.test(found))) ||
  (/\sat\s/i.test(found) &&
    !/[@＠([{]|\b(?:dot|punkt|punto|point|ponto)\b/i.test(found) &&
    /\.\s|\.(?:In|It|At|Me|Us|De|Co|Es)$/.test(found))
