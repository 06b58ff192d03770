import { counted } from '@squash/contract/counted'
import type { Preview } from '@squash/contract/preview'
import type { FactKind, LeftOutReason, Receipt } from '@squash/contract/receipt'
import type { Variation } from '@squash/contract/values'
import { covers } from '@squash/rules/text/passage'

/** The recipient's first name, or null if only an address is known. */
export type Reader = string | null

export const readerTexts = {
  see: (reader: Reader) => (reader === null ? 'See what they’ll read' : `See what ${reader} will read`),
  title: (reader: Reader) => (reader === null ? 'This is what they’ll read' : `This is what ${reader} will read`),
  reads: (reader: Reader) => (reader === null ? 'They read' : `${reader} reads`),
  /** On a form, before anything is previewed. @param isRightAway whether the author has turned the preview off */
  readsOnly: (reader: string, isRightAway: boolean) =>
    `${reader} reads only ${isRightAway ? 'the calm version' : 'the version you approve'}.`,
  send: (reader: Reader) => `Send this to ${reader ?? 'them'}`,
  asTyped: (reader: Reader) => `Without AI, Squash can’t rephrase this. ${reader ?? 'They'} will read it as it is.`,
  mayHurt: (reader: Reader) =>
    `Without AI, Squash may have missed something. Part of this may still hurt ${reader ?? 'them'}, so read it through before you send it.`,
  doubtful: (reader: Reader) => `The words with the wavy underline may hurt ${reader ?? 'them'}.`,
} as const

export const previewTexts = {
  notSent: 'Nothing has been sent yet.',
  back: 'Back to what you typed',
  typed: 'You typed · only you see this',
  typedAndRead: 'You typed',
  withoutAi:
    'Written without AI: we took out the shouting and the insults we recognised, and left the rest in your own words. We may have missed something, so read it through before you send it.',
  nothingLeft: 'Once the insults are out, there’s nothing left. What happened, and what do you want?',
  expired: 'This preview has expired. Nothing was sent, and nothing you wrote is lost.',
  noWordingsLeft: 'We can’t suggest another wording. Send one of these, or edit it.',
  loadFailed: 'We couldn’t find calmer words',
  newWording: 'Here’s another wording.',
  sameWording: 'It came out the same again. You can edit this one.',
  editShown: 'This is your wording now.',
} as const

export const VARIATION_TEXTS: Record<Variation, string> = {
  shorter: 'Shorter',
  warmer: 'Warmer',
  more_direct: 'More direct',
}

/** Whether a wording leaves everything as its author typed it. */
export const isAsTyped = (wording: string, typed: string): boolean => wording === typed.trim()

/** How many more wordings the author can ask for: '3 more tries'. */
export const wordingsLeft = (left: number): string => counted(left, 'more try', 'more tries')

export const KIND_TEXTS: Record<FactKind | 'request', string> = {
  amount: 'amount',
  number: 'number',
  date: 'date',
  time: 'time',
  name: 'name',
  quotation: 'quotation',
  request: 'request',
}

export const REASON_TEXTS: Record<LeftOutReason, string> = {
  insult: 'insult',
  shouting: 'shouting',
  accusation: 'accusation',
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const inWords = (count: number): string => NUMBERS[count] ?? String(count)

/**
 * '4 facts and 2 requests kept · nothing added'. The author may add to their own wording, so 'nothing added' is dropped
 * there.
 */
export function keptLine({ kept }: Pick<Receipt, 'kept'>, writtenBy: Preview['written_by']): string {
  const requests = kept.filter(({ kind }) => kind === 'request').length
  const facts = kept.length - requests
  const parts = [facts > 0 && counted(facts, 'fact'), requests > 0 && counted(requests, 'request')].filter(Boolean)
  const line = parts.length > 0 ? `${parts.join(' and ')} kept` : ''
  if (writtenBy === 'author') return line
  return line === '' ? 'Nothing added' : `${line} · nothing added`
}

/** 'Left out: one insult, shouting'; null if nothing was. */
export function leftOutLine({ left_out }: Pick<Receipt, 'left_out'>): string | null {
  const count = (reason: LeftOutReason) => left_out.filter((one) => one.reason === reason).length
  const [insults, accusations] = [count('insult'), count('accusation')]
  const parts = [
    insults > 0 && `${inWords(insults)} ${insults === 1 ? 'insult' : 'insults'}`,
    count('shouting') > 0 && 'shouting',
    accusations > 0 && `${inWords(accusations)} ${accusations === 1 ? 'accusation' : 'accusations'}`,
  ].filter(Boolean)
  return parts.length > 0 ? `Left out: ${parts.join(', ')}` : null
}

/**
 * The facts and requests missing from the wording, as the author typed them; null if none are. The facts of a missing
 * request aren't named again.
 */
export function missingLine({ missing }: Pick<Receipt, 'missing'>): string | null {
  if (missing.length === 0) return null
  const requests = missing.filter(({ kind }) => kind === 'request')
  const shown = missing.filter((one) => one.kind === 'request' || !requests.some((request) => covers(request, one)))
  const named = [...new Set(shown.map(({ text }) => `“${text.trim().replace(/[.,;:!]+$/, '')}”`))]
  return `Not in this version: ${named.join(', ')}. Edit it if that matters to you.`
}
