/** A text that someone typed. `secret`: nobody else may ever read its wording. */
export type Typed = { person: number; kind: 'message' | 'secret'; text: string }

const PLACES = ['kitchen', 'garage', 'garden', 'hallway', 'bathroom', 'cellar', 'balcony', 'attic']
const THINGS = ['plates', 'keys', 'boxes', 'shoes', 'bottles', 'papers', 'towels', 'plants']
const pick = (list: readonly string[], number: number) => list[number % list.length] ?? ''

/** A first message or a response. The mediator shows it to the other party without the insults. */
export const messageNumber = (number: number): string =>
  `You stupid idiot, the ${pick(THINGS, number)} were lying about in the ${pick(PLACES, number >> 3)} again on day ${number}, and I hate it.`

/** A core issue, or what a proposal lacked: only for its author. No eight words in a row occur in another one. */
export const secretNumber = (number: number): string =>
  `Deep down day ${number} of the ${pick(PLACES, number)} and winter ${number} make me think that nobody ${number} came looking for me ${number} or my ${pick(THINGS, number >> 3)}.`
