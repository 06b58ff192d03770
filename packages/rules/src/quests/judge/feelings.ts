import { pattern } from '../../text/pattern.ts'

/**
 * Feelings about something that went wrong. Pleasant feelings are left out because they are mostly sarcastic in a
 * complaint.
 */
// biome-ignore format: lists of words are read in rows
const STATES = [
  'afraid', 'agitated', 'alarmed', 'alone', 'ambivalent', 'angry', 'anxious', 'apprehensive', 'ashamed', 'awful', 'awkward', 'bad',
  'baffled', 'bitter', 'bothered', 'bummed', 'bummed out', 'burnt out', 'burned out', 'concerned', 'confused', 'cranky', 'crushed',
  'deflated', 'dejected', 'depressed', 'desperate', 'devastated', 'disappointed', 'discouraged', 'disheartened', 'dismayed',
  'displeased', 'dissatisfied', 'distracted', 'distraught', 'distressed', 'disturbed', 'down', 'drained', 'edgy', 'embarrassed',
  'envious', 'exasperated', 'exhausted', 'fatigued', 'fed up', 'flustered', 'frantic', 'frazzled', 'frightened', 'frustrated',
  'furious', 'gloomy', 'grumpy', 'guilty', 'gutted', 'heartbroken', 'heated', 'heavy', 'helpless', 'hesitant', 'homesick', 'hopeless',
  'horrible', 'hungry', 'hurt', 'impatient', 'insecure', 'irritable', 'irritated', 'jealous', 'jittery', 'left out', 'let down',
  'livid', 'lonely', 'lonesome', 'lost', 'low', 'mad', 'miserable', 'moody', 'mortified', 'nervous', 'numb', 'on edge', 'out of my depth',
  'outraged', 'overloaded', 'overstretched', 'overtired', 'overwhelmed', 'overworked', 'panicky', 'panicked', 'perplexed', 'powerless',
  'preoccupied', 'puzzled', 'rattled', 'resentful', 'restless', 'sad', 'scared', 'self-conscious', 'sensitive', 'shaken', 'shocked',
  'skeptical', 'sleepy', 'small', 'sore', 'stressed', 'stressed out', 'stretched', 'stuck', 'swamped', 'tense', 'terrible', 'terrified', 'tired',
  'torn', 'touchy', 'troubled', 'uncertain', 'uncomfortable', 'uneasy', 'unhappy', 'unsettled', 'unsure',
  'upset', 'vulnerable', 'wary', 'weary', 'weird', 'worked up', 'worn down', 'worn out', 'worried', 'wound up', 'annoyed',
  'knackered', 'shattered', 'wiped', 'wiped out', 'done in', 'spent', 'beat', 'pooped', 'fuming', 'narked', 'hacked off', 'stressing', 'pained', 'tense', 'dejected', 'freaked out', 'run down', 'run-down', 'burnt', 'disturbed', 'upset', 'miffed', 'bothered', 'lousy', 'at my limit', 'at a loss', 'not okay', 'rushed', 'trapped', 'speechless',
  'aggravated', 'anguished', 'antsy', 'apathetic', 'blue', 'boiling', 'bruised', 'bugged', 'cheesed off', 'choked', 'cooked', 'cross', 'crabby',
  'crappy', 'crestfallen', 'cut up', 'dead on my feet', 'defeated', 'despondent', 'disheartened', 'disillusioned', 'downcast', 'downhearted', 'dreadful', 'drowning',
  'emotional', 'empty', 'flat', 'floored', 'forgotten', 'fragile', 'frayed', 'fried', 'frosty', 'frozen out', 'glum', 'grim', 'grouchy', 'gloomy',
  'hangry', 'haunted', 'hot and bothered', 'het up', 'heavy-hearted', 'horrified', 'huffy', 'humiliated', 'incensed', 'indignant', 'infuriated', 'invisible', 'irked', 'isolated', 'jaded', 'jumpy',
  'keyed up', 'lethargic', 'like crying', 'listless', 'melancholy', 'mithered', 'narky', 'out of it', 'out of sorts', 'overcome',
  'peeved', 'pissed off', 'prickly', 'put out', 'queasy', 'ragged', 'raging', 'ratty', 'raw', 'red hot', 'riled', 'riled up', 'rotten', 'rubbish', 'seething', 'shaky', 'shit', 'snappy',
  'sorrowful', 'spread thin', 'stretched thin', 'strained', 'stumped', 'stung', 'sulky', 'tapped out', 'tearful', 'teary', 'testy', 'tetchy', 'thrown',
  'ticked off', 'tormented', 'tightly wound', 'twitchy', 'unwell', 'unseen', 'unnerved', 'vexed', 'weepy', 'wiped', 'wired', 'wobbly', 'wrecked', 'wretched', 'zonked',
  'browned off', 'cheesed', 'aggro', 'salty', 'butthurt', 'devo', 'shook', 'triggered', 'tilted', 'fuming', 'bushed', 'buggered', 'ropeable', 'tired out', 'overdone',
  'aggrieved', 'alienated', 'appalled', 'bemused', 'bereft', 'bewildered', 'brassed off', 'conflicted', 'dazed', 'demoralised', 'demoralized', 'despairing', 'disenchanted', 'disgruntled',
  'dispirited', 'downcast', 'dumbfounded', 'embittered', 'enraged', 'fearful', 'fidgety', 'flabbergasted', 'flooded', 'forlorn', 'grieving', 'harried', 'hurting', 'hysterical', 'inconvenienced', 'inferior',
  'intimidated', 'irate', 'mopey', 'offended', 'perturbed', 'pulled in two', 'rundown', 'ragged', 'saddened', 'sapped', 'spooked', 'starving', 'starved', 'startled', 'stunned', 'stressy', 'taxed', 'traumatised', 'troubled', 'under strain', 'weak', 'worried sick',
  'down in the dumps', 'on my last legs', 'at the end of my tether', 'at the end of my rope', 'in bits', 'in a state', 'in a mood', 'in a huff', 'in a bad mood', 'losing patience', 'losing my patience', 'out of patience', 'out of energy', 'out of steam', 'short of sleep', 'out of breath',
]

/** Words that sound like feelings but say what someone else did. */
// biome-ignore format: lists of words are read in rows
const VERDICTS = [
  'abandoned', 'abused', 'attacked', 'belittled', 'betrayed', 'blamed', 'bullied', 'cheated', 'criticised', 'criticized', 'disrespected', 'excluded', 'unwanted', 'unloved',
  'exploited', 'ignored', 'insulted', 'judged', 'manipulated', 'mistreated', 'neglected', 'patronised', 'patronized', 'rejected',
  'taken advantage of', 'taken for granted', 'undermined', 'unappreciated', 'used', 'victimised', 'victimized',
]

const oneOf = (words: readonly string[]): string =>
  `(?:${[...words].sort((one, other) => other.length - one.length).join('|')})(?![\\w-])`

/** Sources for patterns that match one of these words. */
export const VERDICT = oneOf(VERDICTS)
export const FEELING = oneOf(STATES)
/** Words after "I feel" that aren't a feeling: an opinion, a verdict, or a pleasure, which is mostly sarcastic. */
export const NO_FEELING = pattern`
  (?!${VERDICT}|(?:like|that|you|your|youre|as|we|he|she|they|it|its|this|these|those|the|there|i|my|our|a|an|if|for|
  about|and|but|or|is|are|was|to|in|on|of|with|because|disgusted|disgust|good|great|fine|okay|ok|happy|glad|better|
  best|free|lucky|thrilled|delighted|blessed|valued|proud|super|right|wrong|entitled|obliged|sure|certain|strongly|
  everyone|everybody|people|nobody|some|what|how|why|not|no|so|less|more|much|very|really|just|too|bit|little|quite|
  pretty|kind|sort|any|anything|nothing|something|need|way|same|welcome|confident|excited|amazing|fantastic|wonderful|
  awesome|hate|sorry|pity|embarrassed for|ashamed of|sick of)\b)
`

/** Words allowed between "I am" and the feeling. */
export const DEGREE = pattern`
    (?:(?:really|very|so|quite|pretty|kinda|kind of|sort of|a bit|a little|a little bit|a lot|getting|feeling|
    starting to feel|too|also|honestly|just|still|rather|extremely|increasingly|more and more|somewhat|both|super|
    incredibly|genuinely|truly|actually|already|totally|completely|now|always|often|and|getting really|too \w+ and|
    \w+,? and|\w+,? but (?:also )?|far too|way too|much too|such|all|more|simply|deeply|slightly|mildly|
    always a bit) )
  `
