import { words } from '@squash/testkit/cast'

/** How many consecutive words give away a private text. */
const RUN = 8

/** Texts that only their author may ever read. Messages aren't among them: a calm version may repeat their words. */
export const privateWords = {
  maya: [words.mayaCore],
  jonas: [words.jonasCore],
} as const

/** The runs of private words in what a user got to see, in any form: an answer, a row, a mail, a log line. */
export function privateWordsIn(seen: unknown, secrets: readonly string[]): string[] {
  const text = ` ${plain(typeof seen === 'string' ? seen : JSON.stringify(seen))} `
  return secrets.flatMap(runsOf).filter((run) => text.includes(` ${run} `))
}

export const bothPartiesWords: readonly string[] = [...privateWords.maya, ...privateWords.jonas]

/** Private words and messages: no mail, log line or event may contain them, even if the other party may read them. */
export const everythingTyped: readonly string[] = [...bothPartiesWords, words.maya, words.jonas]

/** Remembered, because the same few secrets are looked for in thousands of texts. */
const knownRuns = new Map<string, string[]>()

function runsOf(secret: string): string[] {
  const known = knownRuns.get(secret)
  if (known) return known
  const list = plain(secret).split(' ')
  const runs = list.slice(0, list.length - RUN + 1).map((_, start) => list.slice(start, start + RUN).join(' '))
  knownRuns.set(secret, runs)
  return runs
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
