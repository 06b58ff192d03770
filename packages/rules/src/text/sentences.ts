const ABBREVIATION = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|no|vs|etc|approx|e\.g|i\.e|a\.m|p\.m)\.$/i

/**
 * Splits a text after each full stop, question or exclamation mark (including closing quotation marks) and each line
 * break. Joining the parts gives the original text. Abbreviations and decimals don't end a sentence.
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
