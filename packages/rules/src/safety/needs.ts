/** What a text must hold for a pattern to match in it: one of these, each the beginning of a word or of two. */
type Need = { oneOf: readonly string[]; commonness: number }

/** What part of a pattern needs, and whether what follows it begins a word. */
type Part = { needs: readonly Need[]; atWord: boolean }

type Reader = { readonly tokens: readonly string[]; at: number }

/** One or two words up to a letter that may be missing; groups; assertions; classes; how often; the end of a word; the rest. */
const TOKEN =
  /[a-z0-9]+(?: [a-z0-9]+)? ?(?![?*{])|\(\?:(?:[a-z0-9 |]+\))?|\(\?<?[=!](?:[^()]*\))?|\[[^\]]*\]|(?:[?*+]|\{[^}]*\})\??|\\.| (?![?*{])|./gs

/** Words that every other text holds: to need one of them says little. */
const COMMON = new Set(
  `about again all and are ask back because been but can come could did every for from get got had have her him his just know
  like look not now off one only out over said say she some take tell that the them then there they this time told want was
  were what when who will with would you your`.split(/\s+/),
)

/**
 * What a text needs for a pattern to match in it, the rarest first; nothing when it cannot be told. It reads only the words
 * that stand in every match, and leaves out what it does not understand: a pattern matches no text that has not all of it.
 * @param source of a pattern that begins where a word begins
 */
export function needsOf(source: string): readonly (readonly string[])[] {
  const { needs } = alternatives({ tokens: source.match(TOKEN) ?? [], at: 0 }, true)
  return needs.toSorted((a, b) => a.commonness - b.commonness).map(({ oneOf }) => oneOf)
}

/** Each alternative needs something of its own, so that all together need one of these. */
function alternatives(reader: Reader, atWord: boolean): Part {
  const parts = [sequence(reader, atWord)]
  while (reader.tokens[reader.at] === '|') {
    reader.at += 1
    parts.push(sequence(reader, atWord))
  }
  const [only, ...others] = parts
  return only && others.length === 0 ? only : { needs: together(parts), atWord: parts.every((part) => part.atWord) }
}

function together(parts: readonly Part[]): readonly Need[] {
  const oneOf: string[] = []
  let commonness = 0
  for (const { needs } of parts) {
    const rarest = rarestOf(needs)
    if (!rarest) return []
    oneOf.push(...rarest.oneOf)
    commonness += rarest.commonness
  }
  return [{ oneOf, commonness }]
}

const rarestOf = ([first, ...others]: readonly Need[]): Need | undefined =>
  others.reduce((rarest, need) => (rarest && need.commonness >= rarest.commonness ? rarest : need), first)

function sequence(reader: Reader, begun: boolean): Part {
  const needs: Need[] = []
  let atWord = begun
  for (;;) {
    const token = reader.tokens[reader.at]
    if (token === undefined || token === '|' || token === ')') return { needs, atWord }
    reader.at += 1
    if (token === '(' || token.startsWith('(?:')) {
      const part = group(token, reader, atWord)
      if (isOptional(quantifier(reader))) atWord &&= part.atWord
      else {
        needs.push(...part.needs)
        atWord = part.atWord
      }
    } else if (token.startsWith('(')) {
      if (!token.endsWith(')')) passBy(reader)
    } else if (!WITHOUT_WIDTH.has(token)) {
      const once = quantifier(reader) === ''
      if (once && atWord && isLetter(token.charAt(0))) needs.push({ oneOf: [token], commonness: commonnessOf(token) })
      atWord = once && token.endsWith(' ')
    }
  }
}

function group(opening: string, reader: Reader, atWord: boolean): Part {
  if (opening.endsWith(')')) return listed(opening.slice('(?:'.length, -1), atWord)
  const part = alternatives(reader, atWord)
  reader.at += 1
  return part
}

/** Most groups are mere words. Their needs are read off at a glance, since all signs together are long. */
function listed(words: string, atWord: boolean): Part {
  const all = words.split('|')
  const oneOf = atWord ? (words.match(/(?<=\||^)[a-z0-9]+(?: [a-z0-9]+)? ?/g) ?? []) : []
  const commonness = oneOf.reduce((sum, one) => sum + commonnessOf(one), 0)
  return {
    needs: oneOf.length === all.length ? [{ oneOf, commonness }] : [],
    atWord: all.every((one) => one.endsWith(' ')),
  }
}

const WITHOUT_WIDTH = new Set(['^', '$', '\\b'])
const isLetter = (sign: string): boolean => (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9')
const isOptional = (times: string): boolean => times.startsWith('?') || times.startsWith('*') || times.startsWith('{0')

/** The quantifier at the reader's place, which it goes behind; empty when there is none. */
function quantifier(reader: Reader): string {
  const token = reader.tokens[reader.at] ?? ''
  if (token === '' || !'?*+{'.includes(token.charAt(0))) return ''
  reader.at += 1
  return token
}

/** Goes behind the parenthesis that closes the assertion which the reader has entered. */
function passBy(reader: Reader): void {
  for (let depth = 1; depth > 0; reader.at += 1) {
    const token = reader.tokens[reader.at]
    if (token === undefined) return
    if (token.startsWith('(')) depth += 1
    if (token.endsWith(')')) depth -= 1
  }
}

/** About how many of a hundred sentences hold one word, or two together. */
function commonnessOf(words: string): number {
  const [first = '', second] = words.trimEnd().split(' ')
  return second === undefined ? shareOf(first) : (shareOf(first) * shareOf(second)) / 100
}

const shareOf = (word: string): number => (word.length < 3 || COMMON.has(word) ? 30 : 1)
