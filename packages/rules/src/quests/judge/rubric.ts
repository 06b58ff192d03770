/** The points a rewritten message can make (after Rosenberg's four parts and Gordon's I-messages, in our own words). */
export const POINTS = [
  /** What happened, as a camera would record it. */
  'observation',
  /** How the writer feels about it. */
  'feeling',
  /** What matters to the writer, or what they depend on. */
  'need',
  /** Something the other person could do, phrased so that they can say no. */
  'request',
  /** What the writer won't do. */
  'limit',
  /** What it must have been like for the other person. */
  'acknowledgement',
  /** The writer's own part in it, without an excuse. */
  'ownership',
  /** When the writer will come back to the matter. */
  'return',
] as const
export type Point = (typeof POINTS)[number]

/** What a good answer never contains. */
export type Fault =
  | 'copied'
  | 'off_topic'
  | 'too_short'
  | 'keywords'
  | 'about_the_task'
  | 'blame'
  | 'absolute'
  | 'name_calling'
  | 'disguised_verdict'
  | 'sarcasm'
  | 'threat'
  | 'brushed_off'

/** How a rewrite step is judged. */
export type Rubric = {
  /** Each entry is met by any of its points. */
  asks: readonly (readonly Point[])[]
  /** Word stems, one of which must occur, so that the answer is about this situation: `'pan'` also finds pans. */
  about: readonly string[]
  /** Stems of the words for what could be seen; if there are any, the observation must contain one of them. */
  scene?: readonly string[] | undefined
}
