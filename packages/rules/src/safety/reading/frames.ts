import { sign } from '../sign.ts'

const WORK = `(?:film|movie|show|series|episode|book|novel|play|poem|song|game|story|musical|soap|podcast|documentary|biography|
  chapter|scene|script|article|gazette|news|report|lecture|essay|homework|exhibition|training|quiz)`

/** The sentence is about something that people read, watch, act, study, or deal with in their job. */
const FRAME = sign(
  `(?:in|on|from) (?:the|that|this|last nights|todays) (?:[a-z]+ ){0,2}?${WORK}|
  ${WORK} (?:(?:is|was) )?(?:about|where|in which|on|with the|has a chapter)|book (?:club|group|clubs)|
  (?:my|the|a|our) (?:lecturer|tutor|professor|patient|client|defendant|student|pupil|character)(?: of mine)?(?: says| said| had| was| is| did|s| has| in| list)|
  romeo|juliet|hamlet|othello|macbeth|rehears(?:e|ing|al)|samaritans last night|cut the scene`,
)

/** The author says that it happened long ago. */
const LONG_AGO = sign(
  `^ growing up|when (?:i|we) (?:was|were) (?:a |only )?(?:child|children|kids?|little|young|small|boys?|girls?|teenagers?|growing up)|
  (?:years|decades) (?:back|ago)|long ago|in (?:the )?(?:19|20)[0-9]{2}|in the (?:fifties|sixties|seventies|eighties)|
  ^ fruher (?:hatte|war)|^ de (?:chav[oa]s?|nin[oa]s?|pequen[oa]s?) `,
)

/** Signs that void a frame: the sentence is about danger here and now. */
const HERE = sign(
  `me|us|myself|i will|i am going to|i want to|tonight|tomorrow|now|again|today|every|still|you (?:will|hit|hits|slap|did|do|are)`,
)

/** Whether a sentence is about danger that is fictional, professional or long over. */
export const isFramed = (words: string): boolean =>
  FRAME.occursIn(words) ? !HERE.occursIn(words) : LONG_AGO.occursIn(words) && !NOT_OVER.occursIn(words)

const NOT_OVER = sign(
  `still|again|now|tonight|tomorrow|today|last (?:night|week|month)|you(?! know)|your|he is|she is|since`,
)
