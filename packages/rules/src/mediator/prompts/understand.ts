import type { UnderstandTask } from '../mediator.ts'
import { fenced } from './fence.ts'
import { forReader } from './reader.ts'
import { asJson, asMediator, inLanguage, type Prompt, textFields } from './voice.ts'

const SYSTEM = asMediator(
  'impartial',
  'Someone wrote down a disagreement to get it off their chest. It is sent to nobody, and they alone read your answer. Help them see what it is about for them.',
  '"about": what it seems to be about for the author, in one or two short sentences addressed to them as "you". You only know their side and may be wrong, so hedge it ("It seems that …", "It may be …") and build it from their own words. Name no feeling, motive or history that they did not write, and judge nobody.',
  '"phrasing": only where the request says that they ask for nothing: one sentence in which they could ask the other person for something, in the first person, built from what they wrote. Ask for nothing that is not based on it. Where they do ask for something, an empty text.',
  asJson(['about', 'phrasing'], 'Each value has up to 300 characters.'),
)

/** The prompt for what a solo note seems to be about, and for a request that its author could make. */
export const understandPrompt = ({ message, requests, language, reader }: UnderstandTask): Prompt => ({
  system: SYSTEM,
  user: [
    inLanguage(language),
    ...forReader(reader, 'The reader likes'),
    'What they wrote:',
    fenced('message', message),
    ...(requests.length > 0
      ? ['What they ask for:', ...requests.map((request) => fenced('request', request))]
      : ['They ask for nothing in it.']),
  ].join('\n'),
  schema: textFields('about', 'phrasing'),
})
