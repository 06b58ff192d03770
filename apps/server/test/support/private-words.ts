import { words } from '@squash/testkit/cast'

/** How many words in a row betray a private text (decisions §1). */
const RUN = 8

/** What only its author may ever read. The words of a message are none of it: its calm version may repeat any of them. */
export const privateWords = {
  maya: [words.mayaCore],
  jonas: [words.jonasCore],
} as const

/** The runs of private words in what somebody got to see, in whatever form: an answer, a row, a mail, a log line. */
export function privateWordsIn(seen: unknown, secrets: readonly string[]): string[] {
  const text = ` ${plain(typeof seen === 'string' ? seen : JSON.stringify(seen))} `
  return secrets.flatMap(runsOf).filter((run) => text.includes(` ${run} `))
}

export const everybodysWords: readonly string[] = [...privateWords.maya, ...privateWords.jonas]

/** Private words and messages: what no mail, log line or event holds, although the other person reads most of it. */
export const everythingTyped: readonly string[] = [...everybodysWords, words.maya, words.jonas]

function runsOf(secret: string): string[] {
  const list = plain(secret).split(' ')
  return list.slice(0, list.length - RUN + 1).map((_, start) => list.slice(start, start + RUN).join(' '))
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
