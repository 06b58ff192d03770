import type { Token } from '../insults/tokens.ts'
import type { CutSentence } from './cut-sentence.ts'
import { isFact } from './hard-facts.ts'
import { asks } from './pieces.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

type Sentence = CutSentence & { sentence: readonly Token[] }

/** "What kind of duffer sends the client the old rate?" says what happened; "… does that?" doesn't. */
const TELLING_QUESTION =
  /^(?:\S+ , |and |so |but )*(?:what|which) (?:kind|sort|type|manner) (?:of )?(?:an? )?(?:\S+ ){1,2}?(?!do |does |is |are |did |would )[a-z]+ (?!that |this |like |so |it )(?:[^ ?]+ ){2,}/
/** A sentence about someone else, the "she" of the next sentence: "My sister isn't your bank." */
const OF_ANOTHER = /^(?:and |but |so )?(?:my|our) (?:[a-z]+ )?P (?!N |F |T |you )/
const REFERS_TO_PERSON = /^(?:and |but |so |then )?(?:he|he's|she|she's|they|they are) /
const REFERS_BACK = /^(?:and |but |so |also )?(?:it|it's|they|they are|that|that's|this|those|these) /
const THANKS = /^(?:.{0,40} , )?(?:wow |oh |well |so )?(?:thanks|thank you|thx|ty|cheers|kudos) (?!for nothing)/
/** Praise that the patterns mistake for an insult. */
const PRAISE =
  /^(?:\S+ ){0,3}(?:congratulate|congratulations|congrats|useful|helpful|lovely|great|brilliant|wonderful|kind|generous|thoughtful|talent|impressive|impressed|masterpiece|inspiring|proud|V) /

/**
 * Keeps or cuts two sentences together: a mocking question stays if the next sentence refers to what it says ("it"), a
 * sentence about someone else if the next one says more about them ("she"), and thanks are cut together with the next
 * sentence if it turns them into mockery. If the thanks contain a fact or a request, both stay.
 */
export function withAntecedents<One extends Sentence>(sentences: readonly One[]): One[] {
  const all = sentences.map((one) => ({ ...one }))
  for (const [at, one] of all.entries()) {
    if (!isCutWhole(one)) continue
    const next = all.slice(at + 1).find(({ kept }) => kept.length > 0)
    if (next && TELLING_QUESTION.test(wordsOf(one.sentence)) && REFERS_BACK.test(wordsOf(next.kept))) restore(one)
    if (next && OF_ANOTHER.test(wordsOf(one.sentence)) && REFERS_TO_PERSON.test(wordsOf(next.kept))) restore(one)
    const before = all[at - 1]
    if (before && before.kept.length > 0 && PRAISE.test(wordsOf(one.sentence)) && THANKS.test(wordsOf(before.kept))) {
      if (asks(before.kept) || before.kept.some((token, index) => isFact(token, index === 0))) restore(one)
      else Object.assign(before, { kept: [], isCut: true, isClauseCut: true })
    }
  }
  return all
}

const restore = (one: Sentence): void =>
  void Object.assign(one, { kept: [...one.sentence], isCut: false, isClauseCut: false })

/** Whether nothing is left of a sentence, except perhaps a name. */
const isCutWhole = ({ kept, isCut }: Sentence): boolean =>
  isCut && kept.every(({ word, norm }) => /^\p{Lu}\p{Ll}/u.test(word) || /^[,.?!]$/.test(norm))

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ norm }) => `${norm} `).join('')
