import { pattern } from '../../../text/pattern.ts'
import { maybe, oneOf, onlyPhrase, phrase } from './phrase.ts'

const NOT_ABLE = oneOf(
  "can't",
  'cannot',
  'can not',
  "couldn't",
  'could not',
  "won't",
  'will not',
  "wouldn't",
  'would not',
  'unable to',
  'not (?:able|going|willing|allowed|permitted|designed) to',
  'not comfortable(?: with)?',
  "(?:don't|do not) feel comfortable(?: with)?",
  "(?:don't|do not) think i (?:can|should)",
  '(?:rather|prefer) not(?: to)?',
  '(?:must|have to|need to) (?:respectfully |politely )?(?:decline|refuse) to',
  '(?:decline|refuse) to',
)
/** "I'm afraid I really can't", "I'm sorry, but I am not able to". */
const I_CANNOT = pattern`
  i(?:'m|'d|'ll| am| will| would)?(?: (?:afraid|sorry|just|simply|really|also|still|unfortunately|respectfully|
  politely|that|but|i),?){0,4} ${NOT_ABLE}(?: be able to| in good conscience| to)?
`

/** Verbs for tasks that only a mediator is asked to do. */
const REWORD = oneOf(
  're-?writ(?:e|ing)',
  're-?phras(?:e|ing)',
  're-?word(?:ing)?',
  'paraphras(?:e|ing)',
  'translat(?:e|ing)',
  'mediat(?:e|ing)',
  'summari[sz](?:e|ing)',
)
const THIS = oneOf('that', 'this', 'these', 'those', 'such', 'the', 'your', 'any')
const REQUEST = oneOf(
  'requests?',
  'prompts?',
  'tasks?',
  'content',
  'messages?',
  'texts?',
  'conversation',
  'conflict',
  'case',
  'matter',
  'topic',
  'one',
  'kind',
  'type',
  'language',
)
/** "that", "with this request"; but not "with the move", which would be about something between people. */
const WITH_THIS = `(?: (?:with|in|on))?(?: ${oneOf('that', 'this', 'it', `${THIS} (?:\\w+ )?${REQUEST}`)})?`
const ENDS = '(?= ?(?:[.!,;:—–-]|$| (?:as|because|since|if|and|but|or|right now|today|here|at)\\b))'
const UNKIND = oneOf(
  'harmful',
  'abusive',
  'hateful',
  'hurtful',
  'violent',
  'offensive',
  'insulting',
  'threatening',
  'harmful',
  'inappropriate',
)
const HELP = '(?:help|assist|support)(?:ing)?(?: you| them| either of you| both of you)?'

const SORRY =
  "(?:i'm |i am )?(?:so |very |truly |really )?(?:sorry|afraid|my apologies|apologies|i apologi[sz]e|unfortunately|regrettably)"

/** "I can't", followed by something that only a mediator is asked to do. */
export const CANNOT: readonly RegExp[] = [
  phrase(I_CANNOT, ` ${HELP}`, WITH_THIS, ENDS),
  phrase(
    I_CANNOT,
    ` ${HELP} `,
    oneOf(
      `(?:to |with )?${REWORD}`,
      `(?:to |with )?(?:write|writing|create|creating|generate|generating) (?:\\w+ )?${oneOf(UNKIND, 'messages?', 'content', 'insults?', 'threats?')}`,
      `with ${UNKIND}`,
    ),
  ),
  phrase(I_CANNOT, ` ${oneOf('comply', 'fulfil+', 'complying')}`, WITH_THIS, ENDS),
  phrase(I_CANNOT, ` ${REWORD}\\b`),
  phrase(
    I_CANNOT,
    ` ${oneOf('process', 'complete', 'handle', 'answer', 'respond to', 'engage with', 'engage in', 'continue', 'continue with', 'proceed with', 'participate in', 'take part in', 'support', 'generate', 'create', 'write', 'judge', 'rule on', 'decide', 'share', 'repeat')}`,
    ` ${THIS} (?:\\w+ ){0,2}?${REQUEST}\\b`,
  ),
  phrase(
    I_CANNOT,
    ` ${oneOf('generate', 'produce', 'create', 'provide', 'write', 'issue', 'pronounce', 'give', 'make', 'offer')}`,
    ` ${oneOf('content', `${UNKIND}`, `an? (?:\\w+ )?${oneOf('answer', 'response', 'ruling', 'judge?ment', 'verdict', 'summary', 're-?write', 'version', 're-?phrasing', 'translation')}`)}\\b`,
  ),
  phrase(
    I_CANNOT,
    ` ${oneOf('take sides', 'take a side', 'pass judge?ment', 'judge', 'rule', 'answer', 'mediate')}`,
    ENDS,
  ),
  phrase(
    `(?:i|i'd like to|i'll|i will)? ?(?:must |have to |need to )?(?:respectfully |politely |kindly )*decline `,
    oneOf(`${THIS} (?:\\w+ )?${REQUEST}`, `to ${oneOf(REWORD, 'answer', 'respond', 'assist', 'help', 'judge')}`),
  ),
  phrase(
    `(?:that|this|it)(?:'s| is) `,
    oneOf('(?:not )?something', 'nothing', 'beyond what', 'outside (?:of )?what'),
    ` (?:that )?i(?:'m| am)? `,
    oneOf(
      "can't (?:help|assist|do)",
      'cannot (?:help|assist|do)',
      'can (?:help|assist|do)',
      '(?:not )?(?:able|comfortable|willing)',
    ),
    '\\b',
  ),
]

/** Refusals so short that they count only if they are the whole text: "Sorry, no." "I can't do that." */
export const NOTHING_BUT_CANNOT: readonly RegExp[] = [
  onlyPhrase(SORRY, '[.,!;:]* (?:but )?(?:that )?', I_CANNOT, '(?: do)?(?: that| this| so| it)?'),
  onlyPhrase(
    maybe(`${SORRY}[.,!;:]*`),
    maybe('but'),
    I_CANNOT,
    ` ${oneOf('help', 'assist', 'comply', 'answer', 'respond', 'do that', 'do this', 'do it')}`,
  ),
  onlyPhrase(
    maybe(`${SORRY}[.,!;:]*`),
    maybe('but'),
    `(?:can't|cannot|can not|won't|unable to|not able to) ${oneOf('help', 'assist', 'comply', 'do')}`,
    WITH_THIS,
  ),
  onlyPhrase(SORRY, '(?:[.,!;:]* (?:but )?no)?'),
  onlyPhrase('no[.,!;:]* (?:sorry|thanks|thank you)'),
  onlyPhrase('(?:i )?(?:must |have to |will |respectfully |politely )*(?:decline|refuse|pass)'),
]
