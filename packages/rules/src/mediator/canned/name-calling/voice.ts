import type { Said } from '../context.ts'
import type { Tagged } from '../tagging.ts'

/** How the insults in a stretch of tagged text are put instead. */
export type Voice = {
  /** A clause for what they stand for; two thoughts at most, however many insults there are. */
  feel(stretch: string): string
  /** What to ask for in their place, to complete "please …". */
  ask(stretch: string): string
}

export function voiceOf(tags: Tagged, said: Said): Voice {
  return {
    feel: (stretch) => {
      const [first, second] = tags.meaningsIn(stretch)
      if (!first) return "I'm really upset about this"
      return second ? `${said.pick(first.feel)} and ${said.pick(second.feel)}` : said.pick(first.feel)
    },
    ask: (stretch) => tags.meaningsIn(stretch)[0]?.ask ?? 'treat me with more care',
  }
}

export const pattern = (source: string): RegExp => new RegExp(source, 'giu')
