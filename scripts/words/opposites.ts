import type { Sense, Synset } from './wordnet.ts'

/** Only this many of a word's commonest meanings count: "sound" is rarely the opposite of "silence". */
const FIRST = 3
/** Any meaning but the first has to occur in WordNet's sample of texts. */
const LEAST_USES = 1

type Parts = { synsets: ReadonlyMap<string, Synset>; senses: readonly Sense[]; known: ReadonlySet<string> }

/** Everyday words and their opposites as "early:late", in alphabetical order. */
export function oppositesIn({ synsets, senses, known }: Parts): string[] {
  const frequent = new Set(
    senses
      .filter(({ word, rank, count }) => known.has(word) && rank <= FIRST && (rank === 1 || count >= LEAST_USES))
      .map(({ word, synset }) => `${word} ${synset}`),
  )
  const pairs = new Set<string>()
  for (const { id, opposite } of synsets.values())
    for (const { from, to } of opposite) {
      const other = synsets.get(to.synset)?.words[to.word] ?? ''
      if (!frequent.has(`${from} ${id}`) || !frequent.has(`${other} ${to.synset}`)) continue
      pairs.add([from, other].sort().join(':'))
    }
  return [...pairs].sort()
}
