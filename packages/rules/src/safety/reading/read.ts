import { undisguised } from './disguise.ts'
import { withoutHarmless } from './harmless.ts'
import { plainLetters } from './letters.ts'
import { type Sentence, sentencesIn } from './sentences.ts'
import { writtenOut } from './spelling.ts'

export type { Sentence }

/** The text in one spelling of everything: what the signs of danger are looked for in. */
export const plainText = (text: string): string => writtenOut(undisguised(plainLetters(text)))

/** The sentences of a text as the screen reads them, without the phrases that only sound dangerous. */
export const sentencesToJudge = (text: string): readonly Sentence[] =>
  sentencesIn(plainText(text)).map(({ words, quoted }) => ({ words: withoutHarmless(words), quoted }))
