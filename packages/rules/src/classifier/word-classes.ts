/**
 * Which words are used in similar ways: each word's class, and a coarser class that holds several of those. A model
 * that knows "lettuce" then knows something about "broccoli".
 */
export type WordClasses = ReadonlyMap<string, WordClass>
export type WordClass = { readonly fine: number; readonly coarse: number }

/** Reads the table of `data/words`: one line per class, with the number of its coarser class before its words. */
export function readWordClasses(table: string): WordClasses {
  const classes = new Map<string, WordClass>()
  table.split('\n').forEach((line, fine) => {
    const [number, ...words] = line.split(' ')
    const one = { fine, coarse: Number(number) }
    for (const word of words) classes.set(word, one)
  })
  return classes
}

/** The class of a lower-case English word. Also finds "lettuce's" under "lettuce", and "thinkin" under "thinking". */
export const wordClassOf = (word: string, classes: WordClasses): WordClass | undefined =>
  classes.get(word) ?? classes.get(word.replace(/['’]?s$/, '')) ?? classes.get(word.replace(/in$/, 'ing'))
