import type { Said } from '../context.ts'
import { meaningsIn } from '../patterns.ts'

export const pattern = (source: string): RegExp => new RegExp(source, 'giu')

/** The clause for what the insults in a stretch of text stand for; two at most, however many there are. */
export function clause(found: string, said: Said): string {
  const [first, second] = meaningsIn(found)
  if (!first) return "I'm really upset about this"
  return second ? `${said.pick(first.feel)} and ${said.pick(second.feel)}` : said.pick(first.feel)
}
