import { FILLER, HARD_NOUN, NOUN, PERSON, SLUR, TRAIT } from '../patterns.ts'
import { pattern } from './clause.ts'

const VOCATIVE_END = pattern(
  `, you (?:\\p{L}+ ){1,2}(?:${NOUN})\\b(?=\\s*(?:[.!?,;]|$))|,? ?\\byou (?:${TRAIT},? ){1,3}${PERSON}(?=\\s*(?:[.!?,;]|$))|,? ?\\byou ${FILLER}*(?:${TRAIT},? ){0,3}(?:${NOUN})\\b(?=\\s*(?:[.!?,;]|$))|, ?(?:${TRAIT} )*(?:${HARD_NOUN}|${SLUR}|genius)\\b(?=\\s*(?:[.!?,;]|$))`,
)
const VOCATIVE_START = pattern(
  `^(?:(?:hey|listen(?: up| here)?|look|ok|okay|well|oh|so|yo|hi|and|but|no|yes),? )?(?:you )?${FILLER}*(?:${TRAIT},? ){0,3}(?:${HARD_NOUN}|${SLUR})\\s*[,!.:;]+\\s*(?=\\S)`,
)
const YOU_NOUN = pattern(
  `\\byou ${FILLER}*(?:(?:${TRAIT},? ){1,3}(?:${NOUN})|(?:${SLUR}|idiot|moron|imbecile|ass-?hole|arsehole|jackass|dickhead|bastard|motherfucker|dumb-?ass|liar|psycho|loser|slob|pig|scumbag|douche-?bag|coward|hypocrite|brat|narcissist)s?)\\b(?= \\p{L})`,
)

/** Takes out what somebody is called in passing: "Listen, moron", "you stupid cow", "You idiot forgot it". */
export const withoutVocatives = (sentence: string): string =>
  sentence.replace(VOCATIVE_START, '').replace(VOCATIVE_END, '').replace(YOU_NOUN, 'you')
