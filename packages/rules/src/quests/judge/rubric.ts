/** What a rewritten message can hold (after Rosenberg's four parts and Gordon's I-messages, in our own words). */
export type Point =
  /** What happened, as a camera would tell it. */
  | 'observation'
  /** What it is like for the writer. */
  | 'feeling'
  /** What matters to the writer, or what they depend on. */
  | 'need'
  /** Something the other person could do, put so that they may say no. */
  | 'request'
  /** What the writer will not do. */
  | 'limit'
  /** What it must have been like for the other person. */
  | 'acknowledgement'
  /** The writer's own part in it, without an excuse. */
  | 'ownership'
  /** When the writer will come back to the matter. */
  | 'return'

/** What no good answer holds. */
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
  /** Each entry is met by any one of its points. */
  asks: readonly (readonly Point[])[]
  /** Beginnings of words, one of which must occur, so that the answer is about this situation: `'pan'` also finds pans. */
  about: readonly string[]
}
