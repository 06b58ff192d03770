import { remembering } from '../../../remembering.ts'
import type { Fact } from '../../facts/fact.ts'
import { factsIn } from '../../facts/facts-in.ts'
import { requestsIn } from '../../requests/requests-in.ts'
import type { Token } from '../read.ts'
import type { Clause } from './clauses-in.ts'
import { isAtLeast, type Judgment, type Readings } from './model.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/read.ts`.

/** Words for the author's feelings, needs and experiences, or for speech: a clause with them isn't only an insult. */
export const TELLS =
  /\byou (?:have )?(?:[a-z]+(?:ed|en)|paid|done|made|sent|brought) (?:zero|none|nothing)(?: [,.;!]|$)|\byou (?:have )?(?:produced|sent|provided|supplied|submitted|filed|delivered|returned|paid|issued) (?:me |us )?(?:no|none|nothing|not one)\b|\b(?:say so|let me know|wish (?:you|we)|not asking)\b|\b(?:i (?:(?:also|still|really|just|now|only|even|actually|simply|seriously|do) )?(?:am|feel|felt|want|need|was|waited|trusted|loved|believed|paid|lost|had to|cried|spent|lent|gave|sent|told|asked you|did|do not|don't|can't|could|couldn't|will|would like|miss|love)|(?:i have|i 've|i had) (?:also )?(?:been|cried|lost|spent|missed|asked|told|emailed|called|rung|sent|written|waited|paid|had to)|i (?:expect|require|request|ask) (?:you|that|to|the|my|an?)|i 'd (?:also )?(?:like|appreciate)|we (?:agreed|need|had|paid|can|should|want|require|request|lost)|(?:said|says|told|called|calls|calling|shouted|wrote|texted) (?:me|that|i|we|he|she|my|us|him|her|them)|(?:telling|tellin|tells) [a-zP]+ (?:that|i|we|he|she|my|about)|please|pls|kindly|i (?:'d|had) (?:already |just )?(?:bought|made|cooked|saved|booked|planned|baked|ordered|packed|wrapped|kept|set)|i (?:have |'ve )?never (?!(?:seen|met|known|heard|been so|felt|had|encountered|come across|in my)\b)[a-z]+|(?:hung up|shouted|swore|laughed|yelled|screamed|spat) (?:on|at) (?:me|us|my)|(?:why|how (?:many times|often|long)) (?:do|must|should) (?:i|we) (?:(?:always|still|even|ever|keep) )*(?:have to|need to))\b/

/** "Your only comment is 'tighten'": what was said. */
const REPORTS = /^(?:your|his|her|their) (?:[a-z]+ ){1,4}(?:is|was|said|says) Q(?: |$)/

/** "How are you keeping?", "or do I have to?" */
const ASKS_AFTER =
  /^how (?:are|have) you(?: (?:been|doing|keeping|feeling|getting on|holding up|today|all|both|P))*(?: [?.,!].*)?$|\bor (?:do|shall|should|must) i\b/

/** "Are you in or not?" and "are you even happy?" are real questions. */
const EITHER_WAY =
  /^are you (?:still |even )?(?:in|part of|with) (?:this|our|my|me|us)\b|^what were you thinking ,? ?(?:when|[a-z]+ing) .{8}|^are you (?:even |still |really |at least )*(?:happy|ok|okay|alright|all right|coming|free|in|safe|well|hurt|seeing (?:someone|anyone))(?: with (?:me|us)| today| tonight| tomorrow| on [a-z]+)*(?: [?.!])?$|^(?:is|are|was|were|do|does|did|have|has|can|will) .* or (?:no|not)(?: \?)?$/

/** "You're the treasurer, act like it": an order to do a duty, which can't stand without its role. */
const ROLE =
  /^(?:you are|you're) (?:the|our|my|his|her|their) (?:P|parent|adult|manager|treasurer|teacher|captain)(?: ,|$)/

/** "With one wheel and no lights": the state in which something was returned or left. */
const STATE_OF_THING =
  /^(?:with|without) (?:one|two|three|no|half|only|D) (?!(?:.* )?(?:you|your|[NSFTWVC]|shame|manners|brain|brains|clue|spine|backbone|conscience|respect|heart|idea|sense)\b)/

/** "A taco wrapper in the glove box": where a thing was. */
const LOCATED =
  /^(?:and )?(?:a|an|one|two|D|no) (?:[a-z]+ ){1,3}(?:in|on|under|behind|across|over|beside|down) (?:the|my|our)\b/
/** "Who eats someone's snacks?" asks who it was; "who does that?" only scolds. */
const WHO_DID =
  /^(?:[a-zP]+ )?who (?:the O )?(?:ate|eats|took|takes|put|puts|left|leaves|drank|drinks|broke|used|uses|moved|let|told|parked|parks|opened|opens|stole|steals|touched|cancelled) (?!(?:that|this|it|like|so) [?.!]?)[a-z']+ [a-z]/
const WERE_YOU =
  /^(?:or )?(?:were you (?:ill|sick|drunk|high|busy|asleep|away|hurt|scared|afraid|ashamed|angry|stuck|held up)|did you (?:just )?(?:not want|forget|not know|not see|not hear|not get))\b(?!.*[NSF])/

const NOT_SAYING = /^(?:\S+ ){0,2}i (?:am|'m|was)? ?(?:not|never) (?:saying|blaming|claiming|suggesting|denying) /
const normsOf = (tokens: readonly Token[]): string => tokens.map(({ norm }) => norm).join(' ')

/** Denied insults in other languages: "du bist kein Idiot", "you no be fool", "t'es pas un menteur". */
const DENIES =
  /\b(?:bist|sind|seid) (?:doch |ja )?(?:kein|keine|nicht) (?:[a-zß]+ )?(?:[NSFTW]|dumm|blöd|doof|faul|dämlich|bescheuert)\b|\b(?:n'es|n'êtes|t'es|es|êtes) pas (?:une? |si )?(?:[a-zé]+ )?(?:[NSFTW]|bête|con|conne|stupide|nulle?|idiote?|menteu(?:r|se)|égoïste)\b|\bno (?:eres|sos|es usted|sois) (?:una? |tan )?(?:[NSFTW]|tont[oa]|vag[oa]|burr[oa]|mal[oa]|bob[oa]|mentiros[oa]|egoísta)\b|\b(?:não|nao|n) (?:é|és|e) (?:uma? |tão )?(?:[NSFTW]|burr[oa]|idiota|mentiros[oa]|chat[oa]|preguiços[oa])\b|\b(?:[NSFTW]|pagal|paagal|bewakoof|bura|buri) nahi+n? (?:hai|ho)\b|\b(?:you|una) no be [NSFTW]\b|\bi no (?:say|talk|mean|call)\b/

/** Feelings in other languages: "je suis blessée", "mir geht es schlecht". */
const FEELS =
  /^(?:(?:moi|et|und|y|e|pero|mais|aber|aur) )?(?:je (?:suis|me sens)|j'ai (?:mal|peur|honte|pleuré|froid)|ich (?:bin|fühle|fühl|habe angst|hab angst|weine)|mir (?:geht|tut|ist)|estoy|me (?:siento|duele|dolió|da miedo)|yo (?:estoy|me siento)|(?:eu )?(?:estou|fiquei|me sinto)|mujhe (?:dukh|bura|dard|takleef)|main (?:dukhi|thak|akel))\b/

/**
 * Whether a clause of this sentence says something that has to stay: a fact, a request, a feeling. In a clause that is
 * certain to insult, an order mocks; in one that insults beyond doubt, a number in words or a name belongs to the
 * image.
 */
export function mustStayIn(
  sentence: readonly Token[],
  language: keyof Readings,
): (clause: Clause, judgment: Judgment) => boolean {
  const [{ start: offset } = { start: 0 }] = sentence
  const text = textOf(sentence)
  return ({ from, to }, judgment) => {
    const clause = sentence.slice(from, to)
    const words = normsOf(clause)
    // "I'm not saying it's all on you, but it's a lot on you": without its "but", the first half says the opposite.
    if (/^but /.test(words) && NOT_SAYING.test(normsOf(sentence.slice(0, from))) && judgment !== 'blatant') return true
    // A blatant insult may begin like a report of the author's own: "In my day we had a word for lads like you"
    if ((TELLS.test(words) || REPORTS.test(words)) && !isAtLeast(judgment, 'blatant')) return true
    if (
      [EITHER_WAY, ASKS_AFTER, DENIES, FEELS, ROLE, STATE_OF_THING, LOCATED, WHO_DID, WERE_YOU].some((stays) =>
        stays.test(words),
      )
    )
      return true
    const start = (clause[0]?.start ?? 0) - offset
    const end = (clause.at(-1)?.end ?? 0) - offset
    const isHeldBy = ({ goesIf }: Protected): boolean => goesIf === null || !isAtLeast(judgment, goesIf)
    return protectedIn[language](text).some((one) => one.start < end && start < one.end && isHeldBy(one))
  }
}

/** A fact or request. Its clause may be cut if judged at least as harshly as `goesIf`, and never if that is null. */
type Protected = { start: number; end: number; goesIf: Judgment | null }

const protectedOf = (text: string, facts: readonly Fact[]): Protected[] => [
  ...facts.map((fact) => ({ ...fact, goesIf: factGoesIf(text, fact) })),
  ...requestsIn(text)
    .filter((request) => !STATED.test(text.slice(0, request.start)))
    .map((request) => ({ ...request, goesIf: requestGoesIf(request.text) })),
]
const SENTENCES = { most: 128, keyOf: (text: string): string => text }
const protectedIn = {
  english: remembering((text: string) => protectedOf(text, factsIn(text, 'en')), SENTENCES),
  other: remembering((text: string) => protectedOf(text, factsIn(text)), SENTENCES),
}

/** "Are you twelve", but not "six tiles have lifted": what is counted stays unless the clause insults beyond doubt. */
function factGoesIf(text: string, { kind, unit, text: words, end }: Fact): Judgment | null {
  if (kind === 'name') return 'certain'
  if (kind !== 'number' || !(unit === undefined || words.includes('-')) || !/^[\p{L}-]+$/u.test(words)) return null
  return COUNTED.test(text.slice(end)) ? 'blatant' : 'certain'
}
const COUNTED = /^ (?:(?!years?\b)\p{L}+s\b|of (?:which|them|those|these|the|my|our)\b)/iu

/** Verbs that aren't used to mock: "pay your share and get over yourself" is a real request. */
const IN_EARNEST =
  /^(?:(?:so|and|but|now|just|then|at ?least),? )*(?:park|shower|knock|redo|rebook|muzzle|train|get (?:it|them|this|that|my|the|your|a|an) (?!act\b|grip\b|life\b|clue\b|head\b|job\b|hint\b|brain\b)|pay|send|return|transfer|refund|fix|repair|delete|clean|wash|empty|move|sort|answer|reply|replace|remove|sign|msg|message|text|call|ring|bring|inform|update|refill|cancel|(?:tell|show|ask) (?:me|us|him|her|them|your|my|the)|let (?:me|us) know|put (?:it|them|the|my|your)|apologi[sz]e|say sorry|give (?:me|us|it|back|him|her|them|my|our|the))\b/i

/** The judgment from which a request is mockery: "do you practise being dense?" */
function requestGoesIf(text: string): Judgment | null {
  if (IN_EARNEST.test(text)) return null
  // "Does your licence even cover gas?"
  if (
    /^(?:(?:and|also|so|but),? )*(?:is|are|was|were|does|did|has|have) (?:your|the|my|our|his|her|it|that|this) .*\?$/i.test(
      text,
    )
  )
    return 'blatant'
  // "Did your mum know?"
  if (/^did (?!.*\b(?:no one|nobody|not|never|n't|even|ever)\b).*\?$/i.test(text)) return 'blatant'
  if (/^(?:is|are|was|were|do|does|did|have|has) .*\?$/i.test(text)) return 'sure'
  return /^(?:can|could|will|would) (?:you|u)\b/i.test(text) ? 'blatant' : 'certain'
}

/** After these words a verb isn't an order: "you park like you land a plane". */
const STATED = /\b(?:you|u|ya)(?:['’]d)? (?:\w+-)?$/i

/** A sentence's text, with the gaps between its words as spaces, so that indexes stay valid. */
export function textOf(sentence: readonly Token[]): string {
  let text = ''
  const [{ start: offset } = { start: 0 }] = sentence
  for (const { word, start } of sentence) text += ' '.repeat(Math.max(0, start - offset - text.length)) + word
  return text
}
