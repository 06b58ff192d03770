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
  'torn', 'touchy', 'troubled', 'unappreciated by myself', 'uncertain', 'uncomfortable', 'uneasy', 'unhappy', 'unsettled', 'unsure',
  'upset', 'vulnerable', 'wary', 'weary', 'weird', 'worked up', 'worn down', 'worn out', 'worried', 'wound up', 'annoyed',
  'too much', 'knackered', 'shattered', 'wiped', 'wiped out', 'done in', 'spent', 'beat', 'pooped', 'fuming', 'narked', 'hacked off', 'stressing', 'pained', 'tense', 'dejected', 'freaked out', 'run down', 'run-down', 'burnt', 'disturbed', 'upset', 'miffed', 'bothered', 'lousy', 'at my limit', 'at a loss', 'not okay', 'rushed', 'trapped', 'speechless', 'insulted',
]

/** Words that look like feelings but say what someone else did. */
// biome-ignore format: lists of words are read in rows
const VERDICTS = [
  'abandoned', 'abused', 'attacked', 'belittled', 'betrayed', 'blamed', 'bullied', 'cheated', 'criticised', 'criticized', 'disrespected',
  'exploited', 'ignored', 'insulted', 'judged', 'manipulated', 'mistreated', 'neglected', 'patronised', 'patronized', 'rejected',
  'taken advantage of', 'taken for granted', 'undermined', 'unappreciated', 'used', 'victimised', 'victimized',
]

const oneOf = (words: readonly string[]): string =>
  `(?:${[...words].sort((one, other) => other.length - one.length).join('|')})(?![\\w-])`

export const FEELING = oneOf(STATES.filter((word) => word !== 'insulted' && word !== 'unappreciated by myself'))
export const VERDICT = oneOf(VERDICTS)

/** Words allowed between "I am" and the feeling. */
export const DEGREE =
  '(?:(?:really|very|so|quite|pretty|kinda|kind of|sort of|a bit|a little|a little bit|a lot|getting|feeling|starting to feel|too|also|honestly|just|still|rather|extremely|increasingly|more and more|somewhat|both|super|incredibly|genuinely|truly|actually|already|totally|completely|now|always|often|and|getting really|too \\w+ and|\\w+,? and|\\w+,? but (?:also )?|far too|way too|much too|such|all|more|simply|deeply|slightly|mildly|always a bit) )'
