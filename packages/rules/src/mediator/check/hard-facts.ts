import { pattern } from '../../text/pattern.ts'
import { contentOf, overlap } from '../requests/content.ts'
import { changesTime } from './actions.ts'
import type { Compared } from './compared.ts'
import {
  changesIntent,
  statesNegatedNoun,
  turnsNothingIntoNotEverything,
  turnsNotOnceIntoOnlyOnce,
} from './hard-facts/changed-intents.ts'
import { HEDGE, hedges } from './hard-facts/hedges.ts'
import { deniedIn, reversesPolarity } from './hard-facts/polarity.ts'
import {
  addsException,
  asksForShare,
  becomesPartial,
  changesQuantity,
  losesException,
  reversesDeadline,
} from './hard-facts/quantities.ts'
import { playsDownViolence } from './hard-facts/violence.ts'
import { NEGATED } from './negation.ts'
import { clausesOf, plain } from './plain.ts'
import { SCOLDING } from './scolding.ts'
import { softens } from './softening.ts'
import { swapsFacts } from './swapped-facts.ts'
import { replacesWithOpposite, swapsContrast } from './swapped-opposites.ts'

const VERB_NOT =
  "(?:'(?:ve|s|d) not|(?:have|has|had|did|was|were)(?:n't| not| never)|never(?: even| once| ever| actually| fully| properly)?|not once(?: did| have)?|not (?:even )?one|not a single)"
const PAST = pattern`
    (?:paid|called|told|asked|showed|shown|gave|given|replied|came|come|said|sent|returned|thanked|apologi[sz]ed|
    visited|answered|turned up|cleaned|washed|helped(?! me with (?:any|every)thing)|offered|invited|mentioned|
    informed|warned|bought|brought|did|done|finished|fixed|signed|agreed|promised|touched|took|taken|broke|stole|hit|
    lied|cheated|saw|met|knew|received|got|heard|picked|booked|ordered|delivered|contributed|repaid|refunded|
    transferred|submitted|met|attended|let|kept|put|cooked|worked|left|went|gone|
    been (?:paid|told|asked|invited|given|consulted|informed|there|late|refunded|repaid)|arrived|responded|texted|
    wrote|read|returned|emptied|fed|walked|collected|spoke|spoken|used|borrowed|changed|moved|opened|had|made|
    included|consulted|wanted|meant|checked|credited|shared|introduced|wished|congratulated|reimbursed|settled|
    cleared|remitted)
  `
const BASE = pattern`
    (?:pay|call|tell|ask|show|give|reply|come|say|send|return|thank|apologi[sz]e|visit|answer|turn|clean|wash|help|
    offer|invite|mention|inform|warn|buy|bring|do|finish|fix|sign|agree|promise|touch|take|break|steal|hit|lie|cheat|
    see|meet|know|receive|get|hear|pick|book|order|deliver|contribute|repay|refund|transfer|submit|attend|let|keep|
    put|cook|work|leave|go|arrive|respond|text|write|read|empty|feed|walk|collect|speak|use|borrow|change|move|open|
    have|make|include|consult|want|mean|check|credit|share|introduce|wish|even|bother|once|actually|start|cause|throw|
    lose|forget|delete|drop|eat|drink|spend|sell|scratch|damage|reimburse|settle|clear|remit)
  `

/** A verifiable negation: what wasn't done, said or paid. "You never listen" is a judgment instead. */
const DENIED = new RegExp(
  pattern`
    (?:\b|(?='))(?:${VERB_NOT}(?: \w+ed)? (?:\w+ly )?(?:${PAST}|${BASE})\b|
    (?:you|we|they|he|she|nobody|no one|none of you|no-one|noone) (?:have |has |had |even |ever )*(?:never|nobody|
    not once) |(?:nobody|no one|no-one|none of you|neither of you) (?:has |have |had |even |ever |once |
    bothered to )*(?:${PAST}|${BASE})\b|(?:i|we) (?:didn't|did not|never|haven't|have not|wasn't|was not|don't|do not|
    won't|will not|can't|cannot|am not|'m not)\b|i'm not\b|(?:it|that|this|he|she|there) (?:isn't|is not|wasn't|
    was not)\b|(?:still|yet) (?:haven't|hasn't|have not|has not|not)\b|
    no (?!one\b|good\b|way\b|wonder\b|doubt\b|problem\b|idea\b|more\b|matter\b|longer\b|need\b|excuses?\b|drama\b|
    buts\b|ifs\b|nonsense\b|offen[cs]e\b|sense\b|point\b|shame\b|respect\b|manners\b|life\b|clue\b|hard\b|better\b|
    worse\b)\w+(?! (?:please|pls)\b)\b|without (?:even )?(?!(?:notic|think|car|listen|realis|realiz|look|understand|
    consider|blink)ing)\w+ing\b|(?:received|heard|got|done|had|seen|paid|said|gave|sent) nothing\b|
    nothing (?:back|from|off|since|yet)\b|(?:nobody|no one|no-one|none of (?:you|us|them)|
    neither of (?:you|us)) (?!cares?\b|likes?\b|wants?\b|asked you)\w+|
    not (?:paid|told|asked|invited|received|returned|my (?:fault|job|problem|dog|child|debt|car))\b)
  `,
)
/** "You never …" about general behaviour, which a calm version may say less absolutely. */
const JUDGED = new RegExp(
  pattern`
    \byou (?:just |always |still |really |clearly |obviously )?(?:never|don't|do not|won't|can't) (?:ever |even |
    once |really |actually )?(?:listen|help|care|think|do anything|understand|appreciate|try|clean|support|respect|
    see|learn|change|stop|shut|let me|want|love|like|know|deserve|consider|take (?:me|anything|responsibility)|
    have (?:time|any)|make time|mean|want|give a|bother|do (?:the|your|shit)|pull|contribute)\b|
    \bi (?:don't|do not|can't|cannot|won't) (?:give a|care|even|know (?:why|how|what)|believe (?:you|this|it|how)|
    want (?:to|you|your)|think|need|understand|get|see|like|stand|take|have time|mind|deal|wait|trust|mean|expect|
    do this|live|keep)\b|\bi'm not (?:asking|your|going to|surprised|stupid|an? )\b|
    \b(?:it|that|this)(?:'s| is)?(?:n't| not) (?:that hard|hard|rocket|too much|fair|okay|ok|right|cool|funny|about|
    acceptable|difficult|the point|normal|good|working|just|like|even|going)\b
  `,
)

/** Actions of the reader that can be proved. */
const DID = new RegExp(
  pattern`
    \byou(?:'ve| have| had)? (?:just |also |even |deliberately |literally |actually |already )*(?:paid|took|taken|
    broke|broken|hit|stole|stolen|left|lied|cheated|sold|deleted|drank|used|borrowed|read|opened|told|said|promised|
    called|sent|cancelled|canceled|missed|forgot|forgotten|scratched|damaged|crashed|lost|threw|thrown|ate|eaten|
    spent|changed|owe|owes|owed|kept|blocked|copied|posted|shared|parked|invited|slept|kissed|came|arrived|agreed|
    signed|shouted|screamed|yelled|slammed|locked|unplugged|burned|burnt|spilled|ruined|smashed|pushed|grabbed|
    laughed)\b
  `,
)

/** Minimum overlap for two clauses to count as being about the same thing. */
const ALIKE = 0.34
/** A clause whose overlap is this close to the best may be the counterpart as well. */
const NEARLY = 0.2

/**
 * Whether verifiable statements are kept without softening: "you never paid me" keeps its "never", "you broke my phone"
 * gets no "maybe", and "£40" no "about".
 */
export function keepsHardFacts(answer: Compared): boolean {
  // "It's my fault, apparently" expresses no doubt, and neither do rewordings of it.
  const plainSource = answer.plainSource
    .replace(APPARENTLY, '')
    .replace(TWICE_DENIED, ' ')
    .replace(SCOLDING, ' ')
    .replace(FORBIDS, '$1 ')
    .replace(TO_NEITHER, 'not $1 to either')
  const plainText = APPARENTLY.test(answer.plainSource) ? answer.plainText.replace(APPARENTLY, '') : answer.plainText
  if (
    hedges(plainSource, plainText) ||
    changesStatement(answer, plainSource, plainText) ||
    losesNegation(answer, plainSource, plainText)
  )
    return false
  // The patterns for negated verbs are English.
  if (answer.language !== 'en' && answer.language !== null) return true
  return keepsClauses(answer, plainSource, plainText)
}

/**
 * Words that forbid what was done, and don't deny it: "you don't get to call me that", "you had no right telling her";
 * and "did you or did you not".
 */
const FORBIDS =
  /\b(you)(?: (?:do not|don't) get to|(?:'d| had| have|'ve)? no (?:right|business)(?: to)?| or did you not)\b/g

/** Whether a statement says something else: another amount, time or order, its opposite, or something weaker. */
const changesStatement = (answer: Compared, plainSource: string, plainText: string): boolean =>
  changesQuantity(plainSource, plainText) ||
  losesException(plainSource, plainText) ||
  addsException(plainSource, plainText) ||
  asksForShare(plainSource, plainText) ||
  becomesPartial(plainSource, plainText) ||
  turnsNotOnceIntoOnlyOnce(plainSource, plainText) ||
  reversesDeadline(answer) ||
  turnsNothingIntoNotEverything(plainSource, plainText) ||
  changesIntent(plainSource, plainText) ||
  reversesPolarity(plainSource, plainText) ||
  statesNegatedNoun(plainSource, plainText) ||
  replacesWithOpposite(answer) ||
  swapsContrast(answer) ||
  changesTime(answer) ||
  softens(answer) ||
  playsDownViolence(answer) ||
  swapsFacts(answer)

/** Whether a message in another language has a negation, and the answer has none. */
const losesNegation = ({ language }: Compared, plainSource: string, plainText: string): boolean =>
  language !== 'en' && NEGATED.test(plainSource.replace(DENIES_NOTHING, ' ')) && !NEGATED.test(plainText)

/** Whether each English clause that denies or reports an action is as definite in the answer, and still negated. */
function keepsClauses(answer: Compared, plainSource: string, plainText: string): boolean {
  const isHedgedAnyway = HEDGE.test(plainSource)
  const shown = clausesOf(plainText).map((text) => ({ text, content: contentOf(text) }))
  return clausesOf(plainSource).every((clause) => {
    const isDenied = DENIED.test(clause) && !JUDGED.test(clause)
    if (!isDenied && !DID.test(clause)) return true
    const content = contentOf(clause)
    // "Well I never", and "nobody is as two-faced as you"
    if (NOT_MEANT.test(clause)) return true
    const scores = shown.map((each) => overlap(content, each.content))
    const best = Math.max(...scores)
    const alike = shown
      .filter((_, index) => (scores[index] ?? 0) >= Math.max(ALIKE, best - NEARLY))
      .map(({ text }) => text)
    const closest = shown.filter((_, index) => best >= ALIKE && scores[index] === best)
    if (!isHedgedAnyway && closest.length > 0 && closest.every((each) => HEDGE.test(each.text))) return false
    if (!isDenied || UNTRUE.test(plainText)) return true
    const isKept =
      alike.length > 0
        ? isNegatedAround(plainText, alike) ||
          alike.some((each) => DENYING_WORD.test(each)) ||
          isDeniedAnywhereElse(clause, plainText)
        : !OF_OTHERS.test(clause) || STATE.test(clause) || DENYING.test(plainText)
    return isKept || isWithinInsult(answer, clause)
  })
}

/**
 * Whether any clause of the answer negates the same word. In a long clause without commas, that is better evidence than
 * the overlap.
 */
const isDeniedAnywhereElse = (clause: string, text: string): boolean => {
  const denied = deniedIn(clause)
  return clausesOf(text).some((other) => NEGATED.test(other) && denied.some((stem) => contentOf(other).has(stem)))
}

const UNTRUE = /\b(?:isn't|is not|wasn't|was not|not) true\b|\buntrue\b/

/** Negated states rather than actions: they may be left out, but not reversed. */
const STATE =
  /\b(?:i|we)(?:'m| am)? (?:don't|do not|not|can't|cannot|am not)\b|\b(?:it|that|this|there) (?:isn't|is not|wasn't|was not)\b/

/** Subjects other than the reader. Denials about the reader, or without a subject, are often mere reproaches. */
const OF_OTHERS = /^(?:(?:and|but|so|because) )?(?:i|we|he|she|they|it|my|our|his|her)\b/

/** Whether a clause is part of an insult, and so states nothing verifiable: "you wouldn't let your dog sleep here". */
const isWithinInsult = ({ insults, omittable }: Compared, clause: string): boolean =>
  [...insults(), ...omittable()].some(({ text, reason }) => {
    const insult = plain(text)
    return (
      reason === 'insult' && (insult.includes(clause) || (clause.includes(insult) && insult.length > clause.length / 2))
    )
  })

/** A negation of the neighbouring sentence: "I wasn't." */
const ELLIPTIC = new RegExp(
  pattern`
    (?:^|[,;] )(?:but |and |which |that |this )?(?:i|we|he|she|they|it|you|that|this) (?:wasn't|was not|weren't|
    were not|didn't|did not|isn't|is not|aren't|haven't|have not|hasn't|
    has not)(?: so| right| the case| what (?:i|you|we|he|she|they) (?:said|did|meant))?(?=[.!?;,]|$)
  `,
)

/** Whether clauses are negated elsewhere in their sentence, or next to it: "I haven't seen you, or heard from you". */
const isNegatedAround = (text: string, clauses: readonly string[]): boolean => {
  const sentences = text.split(/(?<=[.!?])\s/)
  return sentences.some(
    (sentence, index) =>
      clauses.some((clause) => sentence.includes(clause)) &&
      (NEGATED.test(sentence) ||
        [sentences[index - 1], sentences[index + 1]].some((next) => next !== undefined && ELLIPTIC.test(next))),
  )
}

/** Words that negate something. */
const DENYING = new RegExp(
  pattern`
    \b(?:not|no|never|none|nothing|nobody|neither|nor|without|cannot|no one|un(?:paid|answered|returned)|outstanding|
    fail(?:ed|s)?|refused?|missing|still (?:owe|waiting|due)|yet to|nicht|nie|kein\w*|nunca|jamais|pas|non|mai|niet|
    nooit|geen|nada|n[aã]o)\b|n't\b|\bn'
  `,
)
/** A double negation: "don't think I don't know". */
const TWICE_DENIED = /\bdon't (?:you )?think (?=(?:i|we) )(?:i|we) (?:don't|didn't|haven't|won't) /
const TO_NEITHER = /\b(\p{L}+ed) to neither\b/u
const APPARENTLY = /,? apparently\b/
/** Negations that deny nothing: "nahi to", "si no" and "se não" announce a consequence, "sans cœur" is a reproach. */
const DENIES_NOTHING = new RegExp(
  pattern`
    (?<!\p{L})(?:sans (?:cœur|coeur|gêne|vergogne|scrupules?)|sin (?:vergüenza|corazón|escrúpulos)|
    sem (?:vergonha|coração|noção)|ohne scham|nahi+n? to|wenn nicht|si no|sinon|se não|se non|zo niet)(?!\p{L})
  `,
  'gu',
)
/**
 * Words that express a negation without a "not": "you last came at Holi" for "you haven't come since", "out of order"
 * for "not working", "strangers" for people who never met, "unpaid", "useless".
 */
const DENYING_WORD = new RegExp(
  pattern`
    \b(?:(?:i|we|you|he|she|they) last|first (?:time|ever)|yet to|out of (?:order|service|action|stock|date|work)|
    broken|strangers?|impossible|false|wrong|quiet|silent|un\p{L}{3,}(?:ed|able|en|wn)|
    (?:in|im|il|ir)\p{L}{4,}(?:able|ible|ect|ate)|dis\p{L}{4,}ed|\p{L}{3,}less)\b
  `,
  'u',
)
const NOT_MEANT =
  /^(?:well,? )?i never$|\bi(?:'m| am) not being (?:funny|rude|horrible|mean)\b|^i (?:can't|cannot) believe\b|\b(?:nobody|no one)\b.* as [\w-]+ as\b/
