import { pattern } from '../../../text/pattern.ts'
import { oneOf, onlyPhrase, phrase } from './phrase.ts'

const AI = oneOf(
  'ai',
  'a\\.i\\.',
  'artificial intelligence',
  '(?:large )?language model',
  'llm',
  'chat ?bot',
  'ai[- ]\\w+',
)
const REWORD = oneOf('re-?write', 're-?phrase', 're-?word', 'translate', 'summari[sz]e', 'mediate', 'express')
const HARM = oneOf(
  '(?:harmful|inappropriate|abusive|offensive|violent|hateful|harassing|explicit|threatening|insulting|unsafe|sensitive|derogatory)',
  '(?:abuse|threats?|violence|hate|harassment|insults?|profanity|slurs?|self-harm|coercive control)',
)

/** Phrases in which a model talks about itself and its rules, or offers its services. */
export const ABOUT_ITSELF: readonly RegExp[] = [
  phrase('as an? ', AI, '\\b'),
  phrase(
    'as an? (?:virtual |digital |helpful |impartial |neutral )?',
    oneOf('assistant', 'mediator'),
    ',? (?:i|my|it)\\b',
  ),
  phrase("i(?:'m| am) (?:just |only |merely |simply )?an? ", AI, '\\b'),
  phrase(oneOf('openai', 'chatgpt', 'anthropic'), '\\b'),
  phrase(oneOf('content', 'usage', 'safety', 'community', 'ethical'), ' (?:polic(?:y|ies)|guidelines?|filters?)\\b'),
  phrase(
    'my ',
    oneOf(
      'guidelines',
      'programming',
      'instructions',
      'training data',
      'system prompt',
      'developers?',
      'policies',
      'capabilities',
    ),
    '\\b',
  ),
  phrase('i (?:was|am) (?:asked|instructed|told) to ', oneOf(REWORD, 'answer', 'act'), '\\b'),
  phrase('how (?:can|may|could) i (?:help|assist|support)(?: you)?(?: (?:today|now|further|with that|with this))?\\?'),
  phrase(
    "(?:is there|if there(?:'s| is)) (?:anything|something) else (?:that )?",
    oneOf('i can', "you(?:'d| would) like", 'you want', 'you need'),
    '\\b',
  ),
  phrase(
    "i(?:'d| would|'m| am|'ll)? (?:be )?(?:more than )?",
    oneOf('happy', 'glad', 'here'),
    ' to (?:help|assist|support)(?: you)? ',
    oneOf(`(?:to |with )?${REWORD}`, 'with (?:that|this|something else|another)', 'find', 'if you', 'instead'),
    '\\b',
  ),
  phrase("(?:i'm|i am) here to help\\b"),
  phrase(
    '(?:would|do) you (?:like|want) me to ',
    oneOf(REWORD, 'adjust', 'write', 'suggest', 'draft', 'provide', 'generate'),
    '\\b',
  ),
  phrase('what would you like me to\\b'),
  onlyPhrase(
    "let(?:'s| us) keep (?:the|this|our) (?:conversation|discussion|things) (?:respectful|civil|appropriate|positive)",
  ),
]

const MATERIAL = oneOf('messages?', 'texts?', 'content', 'material', 'prompts?', 'requests?', 'input')

/** Phrases in which a model says that it won't process its input, or that there is none. */
export const ABOUT_THE_MATERIAL: readonly RegExp[] = [
  phrase(
    '(?:this|that|the|your) (?:\\w+ )?',
    MATERIAL,
    '(?: (?:that )?you (?:sent|shared|provided))? ',
    oneOf('contains?', 'includes?', 'involves?', 'appears to (?:be|contain)', 'seems to (?:be|contain)', 'is'),
    ' (?:\\w+ ){0,3}?',
    HARM,
    "\\b(?=[^.!?]{0,60}\\b(?:i|cannot|can't)\\b|[.!]* *$|[.!] i\\b)",
  ),
  phrase(
    '(?:this|that|the|your) (?:\\w+ )?',
    MATERIAL,
    " (?:was|is|has been|must be|cannot be|can't be|could not be) ",
    oneOf(
      'declined',
      'refused',
      'rejected',
      'blocked',
      'filtered',
      'flagged',
      'processed',
      'fulfilled',
      're-?written',
      're-?phrased',
      'translated',
    ),
    '\\b',
  ),
  phrase(
    '(?:please|could you|can you)(?: please)? (?:provide|share|paste|enter)(?: me)?(?: with)? (?:the|a|your|more) (?:\\w+ )?',
    oneOf(MATERIAL, 'context', 'original', 'information'),
    '\\b',
  ),
  phrase(
    'there (?:is|was|seems to be|appears to be) no (?:\\w+ )?',
    MATERIAL,
    '\\b(?! from (?:you|him|her|them|anyone)\\b)',
  ),
  phrase('i (?:see|received|found|was given) no (?:\\w+ )?', MATERIAL, '\\b'),
  phrase(
    "i (?:don't|do not|didn't) (?:see|have|receive|find) (?:a|any|the|enough) (?:\\w+ )?",
    oneOf(MATERIAL, 'context', 'information'),
    '\\b',
  ),
  phrase(
    "i(?: would|'d)? (?:need|require) (?:more|further|additional) (?:information|context|details?)\\b(?! about (?:the|your|our|my))",
  ),
  onlyPhrase('(?:no|empty|missing) ', MATERIAL, '(?: (?:was|is|has been))?(?: (?:provided|given|found))?'),
]

const SUPPORT = oneOf(
  'professionals?',
  'therapists?',
  'counsell?ors?',
  'crisis',
  'hot ?line',
  'helpline',
  'authorities',
  'emergency services',
  'mental health',
  'support line',
)

/** Phrases with which a model gives the author advice, in place of the rewritten message. */
export const ADVICE: readonly RegExp[] = [
  phrase(
    '(?:seek|reach(?:ing)? out to|contact(?:ing)?|(?:talk|speak)(?:ing)? (?:to|with)|consult|call(?:ing)?) (?:\\w+ ){0,5}?(',
    SUPPORT,
    ')\\b',
  ),
  phrase(
    "i(?:'d| would)? (?:strongly )?(?:encourage|recommend|suggest|advise|urge) ",
    oneOf('you to', 'that you', 'taking a (?:moment|break)', 'expressing', 'communicating', 'finding'),
    '\\b',
  ),
  phrase(
    "(?:it's|it is) important to ",
    oneOf('communicate', 'express', 'approach', 'remember', 'stay calm', 'treat', 'seek'),
    '\\b',
  ),
  phrase("it sounds like you(?:'re| are) (?:going through|experiencing|dealing with)\\b"),
  phrase(
    pattern`
      (?:it (?:may|might|could|would) help to|consider|try|maybe|perhaps) (?:sleep(?:ing)? on (?:it|this)|
      wait(?:ing)? (?:until|till) (?:the morning|tomorrow)|(?:take|taking) a (?:breath|break|walk)) 
    `,
    '(?:and (?:then )?|before you |before )(?:send(?:ing)?|repl(?:y|ying)|answer(?:ing)?)\\b',
  ),
]
