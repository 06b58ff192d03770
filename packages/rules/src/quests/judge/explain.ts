import type { Judgment } from './judge-rewrite.ts'
import type { Fault, Point } from './rubric.ts'

const PARTS: Readonly<Record<Point, string>> = {
  observation: 'what happened, as a camera would have seen it',
  feeling: 'what you feel, in one word that’s about you',
  need: 'what you need, or what matters to you',
  request: 'one thing you’re asking for',
  limit: 'a no that can’t be mistaken for a maybe',
  acknowledgement: 'what it must have been like for them',
  ownership: 'your own part in it, such as what you forgot or didn’t do',
  return: 'when you’ll come back to it',
}

const ADVICE: Readonly<Record<Fault, string>> = {
  copied: 'Most of this was already there. Say it in your own words.',
  too_short: 'Say a little more.',
  keywords: 'This reads like a list of keywords. Write it the way you’d send it.',
  about_the_task: 'Write only the message itself, to the person it’s for, without anything about the exercise.',
  off_topic: 'It doesn’t say what it’s about.',
  name_calling: 'Leave out what you call the other person: they’ll hear that word and nothing else.',
  threat: 'Leave out the threat: it turns a request into a fight.',
  blame: 'Part of it blames the other person or tells them what they must do. Say what’s going on for you instead.',
  absolute: 'Leave out “always” and “never”: a single exception disproves them.',
  disguised_verdict: 'What follows “I feel” is a thought about the other person. Put a feeling of your own there.',
  brushed_off: 'Leave out what plays down the other person’s side, such as “calm down”, “but you…” or “sorry if”.',
  sarcasm: 'Leave out the sarcasm: it sounds like an attack, because it is one.',
}

const VERDICT_ADVICE = 'The word you chose says what someone did to you. What is it like inside when that happens?'

/** How many faults are mentioned, because nobody reads a longer list. */
const MOST_ADVICE = 2

/** What to change, in sentences: the worst faults, and everything missing. Empty for an answer that passed. */
export function adviceOn({ missed, faults, verdictAsFeeling }: Judgment): string {
  const parts = missed.map((points) => points.map((point) => PARTS[point]).join(', or '))
  return [
    ...faults.slice(0, MOST_ADVICE).map((fault) => ADVICE[fault]),
    ...(parts.length > 0 ? [`Still missing: ${parts.join('; ')}.`] : []),
    ...(verdictAsFeeling ? [VERDICT_ADVICE] : []),
  ].join(' ')
}
