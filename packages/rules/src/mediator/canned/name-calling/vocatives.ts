import { FILLER, NAME, NOUN, PERSON, SLUR, SURE_NAME, TRAIT } from '../patterns.ts'
import { pattern } from './voice.ts'

const VOCATIVE_END = pattern(
  `, you (?:\\p{L}+ ){1,2}${NOUN}(?=\\s*(?:[.!?,;]|$))|,? ?\\byou (?:${TRAIT},? ){1,3}${PERSON}(?=\\s*(?:[.!?,;]|$))|,? ?\\byou ${FILLER}*(?:${TRAIT},? ){0,3}${NOUN}(?=\\s*(?:[.!?,;]|$))|, ?(?:${TRAIT} )*(?:${NAME}|${SLUR}|genius\\b)(?=\\s*(?:[.!?,;]|$))`,
)
const VOCATIVE_START = pattern(
  `^(?:(?:hey|listen(?: up| here)?|look|ok|okay|well|oh|so|yo|hi|and|but|no|yes),? )?(?:you )?${FILLER}*(?:${TRAIT},? ){0,3}(?:${NAME}|${SLUR})\\s*[,!.:;]+\\s*(?=\\S)`,
)
const YOU_NOUN = pattern(`\\byou ${FILLER}*(?:(?:${TRAIT},? ){1,3}${NOUN}|(?:${SLUR}|${SURE_NAME}))(?= \\p{L})`)

/** Takes out what somebody is called in passing: "Listen, moron", "you stupid cow", "You idiot forgot it". */
export const withoutVocatives = (sentence: string): string =>
  sentence.replace(VOCATIVE_START, '').replace(VOCATIVE_END, '').replace(YOU_NOUN, 'you')
