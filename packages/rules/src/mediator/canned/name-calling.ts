import type { Said } from './context.ts'
import { FILLER, HARD_NOUN, INSULT, meaningsIn, NAME_CALLING, NOUN, PERSON, SLUR, TRAIT } from './patterns.ts'

const re = (source: string): RegExp => new RegExp(source, 'giu')

const YOU_ARE =
  "(?:you(?: (?:guys|two|all|both|people|lot) are|['’]re| are| were| have been|['’]ve been| look| sound)|y['’]all are)"
const LEAD =
  "(?:(?:i (?:really )?(?:think|thought|know|knew|swear|believe|guess|feel(?: like)?|can['’]t believe|hate (?:it )?(?:that|when|how)|see now|reali[sz]ed?)|every(?:one|body)(?: (?!knows|thinks|says|agrees)\\p{L}+){0,3} (?:knows|thinks|says|agrees)|it['’]s (?:clear|because)|the truth is|fact is|face it,?)(?: that)? )?"

const PRAISE_LOST = re(
  `\\b${LEAD}${YOU_ARE} ${FILLER}*(?:${TRAIT}|bad|worse|worst) (friend|roommate|flatmate|housemate|neighbou?r|partner|husband|wife|boyfriend|girlfriend|brother|sister|mother|father|mom|mum|dad|parent|coworker|colleague|boss|manager|teammate)\\b(?: (?:ever|in the world|i['’]ve ever had|i have ever had))?(?: and (?:an? )?${FILLER}*(?:(?:${TRAIT}|bad|worse|worst) )?(friend|roommate|flatmate|housemate|partner|husband|wife|parent|colleague))?`,
)
const FOR_DOING = re(`\\b${LEAD}${YOU_ARE} ${INSULT} for (?=(?:not |never |always |even )?\\p{L}+ing\\b)`)
const TO_DO = re(
  `\\b${LEAD}${YOU_ARE} ${INSULT} (?:enough )?to (?!me\\b|us\\b|him\\b|her\\b|them\\b|my\\b|our\\b|your\\b|the\\b|every|\\p{Lu})`,
)
const TO_SOMEONE = re(
  `\\b${LEAD}${YOU_ARE} ${INSULT} (?:to|towards?) (?=me\\b|us\\b|him\\b|her\\b|them\\b|my\\b|our\\b|your\\b|the\\b|every)`,
)
const WHO = re(
  `\\b${LEAD}${YOU_ARE} ${INSULT} (?:who|that)(?= (?:can|could|do|did|never|always|is|has|will|only|just|won|doesn|didn|isn|\\p{L}+s\\b))`,
)
const SO_THAT = re(`\\b${LEAD}${YOU_ARE} (?=so )${INSULT} that\\b`)
const MATTERS_OF = re(`\\b${LEAD}${YOU_ARE} ${INSULT} (?:about|with|at) (?!me\\b|us\\b|him\\b|her\\b|them\\b)`)
const PLAIN = re(
  `\\b${LEAD}${YOU_ARE} ${INSULT}(?: (?:and|,) you know it| sometimes| lately| today| right now| these days)?`,
)
const BEHAVING = re(
  `\\b${LEAD}you(?:['’]re| are)? (?:(?:always|just|really|constantly) )?(?:act|acts|acted|acting|behave|behaved|behaving|sound|sounded|look|looked) (?:like |such )?${INSULT}`,
)
const ARE_YOU = re(`(?:\\bhow |\\bwhy )?\\b(?:are|were) you ${INSULT}(?: or (?:what|something))?([^.?!]*)\\?`)
const ARE_YOU_TO = re(`(?:\\bhow |\\bwhy )?\\b(?:are|were) you ${INSULT} (?:to|towards?) ([^.?!]+)\\?`)
const STOP_BEING = re(
  `\\b(?:(?:can|could|would|will|won['’]t) you |please )*(?:just )?(?:stop|quit|don['’]t|do not|not) (?:being|be|acting|act)(?: like)? ${INSULT}(?: (?:about|with))?`,
)
const WHAT_A = re(
  `\\b(?:what|such) (?:a|an) (?:fucking |complete |total |real |absolute )?${INSULT}(?: (?:you are|you['’]ve become|move))?(?=\\s*(?:[.!?,]|$))`,
)
const CALLED = re(
  `\\b(he|she|they|(?:your|my|our|his|her|their|the|that|this) \\p{L}+(?: \\p{L}+)?|\\p{Lu}\\p{Ll}+)(?:['’]s|['’]re| is| are| was| were) ${NAME_CALLING}`,
)
const DESCRIBED = re(`\\b(he|she|they|your \\p{L}+(?: \\p{L}+)?) ?(?:['’]s|['’]re|is|are|was|were) ${INSULT}`)
const CALLED_ME = re(`\\b(call(?:s|ed|ing)?) (me|us|him|her|them) ${INSULT}`)
const SAID_I_AM = re(`\\b(said|say|says|told \\p{L}+) (?:that )?(?:i(?:['’]m| am| was)) ${INSULT}`)
const THINK_I_AM = re(`\\b(think|thinks|thought) (?:that )?(?:i(?:['’]m| am| was)) ${INSULT}`)
const IF_NOT = re(`\\bif you (?:weren['’]t|were not) ${INSULT},?`)
const BAD_IDEA = re(
  `\\b(?:that|this|it)(?:['’]s| is| was) (?:such |really |just )*(?:a|an|the) (?:${TRAIT},? )+(idea|plan|decision|choice|move|suggestion|question|excuse|rule|reason|argument)\\b`,
)
const SELF_FOR = re(`\\bi(?:['’]m| am| was) ${INSULT} for (?=\\p{L}+ing\\b)`)
const SELF_TO = re(`\\bi(?:['’]m| am| was) ${INSULT} to (?=\\p{L})`)
const NOT_SELF = re(`\\bi(?:['’]m| am) not ${INSULT}`)
const FEEL_LIKE = re(`\\b(i (?:feel|felt|look|looked)) (?:like )?(?:a |an |such |so )+(?:${TRAIT} )?${HARD_NOUN}\\b`)
const AS_IF = re(`\\blike (?:a |an |some )?(?:${TRAIT} )?(?:${HARD_NOUN}|${SLUR}|trash|garbage|shit|crap)\\b`)
const VOCATIVE_END = re(
  `, you (?:\\p{L}+ ){1,2}(?:${NOUN})\\b(?=\\s*(?:[.!?,;]|$))|,? ?\\byou (?:${TRAIT},? ){1,3}${PERSON}(?=\\s*(?:[.!?,;]|$))|,? ?\\byou ${FILLER}*(?:${TRAIT},? ){0,3}(?:${NOUN})\\b(?=\\s*(?:[.!?,;]|$))|, ?(?:${TRAIT} )*(?:${HARD_NOUN}|${SLUR}|genius)\\b(?=\\s*(?:[.!?,;]|$))`,
)
const VOCATIVE_START = re(
  `^(?:(?:hey|listen(?: up| here)?|look|ok|okay|well|oh|so|yo|hi|and|but|no|yes),? )?(?:you )?${FILLER}*(?:${TRAIT},? ){0,3}(?:${HARD_NOUN}|${SLUR})\\s*[,!.:;]+\\s*(?=\\S)`,
)
const YOU_NOUN = re(
  `\\byou ${FILLER}*(?:(?:${TRAIT},? ){1,3}(?:${NOUN})|(?:${SLUR}|idiot|moron|imbecile|ass-?hole|arsehole|jackass|dickhead|bastard|motherfucker|dumb-?ass|liar|psycho|loser|slob|pig|scumbag|douche-?bag|coward|hypocrite|brat|narcissist)s?)\\b(?= \\p{L})`,
)
const ONLY = new RegExp(`^(?:(?:you|such|what) )?(?:${INSULT})[.!?,\\s]*$`, 'iu')

/** Mark where a clause of ours starts and ends, for the commas around it: two sentences are not joined by one. */
const START_OF_CLAUSE = '\uf8fe'
const SPLICED = /, \uf8fe/g
const END_OF_CLAUSE = '\uf8ff'
const SPLICE = /\uf8ff,? (?=(?:you|i|it|we|he|she|they|this|that|there|my|your|the|nobody|everyone)\b)(\p{L})/giu

/** Rewrites name-calling into what stands behind it: what its author feels, or asks for. */
export function withoutNameCalling(sentence: string, said: Said): string {
  const feel = (found: string): string => clause(found, said)
  if (ONLY.test(sentence) && !/^\s*no\b/i.test(sentence)) return `${feel(sentence)}.`
  return sentence
    .replace(
      PRAISE_LOST,
      (_, role: string, also?: string) =>
        `I feel let down by you as a ${role.toLowerCase()}${also ? ` and ${also.toLowerCase()}` : ''}`,
    )
    .replace(FOR_DOING, "I'm upset with you for ")
    .replace(TO_SOMEONE, 'I feel hurt by how you treat ')
    .replace(TO_DO, 'I find it hard to understand why you would ')
    .replace(WHO, 'I find it hard to deal with someone who')
    .replace(SO_THAT, (found) => `${feel(found)}, to the point that`)
    .replace(MATTERS_OF, (found) => `${feel(found)} when it comes to `)
    .replace(BEHAVING, feel)
    .replace(
      PLAIN,
      (found, offset: number, whole: string) => startOf(whole.slice(0, offset)) + feel(found) + END_OF_CLAUSE,
    )
    .replace(SPLICED, '. ')
    .replace(SPLICE, (_, letter: string) => `. ${letter.toUpperCase()}`)
    .replaceAll(END_OF_CLAUSE, '')
    .replace(STOP_BEING, (found, offset: number, whole: string) => asked(found, whole.slice(0, offset)))
    .replace(ARE_YOU_TO, (_, whom: string) => `I feel hurt by how you treat ${whom}. Can we talk about that?`)
    .replace(ARE_YOU, (found, rest: string) => `${feel(found)}${rest}. Can we talk about that?`)
    .replace(CALLED_ME, '$1 $2 names')
    .replace(SAID_I_AM, '$1 hurtful things about me')
    .replace(THINK_I_AM, '$1 badly of me')
    .replace(IF_NOT, 'if things had gone differently')
    .replace(BAD_IDEA, 'I have my doubts about that $1')
    .replace(SELF_FOR, 'I regret ')
    .replace(SELF_TO, 'I regret that I chose to ')
    .replace(NOT_SELF, "I'd like to be taken seriously")
    .replace(CALLED, (found, who: string) => (isSomeone(who) ? `I have a hard time with ${asObject(who)}` : found))
    .replace(DESCRIBED, (_, who: string) => `I have a hard time with ${asObject(who)}`)
    .replace(WHAT_A, feel)
    .replace(FEEL_LIKE, '$1 foolish')
    .replace(AS_IF, "like I don't count")
    .replace(VOCATIVE_START, '')
    .replace(VOCATIVE_END, '')
    .replace(YOU_NOUN, 'you')
}

const startOf = (before: string): string => (/\S+ \S+ \S+, $/.test(before) ? START_OF_CLAUSE : '')

/** The clause for what the insults in a stretch of text stand for; two at most, however many there are. */
function clause(found: string, said: Said): string {
  const [first, second] = meaningsIn(found)
  if (!first) return "I'm really upset about this"
  return second ? `${said.pick(first.feel)} and ${said.pick(second.feel)}` : said.pick(first.feel)
}

/** "Stop being lazy" as a request; "to stop being lazy" has its "please" elsewhere. */
function asked(found: string, before: string): string {
  const [meaning] = meaningsIn(found)
  const ask = (meaning?.ask ?? 'treat me with more care') + (/ (?:about|with)$/i.test(found) ? ' when it comes to' : '')
  if (/\bto $/i.test(before)) return ask
  return /^(?:can|could|would|will|won)/i.test(found) ? `could you please ${ask}` : `please ${ask}`
}

/** A single word is someone only when it is a pronoun or a name. */
const isSomeone = (who: string): boolean => who.includes(' ') || who.toLowerCase() in OBJECTS || /^\p{Lu}/u.test(who)

const OBJECTS: Record<string, string> = { he: 'him', she: 'her', they: 'them' }
const asObject = (who: string): string =>
  OBJECTS[who.toLowerCase()] ??
  (/^(?:Your|My|Our|His|Her|Their|The|That|This)\b/.test(who) ? who.charAt(0).toLowerCase() + who.slice(1) : who)
