import { wordsOf } from '../../privacy/leak.ts'
import { pattern } from '../../text/pattern.ts'
import { mentionsAny } from './cues/observation.ts'
import { callsNames } from './name-calling.ts'
import type { Fault, Rubric } from './rubric.ts'

const RUN = 4
/**
 * An answer counts as copied if at least this share of its four-word runs occurs in the task; original answers overlap
 * a little as well.
 */
const COPIED = 0.4

/** Whether an answer mostly repeats the given texts: the task, the message to rewrite, the lesson. */
function isCopied(answer: string, sources: readonly string[]): boolean {
  const runs = runsOf(answer)
  if (runs.length === 0) return false
  const known = new Set(sources.flatMap(runsOf))
  return runs.filter((run) => known.has(run)).length >= COPIED * runs.length
}

function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, start) => words.slice(start, start + RUN).join(' '))
}

const re = (...sources: string[]): RegExp => new RegExp(sources.join('|'))

const BLAME = re(
  "\\byour (?:own )?fault\\b|\\bbecause of you\\b|\\byou(?: make| made|(?:'re| are) making) me\\b|\\bblame you\\b",
  "\\bbecause you(?:'re| never| always| can't| only| don't| won't| keep| drive)\\b|\\bon purpose\\b",
  "\\b(?<!(?:if|when|whatever|whenever|thing) )you (?:should(?:n't)?|ought to|need to|have to|had better|better)\\b(?! (?:have (?:been|felt)|feel))",
  '\\byou must\\b(?! (?:be|feel|have))',
  pattern`
    \byou (?:don't|didn't|do|did)? ?(?:even |really |just |only |clearly |obviously |simply |
    ever )*(?:care about yourself|think of yourself|care|respect|listen|bother|ruined?|refuse|dump(?:ed)?|abandoned|
    ignored?|lied?|betrayed|disrespect(?:ed)?)\b(?! to (?:know|talk|hear|join))
  `,
  "\\bhow (?:dare|could) you\\b|\\bwhat(?:'s| is) wrong with you\\b",
  "\\bwhy (?:can't|don't|won't|do|are|did) you (?:always|never|just|even|ever|being)\\b",
  "\\byou can't even\\b|\\byou left me out\\b",
  '\\bsick of\\b|\\bgrow up\\b|\\bgrown up\\b|\\blike an adult\\b|\\bfor once\\b|\\bdo your own\\b',
  pattern`
    \b(?:shame on|ashamed of yourself|be ashamed|your shame|shameful)\b|\bbehind my back\b|
    \byou'd (?:only|just) (?:waste|spend|forget|ask|lose|do it)|\bhave the guts\b|\bi'm not your (?:\w+)\b|
    \bget a life\b
  `,
  pattern`
    \b(?:all|everyone|nobody|guys|lot|people|you|they) (?:\w+ )?(?:hates? me|don't (?:like|want) me|likes? me|
    wants? me)\b|\bon purpose\b|\brocket science\b|\b(?:don't|can't|won't) trust you\b|\bsome nerve\b|
    \b(?:exhausted|drained|tired|sick|disgusted|fed up|annoyed|stressed|overwhelmed) (?:by|of|with) (?:you|
    your)\b(?! all)|\byou (?:just|only|simply|always|all) (?:use|want me|care|think of)\b|
    \b(?:disappointed|ashamed) (?:in|of) you\b|\bnot even a (?:thank|thanks|sorry|word of thanks)\b|
    \b(?:shouting|yelling|screaming|anger) (?:won't|doesn't|isn't)\b|\bwhen you have the money\b|\byour own life\b|
    \byou should know\b|\bwhat did i expect\b|\byou're (?:shouting|yelling|screaming|lying)\b|\byou forgot me\b|
    \bowe me an apology\b|\bremember who\b|\b(?:pigsty|pig sty|landfill|rubbish tip)\b
  `,
  pattern`
    \bmake a (?:thing|fuss|scene|drama|song)\b|\bdo you think i'm\b|\bwho do you think\b|
    \b(?:your (?:mother|mum|mom|parents)|raised you|brought up)\b|\b(?:cliquey|clique|two-faced)\b|\bdoormat\b|
    \bcash machine\b
  `,
  "\\byou (?:only|just) ever\\b|(?<!\\b(?:i|i'll|me|to|we|let's|i'd|must|and|then) )\\bgo (?:to your room|away|(?:and )?(?:cool|calm) (?:off|down))\\b",
  '\\byou started\\b|\\bpull your weight\\b|\\bbasic (?:respect|decency)\\b',
  '\\bhow hard (?:is|can)\\b|\\bwhat kind of (?:\\w+)\\b|\\bwho does that\\b',
  "\\byou(?:'re)? driv(?:e|ing) me\\b|\\bwhat else do you want\\b",
  '\\byou (?:still )?owe me\\b(?! (?:the |\\d))|\\byou finally\\b',
  '\\b(?:break|space|pause|rest|time) (?:away )?from you\\b',
  '\\byour (?:drama|nonsense|excuses|attitude|bullshit|mess|lies|games|tantrums?)\\b',
  "\\byou're (?:the problem|impossible|unbelievable|being)\\b|\\bstop (?:being|leaving|acting)\\b",
)
const ABSOLUTE = re(
  "\\byou(?:'re|'ve|'d| have| just| still)?(?: (?!i\\b|that\\b|and\\b)\\w+)? (?:always|never|constantly)\\b(?! (?:welcome|mind))",
  '\\bevery (?:single |damn )?time you\\b|\\ball you (?:ever )?do\\b',
  '\\b(?:always|never|constantly) (?:leav|los|forgett|ignor|clean|pay|help|listen)\\w*',
)
const DISGUISED = /\bfe(?:el|lt)(?: (?:like|that|as if|as though))* (?:you|u)(?:'re|'ve|r)?\b(?! and (?:i|me)\b)/
const SARCASM = re(
  '\\b(?:great|good|lovely|amazing|nice|wonderful|fab\\w*) (?:time|day|night|evening|weekend|trip|party|meal|dinner)s? without me\\b',
  '\\byour (?:highness|majesty|honou?r|genius|wisdom)\\b',
  '\\boh (?:sure|wow|lovely|brilliant|poor|wise|mighty|great|please)\\b|^wow\\b|\\bwow[,!]',
  '\\bhow (?:nice|lovely|kind|thoughtful|generous) of you\\b',
  '\\bnice (?:job|going)\\b',
  '\\b(?:so|super|really) (?:glad|happy|pleased) (?:that )?you(?: all)? (?:had|have|are|did|enjoyed|could)\\b',
  '\\b(?:glad|happy) (?:for|to see) you(?: all)?\\b',
  "\\bi(?:'m| am) (?:so |just |absolutely |really )*(?:thrilled|delighted|overjoyed|ecstatic|honou?red)\\b",
  '\\bcongrat\\w*|\\bthanks (?:so much |a lot )?for (?:nothing|leaving|forgetting|not|ruining)\\b',
  "\\bi'll know\\b|\\bteach me\\b|\\bbusy schedule\\b|\\bwould it kill\\b",
  '\\bremember (?:that )?i exist\\b',
  "\\bif it(?:'s| is)n?'?t? (?:not )?too much (?:to ask|trouble|effort)\\b",
  "\\b(?:it's|its) not (?:as if|like) i\\b|\\bas if i (?:had|have)\\b",
  '\\bmust be nice\\b|\\bgood to know\\b|\\b(?:god|heaven) forbid\\b|\\bpoor (?:you|thing|baby|little)\\b',
  '\\bsuch a (?:monster|saint|hero)\\b|\\b(?:with )?a medal\\b|\\bshocker\\b',
  '\\bsurprise,? surprise\\b|\\bwhat a surprise\\b|\\blucky me\\b|\\bbravo\\b|\\benjoying their\\b',
  "\\bso (?:tragic|generous|brave)\\b|\\bi'd hate to\\b|\\bby magic\\b|\\bthe maid\\b",
  pattern`
    \bi guess i know\b|\b(?:glad|nice|great|good) (?:that )?(?:someone|somebody|everyone|
    some people)(?:'s| is| has| had)\b|\bat least (?:say|try|have|pretend|thank|ask)\b|
    \btoo (?:boring|good|busy|important|cool) for (?:you|me|us)\b|\b(?:fine|ok|okay),? whatever\b|\bkill you\b|
    \bhurt you to\b|\blost in the (?:post|mail)\b|\bsuper valued\b
  `,
  '\\bsecret (?:club|society|handshake)\\b|\\bdo i (?:have|need) to (?:apply|beg|book|pay)\\b',
  '\\bcleaning fairy\\b|\\breal friends\\b|\\bapparently\\b',
  '[🙃🙄👏😒🤡]',
)
const THREAT = re(
  '\\bor else\\b|\\belse (?:tomorrow|i|you|they|it|there|we)\\b|\\bor (?:move|get) out\\b',
  pattern`
    \b(?:or|otherwise|unless [^.!?]{1,40},) (?:i(?:'ll| will|'m| am|'d)|they(?:'ll| will|'re)|it(?:'ll| will|'s)|
    you(?:'ll| will|'re)) (?!(?:just |only |happily |also |still )*(?:do it myself|help|come|ask someone|cook|wait|
    find)\b)
  `,
  '\\b(?:going|go|end up|put|be|them|it|find (?:them|it)) (?:straight )?(?:\\w+ )?(?:in|into|inside|out with) the (?:bin|trash|dustbin|garbage|rubbish|skip|street)\\b',
  "\\byou(?:'ll| will) (?:regret|be sorry|pay for|see what|find (?:them|your|it)|hear from)\\b",
  pattern`
    \bi(?:'ll| will|'m going to)(?: be)? (?:tell everyone|telling everyone|report\w* you|throw|chuck|bin|kick you|
    get you|post|make sure everyone|letting (?:the|your|everyone)|
    tell (?:the|your) (?:manager|boss|landlord|parents))\b(?! (?:if|that) (?:you're okay|i))
  `,
  '\\b(?:last|final) (?:chance|warning)\\b|\\bnever (?:talk|speak) to you\\b|\\bdone with you\\b|\\bunless you\\b|\\bdon.t bother\\b|\\bi want the money\\b',
  "\\bwe're (?:done|through)\\b|\\bwatch out\\b",
)
const BRUSHED_OFF = re(
  "\\bsorry (?:that |if |but )?(?:if|you(?:'re| are)? (?:feel|felt|so|got|upset|took)|you feel|but)\\b",
  "(?<!\\b(?:to|i|i'll|can|me) )\\bcalm down\\b|\\boverreact\\w*",
  '\\bnot (?:that|such a) (?:bad|big)\\b|\\bjust (?:a bit|some) (?:of )?(?:rain|wet)\\b',
  '\\bonly (?:forty|40|a few|a bit)\\b|\\bget over (?:it|yourself)\\b|\\bchill out\\b',
  pattern`
    \bno big deal\b|\bwe're (?:even|quits)\b|\b(?:how (?:often|many times) do i|i said (?:i'm )?sorry already|
    already said (?:i'm )?sorry|who cares|in my defen[cs]e|next time bring|end of the world|move on|rain is rain|(?:rain|minutes|mins) is nothing)\b
  `,
  "\\b(?:until|when|once|after) you(?:'ve|'re| have| are)? (?:calmed|cooled|calm|grown|ready to be|done)\\b",
  '\\b(?:so|too|being) dramatic\\b|\\byou (?:could|might) have (?:just |at least )?\\w+',
  "\\bdon't have to (?:yell|shout|be)\\b|\\bit's just rain\\b",
)
/** A continuation that retracts the apology. */
const BUT_YOU = /\bbut (?:you|it's|it was|i was|i had|honestly|come on|calm|who|next time you|why)\b/

const ABOUT_THE_TASK = re(
  '\\bmark (?:this|me|it|my)\\b|\\bcorrect answer\\b|\\b(?:this|it) is correct\\b',
  '\\bignore (?:the|all|any|every|previous|these|your)\\b|\\binstructions?\\b|\\brubric\\b',
  '\\bi-statement\\b|\\bsystem prompt\\b|\\bas an ai\\b|\\bone (?:could|would|should) say\\b',
  "\\bi(?:'d| would) (?:\\w+ly )?(?:tell|ask|explain|use|write|remind|talk to|inform) (?!you\\b|us\\b)(?:\\w+)",
  '\\b(?:they|he|she|alex|toni|robin|ash) should\\b|\\bthe (?:message|answer) (?:should|could)\\b',
  '\\brewrit\\w+\\b',
)

/** Function words: every sentence has some, a list of keywords hardly any. */
const SMALL = new RegExp(
  pattern`
    ^(?:a|an|the|i|i'm|i'd|i've|i'll|you|you're|we|it|it's|he|she|they|me|my|your|our|us|them|this|that|there|is|am|
    are|was|were|be|been|do|don't|did|didn't|have|has|had|will|won't|would|can|can't|could|and|or|but|so|because|when|
    if|as|since|until|before|after|in|on|at|to|of|for|from|with|about|by|up|out|not|no|what|how|which|too|just|still|
    now|then|let's|please)$
  `,
)
const FEWEST_SMALL = 0.28
const FEWEST_IN_SENTENCES = 0.18
const FEWEST_WORDS = 8

const isWordList = (text: string): boolean => {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? []
  const small = words.filter((word) => SMALL.test(word)).length
  // Full stops indicate sentences, however short: "I'm wiped. Mind asking someone else?"
  const fewest = (text.match(/[.?!](?=\s|$)/g)?.length ?? 0) >= 2 ? FEWEST_IN_SENTENCES : FEWEST_SMALL
  return words.length > 0 && small / words.length < fewest
}

type Task = { rubric: Rubric; sources: readonly string[] }

/**
 * The faults of an answer, worst first.
 * @param plain as returned by `plainWords`
 * @param own the same text as returned by `ownWords`
 */
export function faultsIn(plain: string, own: string, { rubric, sources }: Task): Fault[] {
  const owns = rubric.asks.some((points) => points.includes('ownership'))
  const found: Readonly<Record<Fault, boolean>> = {
    copied: isCopied(plain, sources),
    too_short: (own.match(/[\p{L}\p{N}'’-]+/gu) ?? []).length < FEWEST_WORDS,
    keywords: isWordList(own),
    about_the_task: ABOUT_THE_TASK.test(plain),
    off_topic: !mentionsAny(own, rubric.about),
    name_calling: callsNames(own),
    threat: THREAT.test(own),
    blame: BLAME.test(own),
    absolute: ABSOLUTE.test(own),
    disguised_verdict: DISGUISED.test(own),
    brushed_off: BRUSHED_OFF.test(own) || (owns && BUT_YOU.test(own)),
    sarcasm: SARCASM.test(own),
  }
  return ORDER.filter((fault) => found[fault])
}

const ORDER: readonly Fault[] = [
  'copied',
  'name_calling',
  'threat',
  'too_short',
  'keywords',
  'about_the_task',
  'off_topic',
  'blame',
  'absolute',
  'disguised_verdict',
  'brushed_off',
  'sarcasm',
]
