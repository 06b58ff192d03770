import { ASIDES, ROOM_FOR_ASIDE } from '../words/swaps.ts'
import type { Swap } from './swaps-in.ts'

/** A fact that stands for itself ("It is 10:30") or a request takes no "as I see it"; a claim about the other does. */
const ABOUT_YOU = /^(?:[\p{L}]+, )?(?:it (?:often )?feels like )?you(?:'\p{L}+)? (?!are welcome)[^?]*$/iu

const ROOM = ROOM_FOR_ASIDE.map((word) => new RegExp(`(?<=\\S \\S+[\\p{L}\\d]),? (?=${word} )`, 'iu'))

type Sentence = { from: number; to: number; takesAside: boolean }

/**
 * Finds room for asides in a text: inside a stretch of it, one for each sentence that claims something about the other.
 * @returns the aside for a stretch, as a swap, or null when there is no room or the sentence has its own
 */
export function asidesFor(text: string): (from: number, to: number) => Swap | null {
  const sentences = sentencesIn(text)
  let used = 0
  return (from, to) => {
    const sentence = sentences.findLast((one) => one.from <= from)
    if (!sentence?.takesAside) return null
    const run = text.slice(from, to)
    for (const room of ROOM) {
      const found = room.exec(run)
      const at = from + (found?.index ?? 0)
      if (!found || at >= sentence.to || run.slice(found.index).includes('. ')) continue
      sentence.takesAside = false
      return { from: at, to: at + found[0].length, wording: `, ${ASIDES[used++] ?? ASIDES[0]}, `, rank: 0 }
    }
    return null
  }
}

function sentencesIn(text: string): Sentence[] {
  let from = 0
  return text.split(/(?<=[.?!] )/).map((sentence) => {
    const begins = from
    from += sentence.length
    return {
      from: begins,
      to: from,
      takesAside: ABOUT_YOU.test(sentence) && !ASIDES.some((aside) => sentence.includes(aside)),
    }
  })
}
