import { isFoul } from '../../mediator/insults/foul.ts'
import { insultsIn } from '../../mediator/insults/insults-in.ts'

/** Harmless here, although after "you" they look like names: "3 Fridays in a row I've done for you", "you were cold and wet". */
const HARMLESS =
  /\bin a row\b|\b(?:cold|wet|soaked|drenched|freezing|frozen)(?:,| and) (?:cold|wet|alone|soaked|tired|lonely|freezing|miserable)\b/g

/** Whether someone is insulted or sworn at. */
export function callsNames(text: string): boolean {
  const plain = text.replace(HARMLESS, 'there')
  return insultsIn(plain).some(({ reason }) => reason === 'insult') || isFoul(plain)
}
