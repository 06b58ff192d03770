import { contentOf, overlap } from '../requests/content.ts'
import type { Addition } from './addition.ts'
import type { Compared } from './compared.ts'
import { concedesInOtherLanguages } from './other-languages.ts'

const APOLOGY: Addition = {
  said: /\b(?:(?:i'm|i am|we're|we are|i feel|am)? ?(?:so |very |truly |really |deeply |genuinely |sincerely )*sorry\b(?! (?:state|excuse|sight))|my (?:sincere |deepest |deep )?apolog(?:y|ies)|(?:i|we) (?:\w+ )?apologi[sz]e|apologies (?:for|if|in)|(?:please )?(?:forgive|excuse|pardon) (?:me|my|us)|(?:it's|it is|it was|that's|was) (?:all |partly |partially |also )?my (?:own )?(?:fault|mistake|bad)|my bad(?=[.,!?]|$| (?:about|for|that|if|but|and)\b)|(?:i|we) (?:deeply |truly |sincerely |really )?regret|i (?:take|accept) (?:full |some |my )?(?:responsibility|the blame)|i (?:was|am) (?:also |partly |partially )?(?:wrong|to blame|at fault)|(?:i|we) (?:should(?:n't| not) have|should have|could have)|i (?:overreacted|went too far|made (?:a mistake|mistakes))|es tut mir leid|entschuldig\w+|verzeih\w*|lo siento|siento (?:mucho )?(?:haber|[a-zñ]+[aei]r(?:me|te|le|lo|la)?)\b|perd[oó]n(?:a|ame)?|disc[uú]lp\w+|désolée?|pardon(?:ne)?|excuse[- ]moi|je m'excuse|mi dispiace|scusa(?:mi)?|desculpe?|sinto muito|het spijt (?:me|mij))\b/,
  allowed:
    /\bi(?:'m| am)? (?:\w+ )?(?:sorry|apologi[sz]e|regret)|\b(?:sorry|apologies|forgive me|excuse me|pardon me|my (?:\w+ )?(?:bad|fault|mistake)|i was wrong|i should(?:n't| not)? have|i should've|i could(?:'ve| have)|i overreacted|tut mir leid|entschuldig\w+|verzeih\w*|lo siento|siento haber|perd[oó]n\w*|disc[uú]lp\w+|désolée?|pardon\w*|excus\w*|dispiace|scus\w+|desculp\w*|sinto muito|spijt)\b/,
}

/** Demands for an apology and denials of one, which contain "sorry" without being an apology. */
const APOLOGY_WANTED =
  /\b(?:say|said|saying|says|never even|a|an|your|owe me an?|want an?|deserve an?|not|n't|no|without (?:a|an|even)?|hear) (?:a |an |even |you're |you are |so |that |you )?(?:sorry|apolog(?:y|ies))|\bapologi[sz]e (?:to|for)\b|\byou (?:\w+ ){0,3}apologi[sz]|\b(?:i'm|i am|im) not (?:\w+ )?sorry|sorry (?:excuse|state)|sorry,? but\b/g

const CONCESSIONS: readonly Addition[] = [
  {
    said: /\b(?:i|we)(?: (?:do|can|fully|also|completely|totally|really|certainly|truly|will|would))* (?:understand|realise|realize|recognise|recognize|acknowledge|accept|imagine|appreciate|(?<!(?:will|would) )get|know(?!(?: that)? you (?:did (?!all|your|what|everything|the|that|it|n)\p{L}+|lied|took|told|said|stole|broke|knew|hid|went|saw|read|kissed|cheated)\b))(?: that| how| why)? (?:you\b|your\b|things\b|life\b|it(?:'s| is| must| may| can)\b|work\b|everyone\b|everybody\b|we (?:all|both)\b|(?:the )?\p{L}+ (?:is|are|was|were|can be|may be|must be|has been|have been)\b)(?! (?:took|broke|lied|did this|have it|have my|owe|were (?:there|with|at)))|\bi (?:do |can |fully )?(?:understand|realise|realize|recognise|recognize|acknowledge|appreciate) that\b|\bi know (?:that )?(?:\p{L}+ ){1,2}(?:will|can|sometimes|happens?|has to|have to) |\bi hope you(?:'re| are| feel| had| get| have had)\b|\bi(?:'m| am) (?:sure|certain) (?!i\b)|\bno doubt\b/u,
    allowed:
      /\b(?:i|we) (?:[\w']+ )?(?:know|understand|realise|realize|see|get|appreciate|acknowledge|accept|imagine|no)\b|\b(?:i|we) (?:know|understand|get) (?:it|you|that|u)\b|\bur? (?:busy|stressed|tired|trying)\b|\bi'm sure\b/,
  },
  {
    said: /\b(?:you (?:probably |surely |certainly |may |might |perhaps )*(?:didn't|did not|don't|do not|may not have|might not have|not have) (?:mean|intend|realise|realize|intended|meant|realised|realized|notice|noticed)|i'm sure you|i am sure you|i'm certain you|no doubt you (?:had|have|tried)|(?:meant|mean) (?:well|no harm)|not (?:your|his|her) (?:fault|intention)|(?:wasn't|was not|isn't|not) intentional|unintentional(?:ly)?|without meaning to|by accident|(?:had|have|with) (?:the best|good) intentions|you (?:had|have|must have had) your reasons|you (?:tried|are trying|'re trying|did) your best|you(?:'ve| have) been (?:very |really |so )?(?:busy|stressed|under|going through|working hard|tired)|you(?:'re| are) (?:very |really |so )?(?:busy|stressed|under (?:a lot|pressure)|going through))\b/,
    allowed:
      /\b(?:mean(?:t|ing)?|intend\w*|intention\w*|accident\w*|purpose|sure|busy|stress\w*|reasons?|tried|trying|try|best|realise|realize|notice|tired|through)\b/,
  },
  // An excuse for the reader: "because you were busy with work".
  {
    said: /\b(?:because|since|as|while|when|that|know|although|though) you(?:'d| had| have|'ve| were|'re| are| must have)? (?:been |were )?(?:\w+ly |so |very |really |too |under )?(?:busy|stressed|stress|tired|in a (?:hurry|rush)|rushed|distracted|overwhelmed|exhausted|unwell|ill|pressure|struggling|going through|having a (?:hard|difficult|tough|bad|rough))\b/,
    allowed:
      /\b(?:busy|stress\w*|tired|hurry|rush\w*|distract\w*|overwhelm\w*|exhaust\w*|unwell|sick|ill|pressure|struggl\w*|through|hard|difficult|tough|bad|rough|overtime|knackered|shattered|work\w*)\b/,
  },
  {
    said: /\b(?:it's|it is|that's|that is|this is|its) (?:perfectly |totally |completely |quite |absolutely |all )?(?:okay|ok|fine|alright|all right|understandable|not a big deal|no big deal|no problem)\b(?! (?:to|for (?:you|me|us) to|with me (?:if|when)|\?)|[^.?!]{0,30}\?)|\b(?:no worries|no problem|don't worry|do not worry|no hard feelings|never mind|i don't mind|i do not mind|we don't mind|i'm (?:okay|ok|fine) with|i am (?:okay|ok|fine) with|i can live with|water under the bridge)\b/,
    allowed:
      /\b(?:it's|its|that's|is|i'm) (?:\w+ )?(?:okay|ok|fine|alright|cool|understandable)\b|\b(?:no worries|no problem|don't worry|never mind|nvm|don't mind|no hard feelings|whatever|don't care|do not care)\b/,
  },
  {
    said: /\bif (?:that's|that is|it's|this is) (?:too )?(?:tight|much|difficult|hard|soon|early|short notice|inconvenient|not possible|a problem)\b|\b(?:in|by|into|pay(?:ing)?|with) instal+ments\b/,
    allowed: /\b(?:tight|difficult|hard|soon|early|short notice|inconvenient|possible|instal+ments?|problem)\b/,
  },
  {
    said: /\b(?:no rush|no hurry|no pressure|take (?:all )?(?:your|the) time|take as long as|at your (?:own )?(?:convenience|pace|earliest convenience)|when(?:ever)? (?:you(?:'re| are|'ve| have)? (?:can|ready|able|get (?:a|the) (?:chance|moment)|feel|have (?:a moment|time|a chance)|time|free)|it (?:suits|works|is convenient)|suits)|whenever(?=[.,!]| (?:you(?:'re| are|'ve| have| can| like| want| wish| feel| get| find)|possible|convenient)\b)|if (?:it's|it is|that's|that is) (?:ok|okay|possible|convenient|not too much)|if (?:you )?(?:possible|don't mind|wouldn't mind|feel like it|have (?:the )?time)|if you (?:can|could|want(?: to)?|like|wish)(?=[.,!]|$)|you don't have to|you do not have to|it's up to you|only if you)\b/,
    allowed:
      /\b(?:rush|hurry|pressure|take your time|convenien\w*|your (?:choice|call|decision|pick)|choose|decide|whenever|when (?:you|ever)|if (?:you|it|that|possible|u)|don't have to|up to you|mind|free)\b/,
  },
  {
    said: /\b(?:we (?:are |were |have )?both (?:need|have|made|make|said|did|share|contribut\w*|could|should|are|were|to blame|want|know|feel)|both of us (?:are|were|have|need|made|said|should|could|share|contribut\w*)|i(?:'m| am| was| know i'm|'ve been)? (?:also |partly |probably |perhaps |maybe |not always |far from )+(?:\w+ )?(?:to blame|at fault|wrong|responsible|perfect|contributed|played|made|make|have|could|should|difficult|unfair|harsh|easy)|i (?:may|might) (?:have|be|also|not be|not have)\b(?! to\b)|i(?:'m| am) (?:not|no) (?:perfect|angel|saint|innocent)|(?:perhaps|maybe) i(?:'m| am| was| have|'ve| should| could| didn't)?|i could(?:'ve| have) (?:been|done|handled|said|communicated|told)|my (?:part|share|role) in (?:this|it)|i can be (?:difficult|hard)|i(?:'m| am) willing to (?:admit|accept|compromise|forgive)|meet (?:you )?(?:halfway|in the middle)|compromise)\b/,
    allowed:
      /\b(?:both|my (?:fault|part|share|role|bad)|i (?:was|am|may|might|could|should|also)|maybe i|perhaps i|partly|perfect|compromise|halfway|i'm not|i've|meet in|together|we)\b/,
  },
  {
    said: /\b(?:i (?:do |can |fully |have |'ve |already )*(?:forgive|forgiven) (?:you|him|her|them)?|i trust (?:you|that you)|i believe (?:you|that you (?:are|can|will|didn't))|you(?:'re| are) (?:right|absolutely right|a good|a great|a wonderful|such a good|an amazing)|fair (?:enough|point)|i (?:totally |completely |do )?agree (?:with you|that you)|(?<!\b(?:when|once|until|if|as soon as|while|because|not) )i(?:'m| am) (?:happy|willing|ready|prepared|open|more than happy|glad|able) to|i(?:'d| would) be (?:happy|willing|glad|open|more than happy|ready) to|i(?:'m| am) open (?:for|about)|i (?:can|could) (?:wait|help|pay|offer|give you|lend|take|cover|also|do (?:it|that)|change|try|work|be|make|let)|let me (?:help|make it up|pay|cover)|you have every right|you deserve|i hear (?:you|what|that)|i hear your (?:concerns?|frustration|pain|point|side|feelings|worry|anger|view)|thank you for (?:letting|telling|sharing|bringing|your (?:message|patience|understanding|honesty|time))|i respect (?:that|your)|i didn't (?:realise|realize|mean to|intend)|i did not (?:realise|realize|mean to|intend)|i never meant to|i take your point|i(?:'ll| will) let (?:it|this) go|let's (?:forget|move on|put (?:this|it) behind)|start (?:fresh|over|again)|clean slate)\b/,
    allowed: /$^/,
  },
  // "I know I left it late", "I realise we make noise as well"
  {
    said: /\b(?:i|we) (?:do |also |fully |can )*(?:know|realise|realize|appreciate|recognise|recognize|see) (?:that )?(?:i|we|my|our)(?:'m|'ve|'re|'d)?\b|\bto be fair\b|\bin fairness\b|\bgranted,|\badmittedly\b|\bi was (?:also )?(?:a bit |too |very )?(?:harsh|rude|late|slow|hasty|unfair|careless)\b/,
    allowed:
      /\b(?:know|knew|realise|realize|aware|appreciate|recognise|see|fair|fairness|granted|admit\w*|harsh|rude|late|slow|hasty|unfair|careless)\b/,
  },
  {
    said: /\bi (?:may|might|could) (?:well )?be (?:mistaken|wrong)\b|\bbut it (?:seemed|appeared) to me\b|\b(?:unless|if) i'm (?:not )?mistaken\b|\bcorrect me if\b/,
    allowed: /\b(?:mistaken|wrong|seem\w*|appear\w*|looks?|think|thought|guess|maybe|perhaps|probably|apparently)\b/,
  },
  {
    said: /\bi (?:can |do |fully )?(?:understand|imagine|know|see|get) how (?:\w+ly )?\w+ (?:it|this|that|you|things)\b/,
    allowed: /\bi (?:can |do |fully )?(?:understand|imagine|know|see|get) how\b/,
  },
  // "After that, we can forget about it", "once it's paid I won't take it any further"
  {
    said: /\b(?:we|i) (?:can|could|will|'ll|shall|won't|will not) (?:then |all |both |just )*(?:forget (?:about )?(?:it|this|that)|move on|put (?:it|this|that) behind (?:us|me)|leave it (?:at that|there)|say no more|call it (?:quits|even|a day)|let (?:it|this) (?:go|drop)|drop (?:it|this)|take (?:it|this) (?:any|no) further|be even)\b/,
    allowed: /\b(?:forget|move on|behind|further|quits|even|done|drop|let (?:it|this) go|leave it|no more)\b/,
  },
  // Phrases of a mediator: "it sounds like there is hurt on both sides".
  {
    said: /\bit sounds (?:like|as if)\b|\b(?:hurt|pain|feelings) on both sides\b|\bworth talking (?:about|through|over)\b/,
    allowed: /\bsounds\b|\bboth sides\b|\bworth talking\b/,
  },
  // "When are you getting new posts?" as "let me know if you need help".
  {
    said: /\bif you(?:'d like| would like| need| want) (?:any |some |a )?(?:help|hand|support|more time)\b/,
    allowed: /\b(?:help\w*|hand|support|more time)\b/,
  },
  {
    said: /\byou(?:'re| are) (?:always |very )?welcome\b/,
    allowed: /\byou (?:can|may)\b|\bwelcome\b/,
  },
  {
    said: /\b(?:i|we) (?:do |also |fully |can |will |must )*(?:agree|admit|accept|acknowledge|concede|grant) (?:that )?(?:i|we|my|our|it was (?:partly|my|our)|there (?:was|were))\b/,
    allowed: /\b(?:i|we) (?:\w+ )?(?:agree|admit|accept|acknowledge|concede|know)\b/,
  },
]

const PROMISE =
  /\b(?:i|we) (?:\w+ )?(?:promise|swear|vow|guarantee|commit|pledge)\b|\b(?:i|we)(?:'ll| will| shall|'m going to| am going to|'re going to| are going to) (?:also |always |never |then |certainly |definitely |of course |gladly |happily |make sure to |do my best to |try to |try my best to |try |be sure to |not |no longer |have to )*([a-z']+(?: [a-z']+){0,5})|\byou have my word\b|\bfrom now on,? (?:i|we)\b|\bich (?:werde \w+|verspreche\b)|\b(?:te |lo )?prometo\b|\bje (?:te |vous )?promets\b|\bti prometto\b|\bik beloof\b/g
const PROMISED =
  /\b(?:i|we)(?:'ll| will| shall|'m going to| am going to| going to|'m| am| can| have to| must| need to|'d| would| might| may| could)\b|\b(?:i|we) (?:promise|swear|vow)|\bor (?:i|we)\b|\bich (?:werde|verspreche)|\bprometo|\bpromets|\bprometto|\bbeloof/
/** Continuations of "I will" that promise nothing. */
const NO_PROMISE =
  /^(?:be honest|say|admit|need|want|have (?:to|no)|remember|be (?:clear|direct|blunt|left|late|home|there|out|away|stuck|evicted|charged)|miss|lose|struggle|feel|think|assume|take (?:this|that|it) (?:as|to mean|further|up|to)|not (?:be able|have|get|accept|tolerate|pay)|accept|tolerate|repeat|keep (?:asking|it short)|ask|explain|end up|expect)\b/
const ENOUGH = 0.34
const REFUSED = /\b(?:i|we)(?:'m| am|'re| are|'ll| will| shall)? (?:not|never|won't|refuse)\b/

/** Words in a row that are the author's own, not a coincidence. */
const FEWEST_SAME = 3

/** Whether the answer is free of apologies, promises and concessions that its author didn't make. */
export function concedesNothing(answer: Compared): boolean {
  const { plainSource, plainText } = answer
  return (
    !concedesInOtherLanguages(answer) &&
    !apologises(plainSource, plainText) &&
    !promises(plainSource, plainText) &&
    !concedes(plainSource, plainText)
  )
}

function apologises(source: string, text: string): boolean {
  const isMeant = APOLOGY.said.exec(text.replace(APOLOGY_WANTED_IN_ANSWER, ' '))
  // "I'm sorry but someone has to say it", in the author's own words.
  if (isMeant !== null && source.includes(text.slice(isMeant.index, isMeant.index + 24).trim())) return false
  return isMeant !== null && !APOLOGY.allowed.test(source.replace(APOLOGY_WANTED, ' '))
}
/** The same in an answer: "I'd like an apology", "please say sorry", "you never said you were sorry". */
const APOLOGY_WANTED_IN_ANSWER =
  /\b(?:an?|your|any|the|say|said|saying|hear|without|you(?:'re| are| were)) (?:\w+ )?(?:sorry|apolog(?:y|ies))\b|\b(?:you|him|her|them|they|he|she|to) (?:\w+ ){0,2}apologi[sz]e\b|\b(?:i'm|i am) not (?:\w+ )?sorry\b|\bi (?:won't|will not|don't|refuse to) apologi[sz]e\b|\b(?:he|she|they|you) (?:was|is|are|were) (?:\w+ )?sorry\b|\bif (?:it|that) was my (?:fault|mistake)\b|\bnot my (?:fault|mistake)\b/g

/** A general announcement, which an answer may make specific: "I'll do it" may become "I will talk to them". */
const WILL_DO =
  /\b(?:i|we)(?:'ll| will) (?:do|handle|sort|see to|deal with|take care of) (?:it|that|this|the rest)\b|\bleave (?:it|that|them|him|her) to me\b/

function promises(source: string, text: string): boolean {
  const known = contentOf(source)
  const announced = contentOf((source.match(ANNOUNCED) ?? []).join(' '))
  const isAny = PROMISED.test(source)
  const made = [...text.matchAll(PROMISE)].filter(({ 0: said, 1: what = '', index }) => {
    if (NO_PROMISE.test(what) || /\b(?:when|whether|how|what|if) $/.test(text.slice(0, index))) return false
    if (/\b(?:(?:promise|swear|vow|guarantee|commit|pledge|my word)\b|prom[ei]|verspreche|beloof)/.test(said))
      return !/\b(?:i|we) (?:\w+ )?(?:promise|swear|vow|guarantee|commit|pledge)|\bi (?:give|gave) you my word|\bprom|\bverspr|\bbelo/.test(
        source,
      )
    // "And we never speak of it again" may become "and we'll never speak of it again".
    const start = what.split(' ').slice(0, FEWEST_SAME)
    if (start.length === FEWEST_SAME && source.includes(start.join(' '))) return false
    // "I'm not packing out" may become "I will not be moving out".
    if (/\bnot\b/.test(said) && REFUSED.test(source)) return false
    const rest = contentOf(clauseFrom(text, index).replace(/^(?:i|we)\S*/, ''))
    // "Next stop is the council" as "I will contact the council": what the author announced has the same object.
    if (shared(rest, known) >= SHARED || shared(rest, announced) > 0) return false
    const content = contentOf(what)
    const isWarning = /\b(?:if|or|otherwise|unless|else|until|before|then)\b/.test(sentenceAround(text, index))
    // "Or it's the cops" as "or I'll go to the police": a consequence in other words isn't a promise.
    if (THREAT.test(text.slice(0, index)) && WARNED.test(source)) return false
    return !((isAny || isWarning) && (content.size === 0 || overlap(content, known) >= ENOUGH))
  })
  return made.length > (WILL_DO.test(source) ? 1 : 0)
}

/** Words before the consequence of an unmet request: "…, or ", "if it isn't, ". */
const THREAT =
  /\b(?:or|otherwise|or else|if (?:not|it isn't|it doesn't \w+|you don't|you can't|that doesn't happen)),? $/
const WARNED = /\b(?:or|otherwise|or else),? (?:i|we|i'll|we'll|i'm|it's|it is|next|the)\b/

/** Announcements in the message: "I'm going to the ombudsman", "or it's small claims". */
const ANNOUNCED =
  /\b(?:i'm|i am|i'll|i will|i shall|i'd|we'll|we will|we're|(?:or|otherwise|else),? (?:i|we|it's|next|the))\b[^.!?;]*/g

/** Words that a promise must share with the message, because one may be a coincidence. */
const SHARED = 2
const shared = (content: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...content].filter((stem) => other.has(stem)).length

const clauseFrom = (text: string, index: number): string => text.slice(index).split(/[.!?;](?:\s|$)/)[0] ?? ''

const sentenceAround = (text: string, index: number): string =>
  `${text
    .slice(Math.max(0, index - 160), index)
    .split(/[.!?]\s/)
    .at(-1)}${text.slice(index, index + 160).split(/[.!?]\s/)[0]}`

const concedes = (source: string, text: string): boolean =>
  CONCESSIONS.some(({ said, allowed }) => {
    const found = said.exec(text)
    if (found === null || allowed.test(source)) return false
    // The author's own words, in the same order.
    if (source.includes(found[0]) || said.test(source)) return false
    const [, offered = ''] = OFFERS.exec(found[0]) ?? []
    if (offered !== '' && new RegExp(`\\bi(?:'ll| will|'d| would|'m going to) (?:\\w+ )?${offered}\\b`).test(source))
      return false
    const known = contentOf(source)
    // "I know builders are busy": the message may speak of the builders.
    if (KNOWS.test(found[0]) && overlap(contentOf(clauseFrom(text, found.index)), known) < MOSTLY) return true
    return overlap(contentOf(found[0]), known) < 1 || contentOf(found[0]).size === 0
  })
/** "Give me the £900 and I'll do it" as "so that I can do it". */
const OFFERS = /^i (?:can|could) (\w+)/
const KNOWS = /^(?:i|we) (?:do |can |fully |also )*(?:know|understand|realise|realize|appreciate)\b/
/** The share of a clause's content from which the author said the same. */
const MOSTLY = 0.7
