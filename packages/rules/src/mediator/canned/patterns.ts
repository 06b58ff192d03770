import { FILLERS, PERSONS } from './words/people.ts'

/** Classes of tagged words, to build patterns from. They hold one private character each, so `\b` does not apply to them. */
export const SLUR = '[\ue800-\ue8ff]'
export const SURE_NAME = '[\ue900-\ue9ff]'
export const VERB_NAME = '[\uea00-\ueaff]'
/** Words that are insults in any place. */
export const NAME = '[\ue900-\ueaff]'
/** Any word for a person that scorns, also one that only does so when somebody is said to be one (pig, clown). */
export const NOUN = '[\ue800-\uebff]'
export const TRAIT = '[\uec00-\uedff]'
export const SLUR_TRAIT = '[\ued00-\uedff]'
export const ANY = '[\ue800-\uedff]'

/** What may stand between "you are" and an insult. */
export const FILLER = `(?:(?:${FILLERS}) )`
export const PERSON = `(?:${PERSONS})s?`

/** "(a) lazy, selfish pig", "so stupid and rude", "a terrible roommate": everything that "you are" can be followed by. */
export const INSULT = `${FILLER}*${ANY}(?:(?:,? and |, ?| )${FILLER}*${ANY}){0,4}(?: ${PERSON}\\b)?(?: of a ${PERSON}\\b)?(?: (?:that )?(?:i know|i(?:['’]ve| have) ever (?:met|known|seen)|alive|on earth|in the world))?`
/** The same, but sure to be name-calling: with a word for a person in it. */
export const NAME_CALLING = `${FILLER}*(?:${TRAIT},? (?:and )?){0,3}${NOUN}`
