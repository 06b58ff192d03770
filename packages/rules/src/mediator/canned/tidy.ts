/** The text as the rules expect it: plain quotation marks, no control characters, single spaces, one line break at most. */
export function straightened(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (character) =>
      character === '\n' || character === '\u200d' ? character : ' ',
    )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

/** One mark where there were several; an exclamation mark becomes a full stop, because it shouts. */
export const calmMarks = (text: string): string =>
  text
    .replace(/[!?]*\?[!?]*/g, '?')
    .replace(/!+/g, '.')
    .replace(/(?<!\d)\.{2,}/g, '...')
    .replace(/,{2,}/g, ',')

/** Mends what taking words out leaves behind: spaces, stray commas, "a" before a vowel, small i, and the first capital. */
export function mended(sentence: string): string {
  const text = sentence
    .replace(/ {2,}/g, ' ')
    .replace(/ +([.,!?;:])(?=\s|$|[.,!?;:])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,+(?=[.!?;:])/g, '')
    .replace(/^[\s,;:.!-]+(?=[^\d\s])/, '')
    .replace(/\b(and|but|or|so|because),? (?=[.!?]|$)/gi, '')
    .replace(/\b(and|but|or|so|because)(?=[.!?]|$)/gi, '')
    .replace(/(please) (?:please|could you please) /gi, '$1 ')
    .replace(/\b(i)\b(?=$|[\s,;!?]|['’](?:m|ve|ll|d)\b)(?!\.)/g, 'I')
    .replace(/\ban (?=person\b)/g, 'a ')
    .replace(
      /([.?] )((?:it|this|that|the|my|your) )/g,
      (_, end: string, word: string) => end + word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replace(/\b(I|you|we|they|it) \1\b/gi, '$1')
    .replace(
      /\bI (?:feel|think|know|believe) (?:like |that )?(?=(?:I (?:don't )?feel|it (?:often )?feels like)\b)/g,
      '',
    )
    .replace(/^(it hurts me that [^?.]*)\?$/i, '$1.')
    .trim()
  return text.replace(/^(["“(]*)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase())
}

/** A sentence that ends: names and fragments get a full stop. */
export const ended = (sentence: string): string => (/[\p{L}\p{N})'"%€£$]$/u.test(sentence) ? `${sentence}.` : sentence)
