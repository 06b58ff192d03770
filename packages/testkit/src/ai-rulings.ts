import type { Prompt } from '@squash/rules/mediator/prompts/voice'
import { contentOf } from '@squash/rules/mediator/requests/content'

type Question = Pick<Prompt, 'user'>
type Letter = 'A' | 'B'

/** The two messages of a case, in the order of the prompt. */
function messagesIn({ user }: Question): { letter: Letter; text: string }[] {
  const found = user.matchAll(/ name="message of person ([AB])">\n(.*)\n/g)
  return [...found].map(([, letter, json = '""']) => ({
    letter: letter === 'B' ? 'B' : 'A',
    text: String(JSON.parse(json)),
  }))
}

/** Words that only one of the messages uses, for a ruling that has to name something from each side. */
function ownWords(text: string, other: string): string {
  const theirs = contentOf(other)
  const words = (text.match(/[\p{L}\p{N}$€£’']+/gu) ?? []).filter((word) =>
    [...contentOf(word)].some((stem) => !theirs.has(stem)),
  )
  return [...new Set(words)].slice(0, 5).join(' and ') || 'nothing that was not said before'
}

/** A good model's answer, with the given verdict. */
export function rulingAnswer(question: Question, verdict: Letter | 'both' | 'neither'): string {
  const messages = messagesIn(question)
  const said = (letter: Letter) => {
    const own = messages.find((message) => message.letter === letter)?.text ?? ''
    return ownWords(own, messages.find((message) => message.letter !== letter)?.text ?? '')
  }
  return JSON.stringify({
    points: {
      A: `One of them has reason to speak of ${said('A')}.`,
      B: `The other has reason to speak of ${said('B')}.`,
    },
    verdict,
    ruling: [
      'The court of the sink has heard enough! Both sides spoke true; neither scrubbed.',
      `One side laid ${said('A')} before this bench, and the bench took note of it.`,
      `The other side laid ${said('B')} beside it, and the bench took note of that as well.`,
      'What each of them did was understandable, and what neither of them did was begin.',
      'The dishes shall be shared, evenings to the one, mornings to the other, and gratitude is owed by both. So it is ruled.',
    ].join(' '),
  })
}

/** A good model's answer: both sides have a point, which is also what a settled verdict always says. */
export const goodRuling = (question: Question): string => rulingAnswer(question, 'both')

/** The answers of a model that always favours the first side, whatever the question. */
export const biasedRuling = (question: Question): string =>
  rulingAnswer(question, messagesIn(question)[0]?.letter ?? 'A')
