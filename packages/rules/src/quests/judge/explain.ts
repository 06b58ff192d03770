import type { Judgement } from './judge-rewrite.ts'
import type { Fault, Point } from './rubric.ts'

const PARTS: Readonly<Record<Point, string>> = {
  observation: 'what happened, as a camera would tell it',
  feeling: 'what you feel, in one word that is about you',
  need: 'what you need, or what matters to you',
  request: 'one thing that you ask for',
  limit: 'a no that cannot be mistaken for a maybe',
  acknowledgement: 'what it must have been like for them',
  ownership: 'your own part in it, such as what you forgot or did not do',
  return: 'when you will come back to it',
}

const ADVICE: Readonly<Record<Fault, string>> = {
  copied: 'Most of this stood there already: say it in your own words.',
  too_short: 'Take a little more room.',
  keywords: 'This reads like a list of keywords: write it as you would send it.',
  about_the_task: 'Write the message itself, to the person it is for, and nothing about the exercise.',
  off_topic: 'It does not say what it is about.',
  name_calling: 'Leave out what you call the other person: they will answer the word and not the matter.',
  threat: 'Leave out the threat: it turns a request into a contest.',
  blame: 'Part of it blames the other person or tells them what they must do: say what is going on for you instead.',
  absolute: 'Leave out “always” and “never”: a single exception disproves them.',
  disguised_verdict: 'What follows “I feel” is a thought about the other person: put a feeling of your own there.',
  brushed_off: 'Leave out what plays down the other person’s side, such as “calm down”, “but you…” or “sorry if”.',
  sarcasm: 'Leave out the sarcasm: it is heard as an attack, and rightly so.',
}

const VERDICT_ADVICE = 'The word you chose says what someone did to you: what is it like inside when that happens?'

/** A longer list isn't read. */
const MOST_ADVICE = 2

/** What to change, in sentences: the worst faults, and everything missing. Empty for an answer that passed. */
export function adviceOn({ missed, faults, verdictAsFeeling }: Judgement): string {
  const parts = missed.map((points) => points.map((point) => PARTS[point]).join(', or '))
  return [
    ...faults.slice(0, MOST_ADVICE).map((fault) => ADVICE[fault]),
    ...(parts.length > 0 ? [`Still missing: ${parts.join('; ')}.`] : []),
    ...(verdictAsFeeling ? [VERDICT_ADVICE] : []),
  ].join(' ')
}
