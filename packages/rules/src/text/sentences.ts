const ABBREVIATION = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|etc|approx|e\.g|i\.e|a\.m|p\.m)\.$/i
/** "No. 5" and "Rs. 500", unlike "I could have said no." */
const BEFORE_NUMBER = /(?:^|[\s(])(?:no|nos|rs|pp|ca|abt)\.$/i

/** A boundary between sentences. The full stop in a German date ("am 5. Mai") isn't one. */
const BOUNDARY =
  /(?<=[.!?…]["'”’)]{0,3}\s)(?!(?<=(?<!\p{N})\p{N}{1,2}\.\s)(?:Jan|Feb|März|Apr|Mai|Juni|Juli|Aug|Sep|Okt|Nov|Dez))|(?<=\n)/u

/**
 * Splits a text after each full stop, question or exclamation mark (including closing quotation marks) and each line
 * break. Joining the parts gives the original text. Abbreviations and decimals don't end a sentence.
 */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let rest = ''
  const pieces = text.split(BOUNDARY)
  for (const [at, piece] of pieces.entries()) {
    rest += piece
    const said = rest.trimEnd()
    const isAbbreviated = ABBREVIATION.test(said) || (BEFORE_NUMBER.test(said) && /^\p{N}/u.test(pieces[at + 1] ?? ''))
    if (!isAbbreviated || rest.endsWith('\n')) {
      sentences.push(rest)
      rest = ''
    }
  }
  if (rest !== '') sentences.push(rest)
  return sentences
}
