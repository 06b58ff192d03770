import { pattern } from '../../text/pattern.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/**
 * A pattern for a sentence up to a comparison with its author, who is describing a feeling: "I kept a pew for you, a
 * whole pew, [like a fool]".
 */
export const UP_TO_COMPARISON_OF_AUTHOR = pattern`
    (?:^| )(?:i|i am|i have|we) (?:(?:for|to|with|on|after|about|from|by|of|behind|waiting|loved|trusted|believed|
    lent|gave|bought|told|texted|called|saved) you |and (?!(?:you|you're|your|he|she|they|D) )|
    (?!(?:you|you're|your|and|but|because|so|while) )[^ ]+ ){1,16}(?:, )?
  `

const COMPARISON_OF_AUTHOR = new RegExp(`${UP_TO_COMPARISON_OF_AUTHOR}$`)
const COMPARISON =
  /^(?:(?:and )?feeling |(?:just )?like (?:an?|some|the|D) |(?:far |much |even )?(?:more|less|worse) than )/

/**
 * Whether a clause says what its author was or felt like, as "like a fool" and "feeling stupid" do after "I waited for
 * you," and "more than a grown man should be" after "I'm upset,".
 */
export const comparesAuthor = (before: string, clause: string): boolean =>
  COMPARISON.test(clause) && COMPARISON_OF_AUTHOR.test(before)
