import { contentOf, overlap } from '../../requests/content.ts'
import type { Account, Part } from '../account.ts'

/** A part of an approved wording in its place, as far as that decides which of its words are quoted. */
export type PlacedPart = {
  readonly words: readonly string[]
  /** The number of its sentence in the text. */
  readonly sentence: number
  readonly kind: Part['kind']
  readonly isClear: boolean
  readonly isConfidential: boolean
  /** How much it says, compared with the other parts: 0 for most. */
  readonly rank: number
  /** Whether its sentence is the first or the last. */
  readonly place: 'first' | 'last' | 'middle'
  /** The parts next to it in the same sentence; empty if there is none. */
  readonly before: string
  readonly after: string
  /** How much of it the other side mentions too, from 0 to 1. */
  readonly shared: number
  /** The stems of the other side's content words. */
  readonly topic: ReadonlySet<string>
}

/** What can be quoted of one side's wording, in the order in which it was written. */
export function placedParts({ parts }: Account, other: Account): PlacedPart[] {
  const topic = contentOf(other.parts.map(({ quote }) => quote).join(' '))
  const bySalience = [...parts].sort((one, next) => next.salience - one.salience)
  const last = parts.at(-1)?.place
  return parts.map((part, at) => ({
    words: part.quote.split(/\s+/).filter(Boolean),
    sentence: part.place,
    kind: part.kind,
    isClear: part.isClear,
    isConfidential: part.isConfidential,
    rank: bySalience.indexOf(part),
    place: part.place === parts[0]?.place ? 'first' : part.place === last ? 'last' : 'middle',
    before: neighbour(part, parts[at - 1]),
    after: neighbour(part, parts[at + 1]),
    shared: overlap(contentOf(part.quote), topic),
    topic,
  }))
}

const neighbour = ({ place }: Part, other: Part | undefined): string => (other?.place === place ? other.quote : '')
