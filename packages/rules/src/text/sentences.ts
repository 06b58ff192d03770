const ABBREVIATION = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|no|vs|etc|approx|e\.g|i\.e|a\.m|p\.m)\.$/i

/**
 * Splits a text after each full stop, question or exclamation mark (with the quotation marks that close over it) and each
 * line break. Nothing is lost: the parts, put together, are the text. Abbreviations and decimals do not end a sentence.
 */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let rest = ''
  for (const piece of text.split(/(?<=[.!?…]["'”’)]{0,3}\s)|(?<=\n)/)) {
    rest += piece
    if (!ABBREVIATION.test(rest.trimEnd()) || rest.endsWith('\n')) {
      sentences.push(rest)
      rest = ''
    }
  }
  if (rest !== '') sentences.push(rest)
  return sentences
}
