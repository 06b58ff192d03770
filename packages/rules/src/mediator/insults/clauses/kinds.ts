import KINDS from '../../../../../../data/insults/kinds.json' with { type: 'json' }

/** What the images of insults are made of, by word: animals, household things, virtues. A phrase counts by its last word. */
const KIND_OF = new Map<string, string>(
  Object.entries(KINDS).flatMap(([kind, words]) =>
    words
      .toLowerCase()
      .split(', ')
      .map((word): [string, string] => [word, kind]),
  ),
)

/** The kind of thing that a word in lower case stands for, also in the plural; null for any other word. */
export const kindOf = (word: string): string | null =>
  KIND_OF.get(word) ?? KIND_OF.get(word.replace(/e?s$/, '')) ?? KIND_OF.get(word.replace(/s$/, '')) ?? null
