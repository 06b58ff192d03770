import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { readWordClasses, type WordClasses } from '@squash/rules/classifier/word-classes'

const file = new URL('../../../../data/words/classes.txt.br', import.meta.url)

/** The table of classes of English words, as text. */
export const readWordTable = (): string => brotliDecompressSync(readFileSync(file)).toString('utf8')

let loaded: WordClasses | undefined

/** Loads the classes of English words, once for all models of a process. */
export function loadWordClasses(): WordClasses {
  loaded ??= readWordClasses(readWordTable())
  return loaded
}
