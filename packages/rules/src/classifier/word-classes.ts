/**
 * Which words are used in similar ways: each word's class, and a coarser class that holds several of those. A model
 * that knows "lettuce" then knows something about "broccoli".
 */
export type WordClasses = ReadonlyMap<string, WordClass>
export type WordClass = { readonly fine: number; readonly coarse: number }

/** The table of `data/words`: a line for each class, with the number of its coarser class before its words. */
export function readWordClasses(table: string): WordClasses {
  const classes = new Map<string, WordClass>()
  table.split('\n').forEach((line, fine) => {
    const [number, ...words] = line.split(' ')
    const one = { fine, coarse: Number(number) }
    for (const word of words) classes.set(word, one)
  })
  return classes
}

/** The class of an English word in lower case, also with an ending the table lacks, or as people chat ("thinkin"). */
export const wordClassOf = (word: string, classes: WordClasses): WordClass | undefined =>
  classes.get(word) ?? classes.get(word.replace(/['’]?s$/, '')) ?? classes.get(word.replace(/in$/, 'ing'))
