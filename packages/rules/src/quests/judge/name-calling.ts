import { isFoul } from '../../mediator/insults/foul.ts'
import { insultsIn } from '../../mediator/insults/insults-in.ts'

/**
 * Phrases that the insult search mistakes for names: "3 Fridays in a row I've done for you", "you were cold and wet".
 */
const HARMLESS =
  /\bin a row\b|\b(?:cold|wet|soaked|drenched|freezing|frozen)(?:,| and) (?:cold|wet|alone|soaked|tired|lonely|freezing|miserable)\b/g

/** Whether a text insults or swears at a person. */
export function callsNames(text: string): boolean {
  const plain = text.replace(HARMLESS, 'there')
  return insultsIn(plain).some(({ reason }) => reason === 'insult') || isFoul(plain)
}
