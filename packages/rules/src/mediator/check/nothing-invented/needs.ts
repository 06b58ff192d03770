import { pattern } from '../../../text/pattern.ts'
import { contentOf } from '../../requests/content.ts'
import { stemOf } from '../../requests/stem.ts'
import type { Compared } from '../compared.ts'
import { plain } from '../plain.ts'
import { hasMeaningOf } from '../related-words.ts'

/** What anyone in a dispute may need, and words that only say how much, where or for which people. */
const NEEDS = new Set(
  (
    'rest peace quiet sleep calm safety safe safely secure security health wellbeing comfort comfortable privacy private ' +
    'respect respected respectful respectfully consideration considered considerate courtesy kindness dignity honesty ' +
    'honest openness clarity clear transparency truth fairness fair fairly equal equality balance share shared turns trust ' +
    'trustworthy rely reliable reliability count depend responsibility responsible accountability care careful carefully ' +
    'treat treated support supported help reassurance understanding understood recognition recognised recognized ' +
    'acknowledged acknowledgement appreciation appreciated seriously consulted informed involved included inclusion ' +
    'belonging heard listened listening space time stability predictability plan planned order clean communication ' +
    'communicate cooperation teamwork boundaries consent choice promise promises word agreement agreements agreed ' +
    'commitments kept honoured honored repaired fixed resolved sorted settled put between towards look direct directly ' +
    'other each speak talk predictable known cost money stay damage damaged harm professionalism effort consistency ' +
    'consistent financial affordable work job day days night nights everyone person people family friends whether correct information affect use used done friendship ' +
    'relationship neighbours neighbors colleagues team matter way important deal great lot able say part take taken'
  )
    .split(' ')
    .map(stemOf),
)

/** A statement of a need up to the end of its clause: "I need our home to be safe", "her rest is important to us". */
const STATED: readonly RegExp[] = [
  new RegExp(
    pattern`
      (?<!\p{L})(?:(?:because|as|since|and|but|so) )?(?:(?:i|we)|and|(?:my|our) \p{L}+)(?: really| just| do| also|
       simply)?(?: need(?:ed|s)?| value|(?: would|'d) like) (?<need>[^.!?;\n]+)
    `,
    'giu',
  ),
  new RegExp(
    pattern`
      (?<![^.!?;,\n])(?<need>[^.!?;,\n]+) (?:is|are|was|were|matters?|means?)(?: (?:very|really|so|
      a lot|a great deal|so much))?(?: important| precious)? (?:to|for) (?:me|us|all of us|both of us)(?!\p{L})
    `,
    'giu',
  ),
]

/**
 * What the author needs to be so, or to be able to do: one word may be new, because it says how. "I need you to move"
 * is a request.
 */
const OF_AUTHOR = /^(?:to\b|(?!(?:you|him|her|them)\b).+ to (?:be|stay|remain|feel)\b)/i
const MAY_BE_NEW = 1

/** Boundaries between the parts of a need. */
const PARTS = /(?<=,)\s|\s(?=(?:and|but|because|so|as|since|when|where|which|that|if)\s)/

/**
 * Blanks an answer's statements of common needs for the checks of inventions, because any complaint implies such a need:
 * "I need our home to be secure". A need with any other word stays: "I need the money for my wedding".
 */
export function withoutNeeds(answer: Compared): Compared {
  const known = contentOf(`${answer.source} ${answer.plainSource}`)
  const isCommon = (part: string): boolean =>
    [...contentOf(part)].filter((stem) => !NEEDS.has(stem) && !hasMeaningOf(stem, known)).length <=
    (OF_AUTHOR.test(part.trim()) ? MAY_BE_NEW : 0)
  let { text } = answer
  for (const stated of STATED) {
    text = text.replace(stated, (whole, need: string) => {
      const parts = need.split(PARTS)
      const other = parts.findIndex((part) => !isCommon(part))
      if (other === 0) return whole
      const kept = other < 0 ? 0 : parts.slice(other).join(' ').length
      return blank(whole.slice(0, whole.length - kept)) + whole.slice(whole.length - kept)
    })
  }
  if (text === answer.text) return answer
  return { ...answer, text, plainText: plain(text), facts: answer.facts.filter((fact) => isIn(fact, text)) }
}

const blank = (text: string): string => text.replace(/\S/g, ' ')
const isIn = ({ start, end }: { start: number; end: number }, text: string): boolean =>
  text.slice(start, end).trim() !== ''
