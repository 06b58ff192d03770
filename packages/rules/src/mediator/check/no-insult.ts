import { insultsIn } from '../insults/insults-in.ts'
import type { Compared } from './compared.ts'

/** No insult is left, and nobody shouts. What is quoted is somebody's words, and stays. */
export function insultsNobody({ text, facts }: Compared): boolean {
  const quotations = facts.filter(({ kind }) => kind === 'quotation')
  return insultsIn(text)
    .filter(({ reason }) => reason !== 'accusation')
    .every(({ start, end }) => quotations.some((quotation) => quotation.start <= start && end <= quotation.end))
}
