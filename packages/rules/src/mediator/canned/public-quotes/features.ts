import { hashesOf } from '../../../classifier/features.ts'
import { contentOf } from '../../requests/content.ts'
import { type Run, textOf } from './runs.ts'

const LONGEST_PART = 24

/**
 * The features of a run of words as hashes: its words, how it begins and ends, what surrounds it, and where its part
 * stands in the text and what it does there.
 * @returns distinct unsigned 32-bit hashes, of which the model uses the low `QUOTE_BITS` bits
 */
export function runFeatures(run: Run): Uint32Array {
  const { part, start, end } = run
  const words = part.words.map(plain)
  const said = words.slice(start, end + 1)
  const [previous, next] = [words[start - 1] ?? '^', words[end + 1] ?? '$']
  const isWhole = start === 0 && end === words.length - 1
  const pauseBefore = start === 0 ? 'start' : markOf(part.words[start - 1])
  const pauseAfter = end === words.length - 1 ? 'end' : markOf(part.words[end])
  const text = textOf(run)
  const content = contentOf(text)
  const onTopic = [...content].filter((stem) => part.topic.has(stem)).length
  return hashesOf((add) => {
    said.forEach((word, at) => {
      add(`w ${word}`)
      if (at > 0) add(`p ${said[at - 1]} ${word}`)
    })
    add(`first ${said[0]}`)
    add(`first two ${said[0]} ${said[1]}`)
    add(`last ${said.at(-1)}`)
    add(`last two ${said.at(-2)} ${said.at(-1)}`)
    add(`before ${previous}`)
    add(`after ${next}`)
    add(`enters ${previous} ${said[0]}`)
    add(`leaves ${said.at(-1)} ${next}`)
    add(`pause before ${pauseBefore}`)
    add(`pause after ${pauseAfter}`)
    add(`pauses ${pauseBefore} ${pauseAfter}`)
    add(`pauses ${pauseBefore} ${pauseAfter} ${said.length}`)
    add(`before ${pauseBefore} ${said[0]}`)
    add(`after ${pauseAfter} ${said.at(-1)}`)
    add(`size ${said.length}`)
    add(`whole ${isWhole}`)
    add(`whole ${isWhole} ${said.length}`)
    add(`kind ${part.kind} ${part.isClear}`)
    add(`kind ${part.kind} ${said[0]}`)
    add(`kind ${part.kind} ${isWhole}`)
    add(`rank ${Math.min(part.rank, 6)}`)
    add(`rank ${Math.min(part.rank, 3)} ${part.kind}`)
    add(`place ${part.place}`)
    add(`length ${Math.floor(Math.min(words.length, LONGEST_PART) / 3)}`)
    add(`figure ${/\d/.test(text)}`)
    add(`figure left out ${/\d/.test(part.words.join(' ')) && !/\d/.test(text)}`)
    add(`content ${Math.min(content.size, 5)}`)
    add(`topic ${Math.min(onTopic, 3)}`)
    add(`topic ${Math.min(onTopic, 2)} of ${Math.min(content.size, 4)}`)
    add(`shared ${Math.floor(part.shared * 4)}`)
    add(`vague ${said.filter((word) => VAGUE.test(word)).length}`)
    add(`asks ${/\?/.test(part.words.at(-1) ?? '')} ${isWhole}`)
    add(`sentence before ${part.before !== ''} ${pauseBefore}`)
    add(`sentence after ${part.after !== ''} ${pauseAfter}`)
    add(`joined ${plain(part.after.split(' ')[0])} ${pauseAfter === 'end'}`)
    add(`verb ${said.findIndex((word) => VERB.test(word))}`)
    add(`persons ${said.some((word) => FIRST.test(word))} ${said.some((word) => SECOND.test(word))}`)
  })
}

const VAGUE = /^(?:it|its|it's|that|thats|that's|this|these|those|them|there|one|same|so|he|she|they|him|her)$/
const FIRST = /^(?:i|im|i'm|ive|i've|i'd|i'll|me|my|we|we're|we've|us|our)$/
const SECOND = /^(?:you|u|ur|your|you're|you've|you'd|you'll|youre)$/
const VERB =
  /^(?:is|are|was|were|am|has|have|had|does|do|did|will|would|can|could|should|must|\p{L}{2,}ed|says?|said|came|went|gets?|got|took|paid|pays?|sent|told|left|made|makes|wants?|costs?|owes?|broke|lost|kept|began|ends?|starts?|gave|found|brought|bought|sold|stood|felt|knew|ran|sat|fell|\p{L}+n't)$/u

const plain = (word = ''): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\p{N}+/gu, '0')
    .replace(/[^\p{L}\p{N}']/gu, '')

const markOf = (word = ''): string => word.match(/([,;:.!?–—…])["”’)]?$/u)?.[1] ?? 'none'
