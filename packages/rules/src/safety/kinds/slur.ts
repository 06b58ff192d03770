import { SLUR_ADJECTIVES, SLURS } from '../../mediator/insults/slurs.ts'
import { pattern } from '../../text/pattern.ts'
import type { Sentence } from '../reading/sentences.ts'
import { type Sign, sign } from '../sign.ts'

/** Listed words that are also common words: they count only when applied to a person. */
const ALSO_COMMON = new Set(
  `negro coon jap homo cripple midget kraut redskin hoe slag honky wop dyke chink spic yid squaw heeb thot spaz 
    skankpaki wog half-?breed`.split(/\s+/),
)
const APPLIED_TO_PERSON = `(?:you|you are|is|are|such|just|like|like an?|a|an|this|that|those|these|dirty|filthy|fucking|
  stupid|lazy|damn|ugly|the|of|all|bloody|old|every|two|other|some|and your|with your|little)`

/** Words of ALSO_COMMON whose other meaning is rare. */
const RARELY_COMMON = new Set(['spic', 'yid', 'squaw', 'heeb', 'paki', 'wog', 'kraut', 'jap', 'half-?breed'])

/** Slurs that SLURS spells as patterns, here as plain words, so that `starred` can take them. */
const ALSO_STARRED = ['nigger', 'nigga', 'faggot', 'tranny', 'poofter', 'gyppo']

/**
 * A slur's spellings with its vowels in one place starred out ("f*ggot"); normalised text has a space for a star. An
 * author who stars out a word knows that it is a slur.
 */
const starred = (slur: string): string[] =>
  slur.length < 4 || /[^a-z]/.test(slur)
    ? []
    : [...slur.matchAll(/(?<=.)[aeiou]+(?=.)/g)].map(
        ({ 0: vowels, index }) => `${slur.slice(0, index)} ${slur.slice(index + vowels.length)}s?`,
      )

const plural = (slur: string): string => `${slur.replaceAll('-?', ' ?')}(?:s|${slur.endsWith('c') ? 's' : 'es'})?`
const alone = SLURS.filter((slur) => slur !== 'fag' && (!ALSO_COMMON.has(slur) || RARELY_COMMON.has(slur))).map(plural)
const ambiguous = SLURS.filter((slur) => ALSO_COMMON.has(slur)).map(plural)

/** In Britain and Ireland, a cigarette: "a fag burn in my dress", "on your fag break". */
const CALLS_FAG = `(?<=(?:you|you are|are a|is a|such a|like a|dirty|fucking|stupid|little|bloody|ugly|these|those) )fags?
  (?! (?:burn|break|end|butt|packet|ash|pack|paper)s?(?![a-z]))`

const OTHERS = `abos?(?= (?:next|in|who|and|family|cunt|bastard|should|are|is)\\b| $)|boongs?|curry ?munchers?|
  towel ?heads?|dyke of a|bog ?trotters?|pajeets?|chinks?(?= $)`
const GERMAN = `kanak(?:e|en|ke|ken)|schwuchteln?|neger|zigeuner(?:pack|in)?|spastis?|mongo|schlitzauge[n]?|missgeburt|
  kameltreiber|untermensch(?:en)?|judensau|transe`
const SPANISH = `maricon(?:es)?|maricas?|sudacas?|negro de mierda|negra de mierda|tortillera|mogolic[oa]|panchitos?|
  moro de mierda|bollera`

/**
 * Words that demean people for what they are. The list is shared with the canned mediator, which removes them from what
 * it softens.
 */
const SLUR: readonly Sign[] = [
  alone.join('|'),
  [...SLURS, ...ALSO_STARRED].flatMap(starred).join('|'),
  SLUR_ADJECTIVES.map((word) => word.replaceAll('-', ' ')).join('|'),
  `(?<!(?:maine|fire|garden|sea|gender|sauer|stone|the old|a garden|rake and|my|your|
    our) )(?<=${APPLIED_TO_PERSON} )(?:${ambiguous.join('|')})(?! (?:in (?:the|your|his|her|that)(?: [a-z]+)? (?:argument|
    armou?r|plan|story|logic|wall|curtains?)|in the|and span|sapiens|in (?:his|her|your|my) armou?r|us|the|this|our|
    the plan|wall|path)\\b)`,
  `(?:${ambiguous.join('|')}) (?:mother|mum|father|dad|friends?|wife|husband|girlfriend|boyfriend|bitch|bastard|family|
    kids?|son|daughter|sister|brother|boss|mates?|lover|neighbou?rs?|scum|cow|pig)`,
  `(?:dirty|filthy|fucking|stupid|thieving|bloody|all|these|those|like|you|lazy|typical|damn|disgusting|
    greedy) (?:gyps(?:y|ies)|muslims?|jews?|arabs?|blacks?|mexicans?|immigrants?|foreigners?|asians?|indians?|queers?|
    gays?|lesbians?|trannies|refugees?|africans?|turks?|polish|pole|poles)(?= (?:are|like|always|can|should|all|go|who|
    in this|out|pig|scum|bitch|bastard)\\b| $)(?<!(?:like|you|all|these|those) (?:gays?|asians?|indians?|jews?|muslims?|
    immigrants?|refugees?|foreigners?|turks?|poles?|polish|arabs?|mexicans?|africans?|lesbians?|queers?|blacks?))`,
  `(?:go|get|went|send you|ship you|crawl) back to (?:your|his|her|their) (?:own |shithole |fucking )?(?:country|jungle|
    village|continent)|(?:do not|nobody|never) wants? (?:your|their) kind (?:here|in|around)|
    your kind (?:of people )?(?:should|are all|belongs?|is all)|(?:you )?people like you should be (?:deported|gassed|
    hanged|locked)`,
  CALLS_FAG,
  OTHERS,
  `(?:${GERMAN})`,
  `(?:${SPANISH})`,
].map(sign)

/**
 * Phrases that introduce a slur someone called the author: a conflict may be about that, and a warning would only hurt
 * the author again.
 */
const CALLED = new RegExp(
  pattern`
    \b(?:(?:line|comment|remark|post|joke)s? about|call(?:ed|s|ing)?|named?|(?:use|used|uses|said|say|says) the word|
    shouted|yelled|scribbled|wrote|painted|being) (?:(?:me|us|him|her|them|you|my [a-z]+|at me|at us) )?(?:an? |
    the )?(?:[a-z]+ ){0,2}$
  `,
)

/** Whether a sentence contains a slur that its author uses. */
export const hasSlur = ({ words, quoted }: Sentence): boolean =>
  !quoted && SLUR.some((slur) => slur.startsIn(words).some((start) => !CALLED.test(words.slice(0, start))))
