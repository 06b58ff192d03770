import { checkAnswer } from '@squash/rules/mediator/check/check-answer'
import { factsIn } from '@squash/rules/mediator/facts/facts-in'
import { languageOf } from '@squash/rules/mediator/language/language-of'
import { requestsIn } from '@squash/rules/mediator/requests/requests-in'
import { z } from 'zod'

/** So many of so many. */
export type Figure = { count: number; of: number }
export type Figures = Record<string, Figure>

const Receipt = z.object({ missing: z.array(z.object({ kind: z.string() })) })
const Translated = z.object({ text: z.string(), written_by: z.string(), receipt: Receipt })
const Message = z.object({ text: z.string(), language: z.string().optional(), insults: z.array(z.string()).optional() })
const Answer = z.object({ fit: z.boolean() })
const Resolved = z.object({ summary: z.string() })
const Pair = z.object({ first: z.object({ name: z.string() }), second: z.object({ name: z.string() }) })

const share = (count: number, of: number): Figure => ({ count, of })
const holds = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase())

/** What the answers to one task are worth, by its labelled lines. Each counts lines or places, so that runs can be added up. */
export const FIGURES: Readonly<Record<string, (line: unknown, answer: unknown) => Figures>> = {
  translate(line, answer) {
    const { text: source, language, insults = [] } = Message.parse(line)
    const { text, written_by, receipt } = Translated.parse(answer)
    const requests = requestsIn(source).length
    const facts = factsIn(source).length
    const lost = receipt.missing.filter(({ kind }) => kind === 'request').length
    const isHandedBack = text === '' || text === source
    const { failed } = checkAnswer({ source, answer: text })
    const invents = !isHandedBack && failed.some((name) => name === 'nothing_invented' || name === 'no_concession')
    const spoken = languageOf(text)
    return {
      'facts kept': share(facts - (receipt.missing.length - lost), facts),
      'requests kept': share(requests - lost, requests),
      'messages with an invention': share(invents ? 1 : 0, 1),
      'insults left': share(insults.filter((insult) => holds(text, insult)).length, insults.length),
      'right language': language && spoken ? share(spoken === language ? 1 : 0, 1) : share(0, 0),
      'handed back unchanged or empty': share(isHandedBack ? 1 : 0, 1),
      'written by the model': share(written_by === 'ai' ? 1 : 0, 1),
    }
  },
  check(line, answer) {
    const { fit: isGood } = Answer.parse(line)
    const { fit } = Answer.parse(answer)
    const figures: Figures = {}
    figures[isGood ? 'good answers kept' : 'bad answers caught'] = share(fit === isGood ? 1 : 0, 1)
    return figures
  },
  resolve(line, answer) {
    const { first, second } = Pair.parse(line)
    const { summary } = Resolved.parse(answer)
    const named = [first.name, second.name].filter((name) => holds(summary, name)).length
    return { 'summaries that name both': share(named === 2 ? 1 : 0, 1) }
  },
}

/** Both together. */
export function added(one: Figures, other: Figures): Figures {
  const sum = { ...one }
  for (const [name, { count, of }] of Object.entries(other)) {
    const { count: before, of: ofBefore } = sum[name] ?? share(0, 0)
    sum[name] = share(before + count, ofBefore + of)
  }
  return sum
}

/** "97.5 % (39 of 40)", or a dash where nothing was there to count. */
export const shown = ({ count, of }: Figure): string =>
  of === 0 ? '–' : `${((count / of) * 100).toFixed(1)} % (${count} of ${of})`
