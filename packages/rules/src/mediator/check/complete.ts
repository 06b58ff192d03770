import { wordsOf } from '../../privacy/leak.ts'
import { pattern } from '../../text/pattern.ts'
import type { Compared } from './compared.ts'
import { plain } from './plain.ts'

/** The longest answer in characters, and by how many it may exceed three times the length of the message. */
const LONGEST = 1_500
const ROOM = 200
/** A text this long is expected to end with an end mark, unless its author uses none. */
const LONG = 240

/** Finish reasons of a complete text; any other, particularly "length", means it isn't. */
const WHOLE = /^(?:stop|end_turn|eos|stop_sequence|complete|completed|eos_token)$/i

/** Words that can't end a sentence, except in a chat. */
const UNFINISHED = new RegExp(
  pattern`
    (?:\b(?:a|an|the|and|or|but|to|at|by|because|since|unless|until|while|although|which|whose|whether|of|for|from|
    with|into|about|than|my|your|our|his|their|its|am|are|were|i|we|they|i'm|i've|i'd|i'll|we're|you're|you've|would|
    could|should|will|very|really|so that|would like|need to|want to|have to|able to|asked you to|like to|agree to|
    without|between|during|towards?|before the|after the|every|each|such as|und|oder|weil|dass|der|die|das|ein|eine|
    mit|für|ich|que|de|la|el|los|las|un|una|para|con|porque|le|les|des|du|et|parce|pour|avec|je|il|che|di|per|con|
    perché|het|een|omdat|dat|voor|met|ik))["'”]?$
  `,
  'i',
)

/**
 * Whether the answer is complete: its finish reason says so, its length fits the message, and no sentence breaks off.
 * If its other sentences end with a full stop, the last one must too, unless the author writes without.
 */
export function isComplete({ source, text, plainText }: Compared, finishReason?: string | null): boolean {
  if (finishReason != null && !WHOLE.test(finishReason)) return false
  if (text.length > Math.min(LONGEST, 3 * source.length + ROOM)) return false
  const words = wordsOf(text).length
  if (words < Math.min(5, Math.ceil(wordsOf(source).length / 6))) return false
  return !breaksOff(text, plainText, source)
}

function breaksOff(text: string, plainText: string, source: string): boolean {
  const last = text.trimEnd()
  if (KISSES.test(last)) return false
  // In "6'2\"" the mark means inches, in the message as in the answer.
  if (ENDED.test(last)) return hasOpenMark(last) && !hasOpenMark(source)
  if (/[,;–—-]$|[([“«]$/.test(last)) return true
  const [ending] = UNFINISHED.exec(plainText) ?? []
  if (ending !== undefined && !plain(source).endsWith(ending)) return true
  const tail = last.split(/[.!?…。！？]["'”’)]*\s+|\n/).at(-1) ?? ''
  if (signsAs(last.split('\n').at(-1) ?? '', source)) return false
  if (last.length >= LONG && ENDED.test(source.trimEnd())) return true
  const isSignOff = SIGN_OFF.test(tail)
  const endsOtherwise = /[.!?…]["'”’)]*\s/.test(last)
  if (isSignOff || !endsOtherwise) return false
  return ENDED.test(source.trimEnd()) || isWrittenOut(last)
}

/**
 * Whether full stops are followed by capitals and never by small letters, so that the last sentence should end with
 * one too.
 */
const isWrittenOut = (text: string): boolean =>
  /[.!?…]["'”’)]*\s+\p{Lu}/u.test(text) && !/[.!?…]["'”’)]*\s+\p{Ll}/u.test(text)

/** The end of a message without a full stop: "Thanks", "Best, Maya", "Tom", "xx". */
const SIGN_OFF = new RegExp(
  pattern`
    ^(?:(?:thanks?(?: you)?|many thanks|cheers|best(?: wishes)?|(?:kind |warm )?regards|love|
    yours(?: (?:sincerely|faithfully|truly))?|sincerely|take care|god bless|danke|gracias|
    merci)\b[,!]?(?: \p{Lu}\p{Ll}+){0,2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|x+)$
  `,
  'iu',
)

/** Whether the last line is the signature of the message as well: "Pat, no. 17". */
function signsAs(line: string, source: string): boolean {
  const words = wordsOf(line)
  return words.length <= 4 && wordsOf(source).slice(-words.length).join(' ') === words.join(' ')
}

/** "Just say and we can split the cost x" ends as if with a full stop. */
const KISSES = /(?<=[\p{L}\d.!?]) ?\bx{1,4}$/iu

const ENDED =
  /(?:[.!?…。！？]["'”’»)\]]*|\p{Extended_Pictographic}\ufe0f?|[:;]-?[()dp]|[\u{1f3fb}-\u{1f3ff}]|["”»)])$/iu

/** Whether a quotation mark is opened and not closed. */
const hasOpenMark = (text: string): boolean =>
  (text.match(/“/g)?.length ?? 0) > (text.match(/[”“]/g)?.length ?? 0) / 2 + 0.5 ||
  (text.match(/"/g)?.length ?? 0) % 2 === 1
