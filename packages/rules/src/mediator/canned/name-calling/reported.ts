import { INSULT, NAME, NAME_CALLING, NOUN, SLUR, TRAIT } from '../patterns.ts'
import { pattern } from './voice.ts'

const CALLED = pattern(
  `\\b(he|she|they|(?:your|my|our|his|her|their|the|that|this) \\p{L}+(?: \\p{L}+)?|\\p{Lu}\\p{Ll}+)(?:['’]s|['’]re| is| are| was| were) ${NAME_CALLING}`,
)
const DESCRIBED = pattern(`\\b(he|she|they|your \\p{L}+(?: \\p{L}+)?) ?(?:['’]s|['’]re|is|are|was|were) ${INSULT}`)
const CALLED_ME = pattern(`\\b(call(?:s|ed|ing)?) (me|us|him|her|them) ${INSULT}`)
const SAID_I_AM = pattern(`\\b(said|say|says|told \\p{L}+) (?:that )?(?:i(?:['’]m| am| was)) ${INSULT}`)
const THINK_I_AM = pattern(`\\b(think|thinks|thought) (?:that )?(?:i(?:['’]m| am| was)) ${INSULT}`)
const IF_NOT = pattern(`\\bif you (?:weren['’]t|were not) ${INSULT},?`)
const BAD_IDEA = pattern(
  `\\b(?:that|this|it)(?:['’]s| is| was) (?:such |really |just )*(?:a|an|the) (?:${TRAIT},? )+(idea|plan|decision|choice|move|suggestion|question|excuse|rule|reason|argument)\\b`,
)
const SELF_FOR = pattern(`\\bi(?:['’]m| am| was) ${INSULT} for (?=\\p{L}+ing\\b)`)
const SELF_TO = pattern(`\\bi(?:['’]m| am| was) ${INSULT} to (?=\\p{L})`)
const NOT_SELF = pattern(`\\bi(?:['’]m| am) not ${INSULT}`)
const FEEL_LIKE = pattern(`\\b(i (?:feel|felt|look|looked)) (?:like )?(?:a |an |such |so )+(?:${TRAIT} )?${NAME}`)
const AS_IF = pattern(
  `\\blike (?:a |an |some )?(?:${TRAIT} )?(?:${NAME}|${SLUR}|(?<=\\b(?:me|us) like (?:a |an |some )?(?:${TRAIT} )?)(?:${NOUN}|crap\\b))`,
)

/** Insults about a third person, about oneself, and reported ones ("She called me a liar"). */
export const withoutReportedInsults = (sentence: string): string =>
  sentence
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
    .replace(FEEL_LIKE, '$1 foolish')
    .replace(AS_IF, "like I don't count")

const OBJECTS: Record<string, string> = { he: 'him', she: 'her', they: 'them' }

/** A single word is someone only when it is a pronoun or a name. */
const isSomeone = (who: string): boolean => who.includes(' ') || who.toLowerCase() in OBJECTS || /^\p{Lu}/u.test(who)

const asObject = (who: string): string =>
  OBJECTS[who.toLowerCase()] ??
  (/^(?:Your|My|Our|His|Her|Their|The|That|This)\b/.test(who) ? who.charAt(0).toLowerCase() + who.slice(1) : who)
