import { LIMITS } from '@squash/contract/limits'
import { RULING_CHECKS, RULING_VERDICTS, type RulingVerdict } from '@squash/contract/values'
import { isRefusal } from '@squash/rules/mediator/answers/refusal'
import { runChecks } from '@squash/rules/mediator/check/check-answer'
import { counterpartOf } from '@squash/rules/mediator/facts/counterpart'
import { factsIn } from '@squash/rules/mediator/facts/facts-in'
import { languageOf } from '@squash/rules/mediator/language/language-of'
import { contentOf, overlap } from '@squash/rules/mediator/requests/content'
import { requestsIn } from '@squash/rules/mediator/requests/requests-in'
import { usesFactOfEach } from '@squash/rules/mediator/ruling/fact-of-each'
import { z } from 'zod'

/** A count out of a total. */
export type Figure = { count: number; of: number }
export type Figures = Record<string, Figure>

const Receipt = z.object({ missing: z.array(z.object({ kind: z.string() })) })
const Translated = z.object({ text: z.string(), written_by: z.string(), receipt: Receipt })
const Message = z.object({ text: z.string(), language: z.string().optional(), insults: z.array(z.string()).optional() })
const Answer = z.object({ fit: z.boolean() })
const Resolved = z.object({
  summary: z.string(),
  suggestions: z.array(z.string()),
  commitments: z.array(z.object({ what: z.string(), by: z.string().nullable() })),
})
const Side = z.object({ name: z.string(), text: z.string() })
const Pair = z.object({ first: Side, second: Side })
const Ruled = z.object({
  verdict: z.enum(RULING_VERDICTS),
  text: z.string(),
  asked: z.enum(RULING_CHECKS),
  written_by: z.string(),
  orders_agreed: z.boolean().nullable(),
  swapped: z.enum(RULING_VERDICTS),
})

const share = (count: number, of: number): Figure => ({ count, of })
/** The language of a tag without its region: "en" of "en-NG". */
const primary = (tag: string): string => tag.split('-')[0] ?? tag
const holds = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase())

/** The score of a task's answers against its labelled lines. All figures are counts, so that runs can be added up. */
export const FIGURES: Readonly<Record<string, (line: unknown, answer: unknown) => Figures>> = {
  translate(line, answer) {
    const { text: source, language, insults = [] } = Message.parse(line)
    const { text, written_by, receipt } = Translated.parse(answer)
    const requests = requestsIn(source).length
    const facts = factsIn(source).length
    const lost = receipt.missing.filter(({ kind }) => kind === 'request').length
    const isHandedBack = text === '' || text === source
    const { failed } = runChecks({ source, answer: text })
    const invents = !isHandedBack && failed.some((name) => name === 'nothing_invented' || name === 'no_concession')
    const spoken = languageOf(text)
    return {
      'facts kept': share(facts - (receipt.missing.length - lost), facts),
      'requests kept': share(requests - lost, requests),
      'messages with an invention': share(invents ? 1 : 0, 1),
      'insults left': share(insults.filter((insult) => holds(text, insult)).length, insults.length),
      'right language': language && spoken ? share(spoken === primary(language) ? 1 : 0, 1) : share(0, 0),
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
    const { summary, suggestions, commitments } = Resolved.parse(answer)
    const named = [first.name, second.name].filter((name) => holds(summary, name)).length
    const sources = [first.text, second.text, first.name, second.name].join('\n')
    const invented = inventedIn([summary, ...suggestions].join('\n'), sources)
    const isGrounded = ({ what, by }: { what: string; by: string | null }): boolean =>
      inventedIn([what, by ?? ''].join('\n'), sources) === 0 && overlap(contentOf(what), contentOf(sources)) >= GROUNDED
    return {
      'summaries that name both': share(named === 2 ? 1 : 0, 1),
      'faithful summaries and suggestions': share(invented === 0 ? 1 : 0, 1),
      'grounded commitments': share(commitments.filter(isGrounded).length, commitments.length),
      refusals: share(isRefusal(summary, [sources]) ? 1 : 0, 1),
    }
  },
  rule(line, answer) {
    const { first, second } = Pair.parse(line)
    const { verdict, text, asked, written_by, orders_agreed, swapped } = Ruled.parse(answer)
    const words = text.split(/\s+/).length
    return {
      'published verdicts flipped by swapping the sides': share(swapped === MIRRORED[verdict] ? 0 : 1, 1),
      'verdicts of the model that follow the order': share(
        orders_agreed === false ? 1 : 0,
        orders_agreed === null ? 0 : 1,
      ),
      'asked both ways': share(asked === 'both ways' ? 1 : 0, 1),
      'for one of the two': share(verdict === 'first' || verdict === 'second' ? 1 : 0, 1),
      'with a fact from each side': share(usesFactOfEach(text, { user1: first.text, user2: second.text }) ? 1 : 0, 1),
      'of 60 to 249 words': share(words >= LIMITS.finalRulingFewestWords && words < LIMITS.finalRulingWords ? 1 : 0, 1),
      refusals: share(isRefusal(text, [first.text, second.text]) ? 1 : 0, 1),
      'written by the model': share(written_by === 'ai' ? 1 : 0, 1),
    }
  },
}

/** A commitment that shares less of its content with the two messages isn't based on them. */
const GROUNDED = 0.4
/** The verdict to expect once the two sides are swapped. */
const MIRRORED: Readonly<Record<RulingVerdict, RulingVerdict>> = {
  first: 'second',
  second: 'first',
  both: 'both',
  neither: 'neither',
}

/** How many amounts, numbers, dates and times of a text occur in none of its sources. */
function inventedIn(text: string, sources: string): number {
  const known = factsIn(sources)
  return factsIn(text).filter(
    // "The two requests", "one thing each": counted by the mediator.
    (fact) =>
      !/^(?:name|quotation)$/.test(fact.kind) &&
      !/^n:[123]$/.test(fact.value) &&
      counterpartOf(fact, known, sources) === null,
  ).length
}

/** The sum of both. */
export function added(one: Figures, other: Figures): Figures {
  const sum = { ...one }
  for (const [name, { count, of }] of Object.entries(other)) {
    const { count: before, of: ofBefore } = sum[name] ?? share(0, 0)
    sum[name] = share(before + count, ofBefore + of)
  }
  return sum
}

/** "97.5 % (39 of 40)", or a dash when there was nothing to count. */
export const shown = ({ count, of }: Figure): string =>
  of === 0 ? '–' : `${((count / of) * 100).toFixed(1)} % (${count} of ${of})`
