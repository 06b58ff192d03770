import { words } from '@squash/testkit/cast'

/** How many words in a row betray a private text (decisions §1). */
const RUN = 8

/**
 * What only its author may ever read. Of the messages it is the stretch that the canned mediator rewords too: the rest of
 * them is names, times and requests, which a translation has to keep.
 */
export const privateWords = {
  maya: ['I am SO done. You never do the dishes, literally never', words.mayaCore],
  jonas: ['My shift ends at midnight and you always start', words.jonasCore],
} as const

/** The runs of private words in what somebody got to see, in whatever form: an answer, a row, a mail, a log line. */
export function privateWordsIn(seen: unknown, secrets: readonly string[]): string[] {
  const text = ` ${plain(typeof seen === 'string' ? seen : JSON.stringify(seen))} `
  return secrets.flatMap(runsOf).filter((run) => text.includes(` ${run} `))
}

export const everybodysWords: readonly string[] = [...privateWords.maya, ...privateWords.jonas]

function runsOf(secret: string): string[] {
  const list = plain(secret).split(' ')
  return list.slice(0, list.length - RUN + 1).map((_, start) => list.slice(start, start + RUN).join(' '))
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
