import { undisguised } from './disguise.ts'
import { withoutHarmless } from './harmless.ts'
import { plainLetters } from './letters.ts'
import { type Sentence, sentencesIn } from './sentences.ts'
import { writtenOut } from './spelling.ts'

export type { Sentence }

/** The fully normalised text, in which the signs of danger are searched for. */
export const plainText = (text: string): string => writtenOut(undisguised(plainLetters(text)))

/** The normalised sentences of a text, without the phrases that only sound dangerous. */
export const sentencesToJudge = (text: string): readonly Sentence[] =>
  sentencesIn(plainText(text)).map(({ words, quoted }) => ({ words: withoutHarmless(words), quoted }))
