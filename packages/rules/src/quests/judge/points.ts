import { acknowledges } from './cues/acknowledgement.ts'
import { hasFeeling } from './cues/feeling.ts'
import { hasLimit } from './cues/limit.ts'
import { hasNeed } from './cues/need.ts'
import { observes } from './cues/observation.ts'
import { owns } from './cues/ownership.ts'
import { hasRequest } from './cues/request.ts'
import { returns } from './cues/return.ts'
import type { Point, Rubric } from './rubric.ts'

const POINTS: Readonly<Record<Point, (text: string, rubric: Rubric) => boolean>> = {
  observation: (text, { scene }) => observes(text, scene),
  feeling: hasFeeling,
  need: hasNeed,
  request: hasRequest,
  limit: hasLimit,
  acknowledgement: acknowledges,
  ownership: owns,
  return: returns,
}

/** Whether a message makes a point. @param text as returned by `ownWords(plainWords(…))` */
export const makesPoint = (point: Point, text: string, rubric: Rubric): boolean => POINTS[point](text, rubric)
