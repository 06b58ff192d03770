/** The paragraphs of a text, and whether each is a quotation as a whole. */
export const paragraphsOf = (text: string): { words: string; isQuote: boolean }[] =>
  text
    .split(/\n{2,}/)
    .filter((words) => words.trim() !== '')
    .map((words) => ({ words, isQuote: /^“[^“”]*”$/.test(words) }))
