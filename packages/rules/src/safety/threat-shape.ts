import type { Concept } from '../classifier/concept-words.ts'
import { conceptsIn } from '../classifier/concepts.ts'
import { wordsOf } from '../classifier/words.ts'

/** Harm to a body, the objects used, and its consequences: "a bag for your teeth", "soup through a straw". */
const HARM: ReadonlySet<Concept> = new Set<Concept>([
  ...(['kill', 'die', 'hit', 'break', 'throw', 'burn', 'cut', 'choke', 'kick', 'push', 'grab'] as const),
  ...(['head', 'mouth', 'arm', 'leg', 'back', 'hair', 'bone'] as const),
  ...(['knife', 'gun', 'bat', 'acid', 'hospital', 'grave', 'water', 'bridge', 'stairs'] as const),
])
const JEST: ReadonlySet<Concept> = new Set<Concept>(['laugh', 'game'])

/** How many concepts away from "joke" a "no" still denies it: "this is no joke". */
const NEAR = 2

/** Harm that has happened, mostly to a thing. */
const HAPPENED = [
  'burnt|burned|broke|broken|threw|thrown|kicked|pushed|grabbed|choked|smashed',
  '(?:quem|tir|cort|golpe|empuj|agarr)(?:aste|ad[oa]s?|aron)|romp(?:io|iste|ieron)|rot[oa]s?',
  '(?:ver|an)?gebrannt|verbrannt|(?:zer|ab)?gebrochen|zerbrochen|(?:weg|um)?geworfen|(?:ab|zer)?geschnitten',
  '(?:a|as|ai|ont|avez) (?:brule|casse|jete|coupe|pousse)e?s?',
  '(?:queim|jog|cort|rasg|empurr)(?:ou|aste|ad[oa]s?)|quebrou|quebraste|partiu',
  '(?:jala|jal|tod|tut|toot|kaat|phenk) (?:di|diya|diye|gaya|gayi|gaye|dala|daala)',
  '[وف]?(?:حرقت|حرق|كسرت|كسر|قطعت|قطع|رميت)',
].join('|')
/** The tool of such harm: "he burnt the sleeve with the iron". */
const INSTRUMENT = '(?:(?: \\p{L}+){1,3} (?:with|con|mit|avec|com) (?:\\p{L}{1,3} )?\\p{L}+)?'
const PAST = new RegExp(`(?<!\\p{L})(?:${HAPPENED})(?!\\p{L})${INSTRUMENT}|[烧燒烫燙摔打剪弄](?:坏|壞|破|碎|焦)`, 'gu')

/** A part of the author's own body: "the drums go through my skull". Hands are left out, because they strike. */
const OWN = [
  '(?:my|our) (?:head|skull|brains?|teeth|tooth|hair|back|neck|ears?|eyes?|nose|mouth|bones?|knees?|legs?|foot|feet)',
  'mis? (?:cabeza|cerebro|muelas?|dientes|espalda|pelo|oidos?)',
  'mein(?:e|en|em)? (?:kopf|schadel|haare?|rucken|ohren|zahne?)',
  '(?:ma|mon|mes) (?:tete|crane|dents?|dos|cheveux|oreilles?)',
  '(?:minhas?|meus?) (?:cabeca|dentes?|costas|cabelo|ouvidos?)',
  'mer[aei] (?:sir|sar|daant|baal|kamar|kaan|dimag)',
  '(?:راسي|ظهري|سناني|شعري)',
].join('|')
const OWN_BODY = new RegExp(`(?<!\\p{L})(?:${OWN})(?!\\p{L})|我的?(?:头|頭|脑袋|牙|背)`, 'gu')

/**
 * Whether a text mentions future harm to someone else's body, in any of the languages. On its own, that proves
 * nothing: it counts if the model is nearly certain of a threat.
 */
export const speaksOfHarm = (text: string): boolean =>
  conceptsOf(wordsOf(text).join(' ').replace(OWN_BODY, ' ').replace(PAST, ' ')).some((concept) => HARM.has(concept))

/** Whether a text mentions laughter or a game, unless it denies that ("this is no joke"). */
export function isLaughedOff(text: string): boolean {
  const concepts = conceptsOf(text)
  return concepts.some(
    (concept, at) => JEST.has(concept) && !concepts.slice(Math.max(0, at - NEAR), at + NEAR + 1).includes('not'),
  )
}

const conceptsOf = (text: string): readonly Concept[] => conceptsIn(wordsOf(text)).flat()
