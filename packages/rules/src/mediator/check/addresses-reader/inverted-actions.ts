import { pattern } from '../../../text/pattern.ts'
import { stemOf } from '../../requests/stem.ts'
import type { Compared } from '../compared.ts'
import { isInEnglish } from '../language.ts'
import { peopleIn } from './named-actions.ts'

const PRONOUNS: Readonly<Record<string, string>> = {
  i: 'i',
  me: 'i',
  we: 'we',
  us: 'we',
  you: 'you',
  he: 'he',
  him: 'he',
  she: 'she',
  her: 'she',
  they: 'they',
  them: 'they',
}
const SUBJECTS = 'i|we|you|he|she|they'
const OBJECTS = 'me|us|you|him|her|them'
const BETWEEN = pattern`
    (?:(?:'(?:ve|d|ll|m|re|s))?(?: (?:(?:have|has|had|did|do|does|will|would|could|should|must|am|is|are|was|
    were)(?:n't)?|been|be|not|never|also|just|even|only|already|then|still|always|really|actually|once))*)
  `
/** "To", "with", "at" and the like don't change who does it. */
const TO = '(?: (?:to|at|for|on|about|after|with|from))?'

/** What both people do, so that either can be named first. */
const MUTUAL =
  /^(?:meet|talk|speak|liv|shar|agre|argu|fight|marr|dat|see|know|chat|work|play|be|hav|get|do|want|need|like|lov|miss|friend|differ|cost|ow|and|or|that|who)$/

/** Whether two people swap roles in an action: "I listened to her" as "she listened to me". */
export function invertsAction(answer: Compared): boolean {
  if (!isInEnglish(answer)) return false
  const people = peopleIn(answer)
  const [before, after] = [answer.plainSource, answer.plainText].map((text) => actionsBetween(text, people))
  return [...(after ?? [])].some((action) => {
    const [who = '', what = '', recipient = ''] = action.split(' ')
    const inverted = `${recipient} ${what} ${who}`
    return before?.has(inverted) && !before.has(action) && !after?.has(inverted)
  })
}

function actionsBetween(text: string, people: readonly string[]): ReadonlySet<string> {
  const names = people.length > 0 ? `|${people.join('|')}` : ''
  const pattern = new RegExp(
    `(?<![\\p{L}'])(${SUBJECTS}${names})${BETWEEN} (\\p{L}{3,})${TO} (?:(?:my|your|our|his|her|their) )?(${OBJECTS}${names})(?![\\p{L}'])`,
    'gu',
  )
  return new Set(
    [...text.matchAll(pattern)].flatMap(([, who = '', verb = '', recipient = '']) => {
      const what = stemOf(verb)
      const [doer, other] = [PRONOUNS[who] ?? who, PRONOUNS[recipient] ?? recipient]
      return MUTUAL.test(what) || doer === other ? [] : [`${doer} ${what} ${other}`]
    }),
  )
}
