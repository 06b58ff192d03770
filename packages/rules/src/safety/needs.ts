/** What a text must hold for a pattern to match in it: one of these, each the beginning of a word or a whole one. */
type Need = { oneOf: readonly string[]; commonness: number }

/** What part of a pattern needs, and whether what follows it begins a word. */
type Part = { needs: readonly Need[]; atWord: boolean }

type Reader = { readonly tokens: readonly string[]; at: number }

/** Letters up to one that may be missing, with the space behind them; groups; classes; how often; the end of a word; the rest. */
const TOKEN = /[a-z0-9]+ ?(?![?*{])|\((?:\?(?:<?[=!]|:))?|\[[^\]]*\]|(?:[?*+]|\{[^}]*\})\??|\\.| (?![?*{])|./gs

/** Words that stand in half of all texts: to need them says little. */
const COMMON = new Set(
  `all are been but can could did for from get has had have her him his just not one our out she that the their them they
  this was were what when who will with would you your`.split(/\s+/),
)

/**
 * What a text needs for a pattern to match in it, the rarest first; nothing when it cannot be told. It reads only the words
 * that stand in every match, and leaves out what it does not understand: a pattern matches no text that has not all of it.
 * @param source of a pattern that begins where a word begins
 */
export function needsOf(source: string): readonly (readonly string[])[] {
  const reader = { tokens: source.match(TOKEN) ?? [], at: 0 }
  const { needs } = alternatives(reader, true)
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
    if (isAssertion(token)) passBy(reader)
    else if (token.startsWith('(')) {
      const group = alternatives(reader, atWord)
      reader.at += 1
      if (isOptional(howOften(reader))) atWord &&= group.atWord
      else {
        needs.push(...group.needs)
        atWord = group.atWord
      }
    } else if (!isZeroWide(token)) {
      const certain = howOften(reader) === ''
      if (certain && atWord && /^[a-z0-9]/.test(token)) needs.push({ oneOf: [token], commonness: commonnessOf(token) })
      atWord = certain && token.endsWith(' ')
    }
  }
}

const isAssertion = (token: string): boolean => /^\(\?<?[=!]/.test(token)
const isZeroWide = (token: string): boolean => token === '^' || token === '$' || token === '\\b'
const isOptional = (quantifier: string): boolean => /^(?:[?*]|\{0)/.test(quantifier)

/** Goes behind the quantifier at the reader's place, if there is one. */
function howOften(reader: Reader): string {
  const token = reader.tokens[reader.at] ?? ''
  if (!/^[?*+{]/.test(token)) return ''
  reader.at += 1
  return token
}

/** Goes behind the parenthesis that closes the assertion which the reader has entered. */
function passBy(reader: Reader): void {
  for (let depth = 1; depth > 0; reader.at += 1) {
    const token = reader.tokens[reader.at]
    if (token === undefined) return
    if (token.startsWith('(')) depth += 1
    if (token === ')') depth -= 1
  }
}

function commonnessOf(word: string): number {
  const letters = word.trimEnd()
  if (letters.length < 3 || COMMON.has(letters)) return 30
  return letters.length === 3 ? 2 : 1
}
