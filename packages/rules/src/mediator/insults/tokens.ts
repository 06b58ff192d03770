import { memoized } from '../../memoized.ts'
import { withoutLookAlikes } from '../../text/disguise.ts'
import { pattern } from '../../text/pattern.ts'
import { joinedLetters, SPACED_LETTERS, undisguised } from './disguise.ts'
import { phraseAt, tagOf } from './lexicon.ts'
import { isOrdinary } from './ordinary-words.ts'

/**
 * A word or mark of a text. `norm` is what patterns see: the word in lower case and written out, one of `, ; : - ) . !
 * ?`, `¶` for a line break, or a tag, which is a capital letter. `)` stands for every bracket and quotation mark. The
 * tags up to P replace the words of `lexicon.ts`:
 *
 * | tag  | stands for                                                                    |
 * | ---- | ----------------------------------------------------------------------------- |
 * | N, F | an insulting noun: a strong one ("moron"), a mild one ("clown")               |
 * | T, W | an insulting adjective: a strong one ("pathetic"), a mild one ("slow")        |
 * | S    | a slur                                                                        |
 * | C    | an insulting noun for conduct ("stupidity")                                   |
 * | V    | a mocking nickname ("princess")                                               |
 * | H    | an intensifier ("fucking")                                                    |
 * | O    | an obscenity                                                                  |
 * | P    | a person, not an insult by itself ("friend")                                  |
 * | Q    | a quotation                                                                   |
 * | D    | a number                                                                      |
 * | L    | a link                                                                        |
 * | E, X | an emoji, a scornful one                                                      |
 */
export type Token = { readonly norm: string; readonly word: string; readonly start: number; readonly end: number }

/** Punctuation and emoji, which end a clause. */
export const MARK = /^[-,;:.!?¶)EX]$/

/** An apostrophe for letters left out, as in "'cause" and "'em", opens no quotation. */
const QUOTATION = new RegExp(
  pattern`
    “[^“”\n]{1,400}”|"[^"\n]{1,400}"|«[^«»\n]{1,400}»|(?<![\p{L}\p{N}])['‘](?=\S)(?!(?:cause|cos|em|til|tis|twas|bout|
    round)\b)[^'’\n]{1,200}(?:['’](?=\p{L})[^'’\n]{1,80}){0,5}(?<=\S)['’](?![\p{L}\p{N}])
  `,
  'gu',
)
const PIECE = new RegExp(
  [
    String.raw`(?<link>https?:\/\/\S+|www\.\S+|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|(?<!\S)[@#]\w+)`,
    `(?<spaced>${SPACED_LETTERS.source})`,
    String.raw`(?<signs>[\p{L}\p{N}@$€][\p{L}\p{N}@$€*#%_|+!]{0,30}[\p{L}\p{N}@$€*#%](?![\p{L}\p{N}]))`,
    String.raw`(?<number>[$€£₦₹#]?\d(?:[\d.,:\/]|-(?=\d))*(?<=\d)(?:%|€|£|\p{L}{1,3}(?!\p{L}))?)`,
    String.raw`(?<word>\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}+)*(?:\.\p{L})*)`,
    String.raw`(?<emoji>\p{Extended_Pictographic}(?:[\p{Emoji_Modifier}\ufe0f\u200d]|\p{Extended_Pictographic})*)`,
    String.raw`(?<end>[.!?…]+|\n+)`,
    `(?<mark>[,;:()"“”«»]|--?|[–—])`,
  ].join('|'),
  'gu',
)
const SCORNFUL = /^(?:🖕|💩|🤡|🤮|🐷|🐍|🐖)/u
const ABBREVIATED = /^(?:mr|mrs|ms|dr|st|vs|etc|approx|e\.g|i\.e|a\.m|p\.m)$/

/**
 * Chat spellings, written out, and words for "idiot-proof" that contain no insult. `your` and `ur` may also mean
 * "you're": the following words decide.
 */
const CHAT: ReadonlyMap<string, string> = new Map(Object.entries({
  u: 'you', ya: 'you', yu: 'you', yuh: 'you', yall: 'you', "y'all": 'you', ye: 'you', yous: 'you', youse: 'you', yiz: 'you', yer: 'ur', ur: 'ur', yr: 'your', r: 'are', youre: "you're", urself: 'yourself', w: 'with', yourselves: 'yourself',
  ure: "you're", n: 'and', '&': 'and', coz: 'because', bcoz: 'because', becoz: 'because', bcos: 'because', bcuz: 'because', cos: 'because', cuz: 'because', bc: 'because', cause: 'because', 'ain’t': "ain't", dont: "don't",
  doesnt: "doesn't", cant: "can't", wont: "won't", didnt: "didn't", isnt: "isn't", havent: "haven't", hasnt: "hasn't", wasnt: "wasn't", werent: "weren't", arent: "aren't",
  couldnt: "couldn't", shouldnt: "shouldn't", hadnt: "hadn't", cannot: "can't", gonna: 'going to', abt: 'about',
  every1: 'everyone', any1: 'anyone', no1: 'nobody', everybody: 'everyone', anybody: 'anyone', ppl: 'people', wat: 'what', wht: 'what',
  wots: "what's", wot: 'what', tht: 'that', im: 'i am', ive: 'i have', da: 'the', de: 'the', shld: 'should', jus: 'just', nd: 'and', thats: "that's",
  'idiot-proof': 'sturdy', idiotproof: 'sturdy', 'dummy-proof': 'sturdy', foolproof: 'sturdy',
  its: "it's", whats: "what's", whos: "who's", hes: "he's", shes: "she's", theyre: "they are",
})) // biome-ignore format: a table of pairs
const CONTRACTED = /^(.+)(['’](?:re|ve|ll|m|d|s))$/iu
const WRITTEN_OUT: Readonly<Record<string, string>> = { re: 'are', ve: 'have', ll: 'will', m: 'am', d: "'d", s: "'s" }

/** The words and marks of a text. */
export const tokensOf: (text: string) => readonly Token[] = memoized(readTokens, { most: 16, keyOf: (text) => text })

function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = []
  let at = 0
  const upTo = (end: number): void => {
    if (end > at) tokens.push(...piecesOf(text.slice(at, end), at))
    at = end
  }
  for (const { 0: quotation, index } of text.matchAll(QUOTATION)) {
    // A message that is entirely in quotation marks quotes nobody.
    if (quotation.length >= text.trim().length) continue
    upTo(index)
    at = index + quotation.length
    tokens.push({ norm: 'Q', word: quotation, start: index, end: at })
  }
  upTo(text.length)
  return tagged(tokens, text)
}

function* piecesOf(text: string, offset: number): Generator<Token> {
  const pieces = new RegExp(PIECE)
  for (let found = pieces.exec(text); found; found = pieces.exec(text)) {
    const [piece] = found
    const groups = found.groups ?? {}
    const start = offset + found.index
    const token = (norm: string, from = 0, to = piece.length): Token => ({
      norm,
      word: piece.slice(from, to),
      start: start + from,
      end: start + to, // biome-ignore format: one thing
    })
    if (groups.link) yield token('L')
    else if (groups.spaced || groups.signs) {
      const hidden = groups.spaced ? joinedLetters(piece) : undisguised(piece)
      if (hidden) yield token(hidden)
      else {
        // Nothing is disguised here: read the same letters again as plain text.
        PLAIN.lastIndex = found.index
        const plain = PLAIN.exec(text)?.[0] ?? piece
        pieces.lastIndex = found.index + plain.length
        yield* wordsOf(plain, start)
      }
    } else if (groups.number) yield token('D')
    else if (groups.word) yield* wordsOf(piece, start)
    else if (groups.emoji) yield token(SCORNFUL.test(piece) ? 'X' : 'E')
    else if (groups.end)
      yield token(piece.startsWith('\n') ? '¶' : piece.includes('?') ? '?' : piece.includes('!') ? '!' : '.')
    else yield token(/^["“”«»()]$/.test(piece) ? ')' : /^[-–—]/.test(piece) ? '-' : piece)
  }
}

const PLAIN =
  /(?:[$€£₦₹#]?\d(?:[\d.,:/]|-(?=\d))*(?<=\d)(?:%|€|£|\p{L}{1,3}(?!\p{L}))?|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}+)*(?:\.\p{L})*|.)/suy

function* wordsOf(piece: string, start: number): Generator<Token> {
  if (/^\P{L}/u.test(piece)) {
    yield { norm: /\d/.test(piece) ? 'D' : piece, word: piece, start, end: start + piece.length }
    return
  }
  const plain = unstretched(withoutLookAlikes(piece.toLowerCase()).replaceAll('’', "'"))
  const [, stem, suffix] = CONTRACTED.exec(piece) ?? []
  if (stem && suffix && !CHAT.has(plain)) {
    const end = start + piece.length
    yield {
      norm: CHAT.get(stem.toLowerCase()) ?? unstretched(stem.toLowerCase()),
      word: stem,
      start,
      end: end - suffix.length,
    }
    yield { norm: WRITTEN_OUT[suffix.slice(1).toLowerCase()] ?? suffix, word: suffix, start: end - suffix.length, end }
  } else yield { norm: CHAT.get(plain) ?? plain, word: piece, start, end: start + piece.length }
}

/** "sooo" is "so", "stuuupid" is "stupid", and "willl" is "will". */
function unstretched(word: string): string {
  if (!/(.)\1\1/u.test(word)) return word
  const [one, two] = [word.replace(/(.)\1{2,}/gu, '$1'), word.replace(/(.)\1{2,}/gu, '$1$1')]
  return !tagOf(one) && (tagOf(two) || /(?:ee|oo|ll)/.test(two)) && one !== 'so' ? two : one
}

/** A cache key that differs for words that the patterns or the trained model may read differently. */
export const keyOf = (words: readonly Token[]): string => words.map(({ norm, word }) => `${norm} ${word}`).join('\n')

/** Replaces the norms of insults by their tags; an insult of several words becomes one token. */
function tagged(tokens: readonly Token[], text: string): Token[] {
  const words = tokens.map(({ norm, word }, at) =>
    norm === 'because' && CAUSE.test(`${tokens[at - 1]?.norm} ${word}`) ? 'cause' : norm,
  )
  const result: Token[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const [token, next] = [tokens[index], tokens[index + 1]]
    if (!token) continue
    const phrase = phraseAt(words, index)
    const last = phrase && tokens[index + phrase.length - 1]
    if (phrase && last) {
      result.push({ ...token, norm: phrase.tag, word: text.slice(token.start, last.end), end: last.end })
      index += phrase.length - 1
    } else if (next?.norm === '.' && ABBREVIATED.test(token.norm) && next.end - next.start === 1) {
      result.push({ ...token, word: token.word + next.word, end: next.end })
      index += 1
    } else {
      const norm = words[index] ?? token.norm
      const tag = isOrdinary(words, index) ? null : tagOf(norm)
      result.push({ ...token, norm: tag ?? youAre(words, index) })
    }
  }
  return result
}

/** "The root cause" isn't short for "because". */
const CAUSE = /^(?:root|main|real|likely|probable|good|common|the|a|an|no|any|this|that|my|your|our|one) cause$/i

const OPENS_PREDICATE =
  /^(?:a|an|so|such|just|really|the|being|always|nothing|too|not|acting|never|all|fucking|literally)$/

/** Reads "ur" and "your" as "you're" before words that can only follow "you're". */
function youAre(words: readonly string[], at: number): string {
  const [norm = '', next = '', afterNext = ''] = words.slice(at, at + 3)
  if (norm !== 'your' && norm !== 'ur') return norm
  if (/^(?:for|of|with|at|from|about|behind)$/.test(words[at - 1] ?? '')) return 'your'
  if (OPENS_PREDICATE.test(next) && !(norm === 'your' && /^(?:just|always|never|all|really)$/.test(next)))
    return "you're"
  // "Ur fat n slow"
  if (norm === 'ur' && /^[TW]$/.test(tagOf(next) ?? '') && /^(?:and|but|lol|af|tbh|ngl|fr)$/.test(afterNext))
    return "you're"
  if (norm === 'ur' && next === 'D' && /^(?:and|but|now|[,.!])?$/.test(afterNext)) return "you're"
  if (norm === 'ur' && (phraseAt(words, at + 1) || /^(?:done|finished|gonna|still|going|only)$/.test(next)))
    return "you're"
  const tag = tagOf(next)
  return (tag === 'T' || tag === 'W') && !/^[\p{L}D]/u.test(afterNext) ? "you're" : 'your'
}
