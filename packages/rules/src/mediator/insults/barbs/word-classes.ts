import { pattern } from '../../../text/pattern.ts'
import { tagOf } from '../lexicon.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** Words that don't name or describe a person. English has a fixed number of them, unlike nouns and adjectives. */
const FUNCTION_WORDS =
  "i me my mine myself we us our ours ourselves you you're your yours yourself yourselves he him his himself she her hers herself it it's its they them their theirs this that that's these those a an the some any no not all both each every either neither another other others one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred who who's whom whose what what's which when where why how if because so and or but nor yet than as like of to in into on onto at by for from with without about against over under after before since until till through during between up down out off away back again here there now then today tonight tomorrow yesterday soon later already still just only even also too very really never always ever often sometimes maybe perhaps please pls plz abeg kindly thanks thank okay ok yes yeah nope well alone first last next instead together anyway anyways though ahead everyone everything anyone anything someone something nobody nothing none else more less much many enough quite rather almost 's 'd n't lol lmao omg honestly seriously frankly actually literally basically obviously clearly apparently especially usually probably right such sorry o am is are was were be been being do does did done have has had will would can could shall should may might must ain't don't didn't doesn't won't can't couldn't wouldn't shouldn't haven't hasn't aren't weren't isn't wasn't gonna gotta"
/** The words of closed classes: pronouns, prepositions, auxiliaries and the like. */
export const CLOSED_CLASS: ReadonlySet<string> = new Set(FUNCTION_WORDS.split(' '))

/** Common verbs and kind words: after these, a "you" isn't part of an insult. */
const VERBS =
  'wanna need needs know knew known think thought say said says tell told see saw seen look looks hear heard feel felt want wish hope like love hate mean meant ask asked agree agreed promise promised swear swore sworn lie lied owe owed pay paid buy bought sell sold borrow lend lent lose lost find found keep kept take took taken bring brought give gave given get got gotten go goes went gone going come came leave left live stay stop start begin began call text write wrote read send sent reply answer ring rang phone forget forgot remember sleep slept wake woke eat ate drink drank cook clean wash park drive drove drop dropped break broke fix open close shut lock move put turn pick hold held throw threw cut hit hurt win won work play sit sat stand stood run ran walk talk speak spoke shout scream yell cry laugh smile smoke smell try tried help use used waste show showed shown wait watch make made let allow allowed seem sound act behave decide chose choose understand understood believe trust care worry deserve ignore refuse insist blame complain moan change happen cost spend spent save earn order book cancel plan sign check count share split cover meet met marry marry join quit fail finish end grow grew learn teach taught follow lead led carry return refund deliver post steal stole cheat earn retire travel fly flew ride rode wear wore fall fell catch caught build built draw drew sing sang win rent own set beg pray claim reckon guess suppose assume expect admit deny confirm explain mention suggest remind offer accept reject respond interrupt stare snore vape text spoil ruin destroy upset annoy scare hug kiss miss mess messed screw screwed prefer choose lack want rage weep wept misheard mishear mind dream dreamt sob swim swam drown lean sneeze shave knock point touch push pull kick bite bit hide hid freeze froze sweep swept bleed bled blow blew dig dug drag feed fed fight fought forbid forgive forgave hang hung kneel knelt lay lit rise rose shake shook shine shoot shot shrink shrank sink sank slam slide slip spin spit split spread stick stuck sting strike struck swing swung tear tore wipe wrap yawn cough fart nod wink wave jump climb hurry relax rest heal iron mow paint fish hunt bake grill fry shop camp dance dive drum skip ski skate misread mistook undid overslept overheard oversaw outgrew went tidy supply apply copy empty identify notify rely vary hoover vacuum mop organise organize host fetch chop collect alternate'
const KIND_OR_PLAIN =
  'guys folks lot people person legend star angel gem hero darling dear lovely beauty champion champ sweetheart love pet hun hon babe mate pal friend friends girls boys ladies gents team kids dears alike included years months weeks days hours too busy free ready alright home tonight'
/** Leaves out words that a tag replaces, because the tag would match every word of its kind. */
const list = (words: string): string =>
  words
    .split(' ')
    .filter((word) => (tagOf(word) ?? 'P') === 'P')
    .join('|')

/** Any other word that names or describes. */
const OPEN = `(?:(?!(?:${list(FUNCTION_WORDS)}) )[a-zà-ÿNFTWPSOHVC][a-zà-ÿ'-]*(?<!') (?:'s (?=[a-zà-ÿNFTWPC]))?)`

/** Nouns that don't belittle a person, and nouns for wishes and things. */
const PLAIN_NOUN = pattern`
    (?:P|guest|member|adult|grown-up|owner|renter|customer|client|student|pupil|nurse|engineer|lecturer|professor|
    carer|parent|parents|grandparent|grandma|grandpa|twin|widow|widower|witness|volunteer|trustee|director|officer|
    chef|driver|mechanic|designer|developer|writer|artist|musician|vegetarian|vegan|muslim|christian|hindu|catholic|
    citizen|resident|priority|team|couple|part|help|relief|credit|blessing|delight|pleasure|joy|inspiration|fan|
    survivor|beginner|professional|expert|friend|match|shame|pity|day|night|week|weekend|month|year|morning|evening|
    minute|hour|time|while|bit|long|way|surprise|coincidence|idea|difference|loss|cost|price|noise|smell|sight|thing|
    place|house|situation|story|problem|question|state)
  `
const KIND_ADJECTIVE = pattern`
    (?:good|great|lovely|kind|nice|best|better|wonderful|amazing|brilliant|generous|decent|caring|loving|dear|real|
    close|old|true|fair|clever|smart|beautiful|strong|brave|careful|hard-working|hardworking|reasonable|sensible|
    patient|busy|new|young|single|working|trained|qualified|registered)
  `

/** The classes of words that the barbs are written in. */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  open: OPEN,
  name: `(?:(?!(?:${list(VERBS)}|${list(KIND_OR_PLAIN)}) |[a-z]+(?:ed|n't) )${OPEN})`,
  plain: `(?:${KIND_ADJECTIVE} |(?:${OPEN}){0,3}${PLAIN_NOUN}s? {mark})`,
  noun_phrase: `(?:${OPEN}){1,4}(?:(?:of|in|with|without|for|from|on) (?:(?:a|an|the|your|my|his|her|their|no|all|too much) )?(?:${OPEN}){1,4})?`,
  thing: pattern`
    (?:a|an|my|the average|any|your average) (?!(?:text|message|call|phone call|reply|response|answer|apology|sorry|
    warning|heads-up|note|word|thank|quick|simple|single|short|little|friend|good|decent|normal|proper|professional|
    real|true|reasonable|different|new|second|plumber|locksmith|electrician|lawyer|solicitor|doctor|judge|court|quote|
    refund|receipt|list|plan|key|lock|fence|meeting|photo|picture|week|day|month|bit) |
    P )(?:${OPEN}){1,4}(?:(?:with|in|on|from|of|without) (?:(?:a|an|the|no|half a|one) )?(?:${OPEN}){1,3})?
  `,
}
