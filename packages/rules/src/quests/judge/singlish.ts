import { pattern } from '../../text/pattern.ts'
import { FEELING } from './feelings.ts'
import type { Rewording } from './world-english.ts'

const DEGREE = '(?:very|damn|super|quite|so|really|a bit|too|abit)'
/** What people ask each other to do; without a subject, "can" begins a request: "can wash tonight?" */
const ASKED = pattern`
    (?:(?:please )?(?:help|invite|tell|ask|let|find|wash|clear|clean|give|message|text|call|include|add|swap|change|
    cover|do|take|
    get|remember|check|look|show|inform|remind|ring|work|go|come|talk|settle))
  `
const CLAUSE = `(?:^|[.!?;,…] ?|\\b(?:time|round|week|tonight|today|tomorrow|one|then|so|but|and) (?:please )?)`

/** Singapore and Malaysian English, with the words that the rubric's patterns contain. Longer forms come first. */
export const SINGLISH: readonly Rewording[] = [
  [/\babit\b/g, 'a bit'],
  [/\b(?:sia|liao|siol|hor|meh)\b|\b(?:la|ah)\b(?=[.,!?;]|$)/g, ''],
  [
    /\bdamn(?= (?:sad|stress|tired|hurt|upset|sian|shag|down|worried|angry|frustrated|lonely|bad|awful|cold|wet)\w*)/g,
    'very',
  ],
  [/\bpaiseh\b/g, 'sorry'],
  [/\bnext (?:round|one)(?= (?:can|please|remember|you|jio|invite|call|ask)\b)/g, 'next time'],
  [/\bjio\b/g, 'invite'],
  [/\b(?:sian|pek chek|buay tahan|cannot tahan|sibeh sian)\b/g, 'fed up'],
  [new RegExp(`\\b${DEGREE} (?:shag|shack)\\b`, 'g'), 'very tired'],
  [new RegExp(`\\b${DEGREE} stress\\b`, 'g'), 'very stressed'],
  [/\bheart pain\b/g, 'it hurts me'],
  [new RegExp(`\\bi (?=(?!really)${DEGREE} ${FEELING}(?! (?:you|him|her|them)\\b))`, 'g'), 'i am '],
  [/\bi (?=fed up\b)/g, "i'm "],
  [/\bi am (?=very|so|a bit|damn|quite|fed up|super|really)/g, "i'm "],
  // "you find someone else can?", "next time invite me can or not?"
  [/\b(?:can|ok|okay) (?:or not|anot)\b|\banot\b|\bcan (?:not )?(?=\?)/g, 'is it ok'],
  [new RegExp(`\\byou (?<=(?:[.!?;,…] ?|^)you )(?=${ASKED}\\b[^.!?]*is it ok)`, 'g'), 'can you '],
  [new RegExp(`\\bcan (?=${ASKED}\\b)(?<=${CLAUSE}can )`, 'g'), 'can you '],
  [new RegExp(`\\bnext time (?=(?:remember to )?${ASKED} me\\b)`, 'g'), 'next time please '],
]
