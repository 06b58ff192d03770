import { pattern } from '../../text/pattern.ts'
import { CHAT } from '../requests/chat.ts'

/** "Ill" for "I'll" in "ill pay", but not in "I felt ill". */
const WILL = new RegExp(
  pattern`
    (?<!\b(?:feel|feels|felt|feeling|fell|fall|falling|be|been|being|am|is|are|was|were|get|got|getting|made|make|
    look|looked|so|very|too|really|seriously|quite|still|the|an?|my|his|her|mentally|physically|chronically|
    terminally|for|of|and|or) )\bill\b(?=\s\p{Ll})
  `,
  'gu',
)

/** Normalises a text for patterns: lower case, straight apostrophes, chat spellings written out, single spaces. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bno\.\s?(?=\d)/g, 'number ')
    .replace(/(?<![\p{L}'])[\p{L}']{1,8}(?![\p{L}'])/gu, (word) => CHAT.get(word) ?? word)
    .replace(WILL, "i'll")
    .replace(/(?<!\p{L})(mrs?|ms|dr|rs|st|prof)\.(?=\s?[\p{L}\d])/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** A plain text without its quotations, which repeat someone's words. */
export const withoutQuotations = (text: string): string =>
  text.replace(/"[^"]*"|“[^”]*”|«[^»]*»|(?<!\p{L})'[^']+'(?!\p{L})/gu, ' ')

/** The sentences and clauses of a plain text. */
export const clausesOf = (text: string): string[] =>
  text
    .split(
      /[.!?…;:\n]+(?=\s|$)|,\s|\s[-–—]+\s|—|\s(?:and|but|so|because|although|though|while|which|und|aber|y|pero|et|mais)\s/,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')

/** The sentences of a text as it was typed. */
export const sentenceParts = (text: string): string[] =>
  text.split(/(?<=[.!?…])\s|\n/).filter((part) => part.trim() !== '')

/** The sentences of a plain text, also split before a second main clause. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s|,\s(?=(?:and|but|so)\s)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
