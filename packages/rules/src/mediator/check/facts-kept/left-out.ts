import { blankOut } from '../../../text/passage.ts'
import { pattern } from '../../../text/pattern.ts'
import { contentOf, overlap } from '../../requests/content.ts'
import { type Compared, isPartOfInsult } from '../compared.ts'
import { isInEnglish } from '../language.ts'
import { clausesOf, plain } from '../plain.ts'

/** A clause counts as dropped if the answer has no more than this share of its content. */
const GONE = 0.15
/** Fewer content words may have been replaced by synonyms that aren't known. */
const FEWEST = 2

const PAST =
  '(?:\\p{L}{2,}ed|saw|came|went|took|gave|told|said|got|left|lost|broke|stole|sold|sent|kept|knew|paid|spent|fell|found|heard|had to|hit|bit|threw|wrote|drove|slept|stood|sat|ran|lent|cried|died)'
const LEAD = '^(?:(?:and|but|so|then|even|now|also|because),? )*'
/**
 * Clauses that state what happened, or how a person or thing is. Of those about the reader, only denials count ("you
 * didn't open it"); the rest are mostly reproaches: "you are a thief", "your lot have hooves".
 */
const STATEMENTS: readonly RegExp[] = [
  new RegExp(
    `${LEAD}(?:my|our|his|her|the) (?:\\p{L}+ )?\\p{L}+(?:'s| is| are| was| were| has| have| had| did| didn't| couldn't| can't| ${PAST})\\b`,
    'u',
  ),
  new RegExp(`${LEAD}(?:i|we|he|she|they)(?:'ve| have| had| also| even| just)* ${PAST}\\b`, 'u'),
  new RegExp(`${LEAD}(?:he|she|they) (?:didn't|did not|couldn't|can't|never) \\p{L}+`, 'u'),
  new RegExp(`${LEAD}(?:you|your \\p{L}+) (?:didn't|did not|never|haven't|have not) (?:even |once )?\\p{L}+`, 'u'),
  new RegExp(
    `${LEAD}(?!.* as [\\w-]+ as |.*\\byour?\\b)(?:people|everyone|everybody|nobody|no one|customers|clients|guests) \\p{L}+`,
    'u',
  ),
]
/** Figures of speech that only express anger. */
const SAID_IN_ANGER = new RegExp(
  pattern`
    \b(?:lift(?:ed)? a finger|jack all|sod all|fuck all|bother(?:ed)?|had enough|had it|nerve|cheek|audacity|guts|
    decency|courtesy|balls|gall|shown? me|dead on|asked for this|born yesterday|expected better|thought (?:you|we|i)|
    robbery|joke|i(?:'ve| have)? asked you|wish(?:ed)?|hope[ds]?|hate[ds]?|swear|laugh(?:ed)?|promise|believed?|trusted|tried|care[ds]?|
    raised an?|run by|like an?|the worst|(?:not )?fit (?:to|for))\b
  `,
)

/** A derogatory comparison: "your office is a cattle chute", "the service is like a circus". */
const LIKENED = /^(?:your|ur|this|the) (?:\p{L}+ ){1,2}(?:is|are|was) (?:an?|like|worse than) /u

/** Whether the answer leaves out a statement of the message completely: none of its words, nor a synonym, is there. */
export function dropsStatement(answer: Compared): boolean {
  const { source, sourceFacts, text, plainText } = answer
  if (!isInEnglish(answer)) return false
  const shown = contentOf(`${text} ${plainText}`)
  // Clauses with a fact are marked, because other checks cover them.
  const bare = blankOut(
    source,
    sourceFacts.filter(({ kind }) => kind !== 'name'),
    '§',
  )
  return sentencesIn(bare).some(({ said, start, end }) => {
    if (said.includes('?') || touchesInsult(answer, start, end)) return false
    return clausesOf(plain(said)).some((clause) => {
      if (clause.includes('§') || SAID_IN_ANGER.test(clause) || LIKENED.test(clause)) return false
      if (!STATEMENTS.some((pattern) => pattern.test(clause))) return false
      const content = contentOf(clause)
      return content.size >= FEWEST && overlap(content, shown) <= GONE
    })
  })
}

const sentencesIn = (text: string) =>
  [...text.matchAll(/[^.!?…\n;]+[.!?…\n;]*/g)].map(({ 0: said, index }) => ({
    said,
    start: index,
    end: index + said.length,
  }))

const touchesInsult = (answer: Compared, start: number, end: number): boolean =>
  isPartOfInsult(answer, { start, end }) ||
  answer.insults().some((insult) => insult.reason === 'insult' && insult.start < end && start < insult.end)
