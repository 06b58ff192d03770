import { LIMITS } from '@squash/contract/limits'
import { type AnswerSchema, SHORT_TEXTS, textFields } from './voice.ts'

/** The part of a proposal's instructions that asks for commitments, which become the draft of an agreement. */
export const COMMITMENTS = [
  `The commitments are what would be done if both agree: up to ${LIMITS.commitmentsProposed}, or none. "who" is "A", "B" or "both". "what" begins with a verb and says in up to 15 words what they do. "by" is the time that the messages name for it, such as "by Friday", or empty.`,
  'Each is based on a request, an offer or a fact in one of the messages. Never invent an amount, a date, a time or a person, and never turn a complaint, a feeling or a question about the past into a commitment.',
].join(' ')

/** The format of a proposal: two texts and the commitments. @param text the name of the first text */
export const proposalAsJson = (text: 'summary' | 'reflection'): string =>
  `Answer with one JSON object and nothing else: {"${text}": "…", "suggestion": "…", "commitments": [{"who": "A", "what": "…", "by": "…"}]}. Of the first two, ${SHORT_TEXTS.replace('Each', 'each')}`

/** The schema of a proposal. @param text the name of the first text */
export function proposalFields(text: 'summary' | 'reflection'): AnswerSchema {
  const texts = textFields(text, 'suggestion')
  const commitment = textFields('who', 'what', 'by')
  return {
    ...texts,
    properties: {
      ...texts.properties,
      commitments: {
        type: 'array',
        items: {
          ...commitment,
          properties: { ...commitment.properties, who: { type: 'string', enum: ['A', 'B', 'both'] } },
        },
      },
    },
    required: [...texts.required, 'commitments'],
  }
}
