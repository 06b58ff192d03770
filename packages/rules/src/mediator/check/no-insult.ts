import { insultsIn } from '../insults/insults-in.ts'
import type { Compared } from './compared.ts'

/** Questions that insult: "Are you blind?" */
const SCOLDS =
  /\bare you (?:\w+ )?(?:stupid|dumb|blind|deaf|crazy|insane|mental|thick|dense|retarded|brain-?dead|out of your mind)\b|\bwhat(?:'s| is) wrong with you\b|\bwho the (?:hell|fuck) do you think\b/

/** No insult is left, and nobody shouts. What is quoted is somebody's words, and stays. */
export function insultsNobody({ text, plainText, facts }: Compared): boolean {
  if (SCOLDS.test(plainText)) return false
  const quotations = facts.filter(({ kind }) => kind === 'quotation')
  return insultsIn(text)
    .filter(({ reason }) => reason !== 'accusation')
    .filter(({ reason, text: said }) => reason !== 'shouting' || !isAbbreviation(said))
    .every(({ start, end }) => quotations.some((quotation) => quotation.start <= start && end <= quotation.end))
}

/** A single short word in capitals is rather an abbreviation that nobody listed: "NEPA". */
const isAbbreviation = (said: string): boolean => /^\p{Lu}{2,5}$/u.test(said)
