import { contentOf } from '../../requests/content.ts'
import { stemOf } from '../../requests/stem.ts'
import { actionsIn, SPEECH_VERBS } from '../actions.ts'
import type { Compared } from '../compared.ts'
import { isInEnglish } from '../language.ts'

/** Something that the author or the reader did, with its objects: "pay" and "hire", "car". */
type Done = { who: string; what: string; objects: readonly string[] }

/** Verbs that can mean the same action, one group a line. */
const SAME = [
  'tell say call announce inform report mention repeat',
  'take remove',
  'write make prepare create',
  'collect fetch pick',
  'ring phone call text message',
  'buy pay',
].map((verbs) => verbs.split(' ').map(stemOf))
/** Verbs that don't say who acted: "you got me uninvited" as "I got uninvited". */
const OF_NEITHER =
  /^(?:get|need|want|feel|think|know|be|becom|agre|com|go|stay|liv|us|see|find|hear|meet|talk|the|a|an|my|your|his|her|our|their|it|them|him|this|that|one|no|at|in|on|to|so|as)$/

/** How many words after the verb count as its objects. */
const REACH = 6

/**
 * Whether an action on an object is attributed to the other person: "I paid for the flights, you paid for the hotel" as
 * "you paid for the flights". Without the object, both may have done it.
 */
export function swapsObjects(answer: Compared): boolean {
  if (!isInEnglish(answer)) return false
  const [before, after] = [answer.plainSource, answer.plainText].map(doneIn)
  return (after ?? []).some((action) => {
    const alike = (before ?? []).filter((each) => common(each, action) > 0)
    const most = Math.max(0, ...alike.map((each) => common(each, action)))
    const closest = alike.filter((each) => common(each, action) === most)
    return (
      closest.length > 0 &&
      closest.every(({ who }) => who !== action.who) &&
      // "You told Carol about it. I told you that in confidence" as "I told you about it".
      !(
        SPEECH_VERBS.test(action.what) && before?.some(({ who, what }) => who === action.who && what === action.what)
      ) &&
      !(after ?? []).some((other) => other.who !== action.who && common(other, action) >= most)
    )
  })
}

const doneIn = (text: string): Done[] =>
  actionsIn(text)
    .filter(({ who, what, isPassive }) => (who === 'i' || who === 'you') && !isPassive && !OF_NEITHER.test(what))
    .map(({ who, what, after }) => {
      const near = after.trim().split(' ').slice(0, REACH).join(' ')
      return { who, what, objects: [...contentOf(near), ...(near.match(/\d[\d.,:]*/g) ?? [])] }
    })

/** How many objects two actions share; 0 if they aren't the same action. */
const common = (one: Done, other: Done): number =>
  one.what === other.what || SAME.some((verbs) => verbs.includes(one.what) && verbs.includes(other.what))
    ? one.objects.filter((word) => other.objects.includes(word)).length
    : 0
