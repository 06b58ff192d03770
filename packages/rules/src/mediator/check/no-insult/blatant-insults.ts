import { isBlatantInsult } from '../../insults/clauses/judged-insults.ts'
import type { ClauseModel } from '../../insults/clauses/model.ts'
import { contentOf, overlap } from '../../requests/content.ts'
import type { Compared } from '../compared.ts'
import { sentenceParts } from '../plain.ts'

/** Two sentences count as the same if the shares of their content that they have in common multiply to at least this. */
const SAME = 0.25
/** The share of an answer's sentence that must come from the sentence it rewords for that one to excuse it. */
const OWN = 0.4

/**
 * Whether the clause model finds an insult in the answer. A sentence that only happens to look like one doesn't count:
 * the model must also find one in the sentence of the message that it rewords.
 */
export function hasBlatantInsult({ source, text, language }: Compared, model: ClauseModel): boolean {
  if (language !== 'en' || !isBlatantInsult(text, model)) return false
  const found = sentenceParts(text).filter((sentence) => isBlatantInsult(sentence, model))
  if (found.length === 0) return true
  const said = sentenceParts(source).map((sentence) => ({ sentence, content: contentOf(sentence) }))
  return found.some((sentence) => {
    const content = contentOf(sentence)
    const scores = said.map((each) => overlap(each.content, content) * overlap(content, each.content))
    const best = Math.max(...scores)
    const own = said[scores.indexOf(best)]
    return (
      own === undefined || best < SAME || overlap(content, own.content) < OWN || isBlatantInsult(own.sentence, model)
    )
  })
}
