import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import { maskPersonalData } from '@squash/rules/privacy/mask'
import { soundsOfficial } from './official-names.ts'

/** Control characters, and the marks that hide text or turn its direction around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** Signs that browsers and mail programs read as the ones in an address. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[．․﹒]/g, '.'],
  [/[：﹕︓∶꞉]/g, ':'],
  [/[／∕⁄⧸]/g, '/'],
  [/[＼﹨⧹]/g, '\\'],
  [/[＠﹫]/g, '@'],
]

/** Where an address hangs together, and no sentence does. A space there leaves text that no mail program makes a link. */
const JOINTS: readonly (readonly [RegExp, string])[] = [
  // "dishes.again" becomes "dishes. again", and "evil.example" a sentence. The ideographic full stop also divides domains.
  [/(?<=\S)([.。｡])(?=[^\s\p{Nd}\p{P}])/gu, '$1 '],
  // "mailto:eve" and "tel:123", while "at 7:30" stays.
  [/(?<=\S):(?=[\p{L}/\\])|(?<=\p{L}):(?=\S)/gu, ': '],
  [/([/\\])[/\\]+/g, '$1 '],
  [/@(?=\S)/g, '@ '],
]

/** 1.2.3.4 is an address of the internet, in decimal, octal or hexadecimal figures. */
const FOUR_NUMBERS = /(?<![\p{L}\p{N}.])(?:(?:0x[\da-f]+|\d+)\.){3}(?:0x[\da-f]+|\d+)(?!\.?[\p{L}\p{N}])/giu

const replaceAll = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((replaced, [pattern, by]) => replaced.replace(pattern, by), text)

/**
 * A conflict's title as it may stand in a mail to somebody else (decisions §11): one line without personal data, and
 * nothing that a mail client would make a link, so that nobody sends their advertisement through us.
 */
export function quotableTitle(title: string): string {
  const visible = replaceAll(title.replace(INVISIBLE, ' '), LOOKALIKES)
  const masked = maskPersonalData(visible).replace(FOUR_NUMBERS, '[link]')
  return cut(replaceAll(masked, JOINTS).replace(/\s+/g, ' ').trim(), LIMITS.conflictTitle)
}

const NAME_LENGTH = 24
const NO_NAME = 'Somebody'

/** A first name as it may stand in a mail to somebody else: up to two words of letters, and no company or office. */
export function quotableName(firstName: string | null): string {
  if (soundsOfficial(firstName ?? '')) return NO_NAME
  const letters = (firstName ?? '').normalize('NFC').replace(/[^\p{L}\p{M}'’-]+/gu, ' ')
  return cut(letters.trim().split(' ').slice(0, 2).join(' '), NAME_LENGTH) || NO_NAME
}

/** What an invite tells a stranger, in the mail and at its link: the first name, and the title, masked. */
export const asMailed = ({ inviter_first_name, title }: { inviter_first_name: string | null; title: string }) => ({
  inviter: quotableName(inviter_first_name),
  purpose: quotableTitle(title),
})

const cut = (text: string, max: number): string =>
  lengthOf(text) <= max
    ? text
    : `${[...text]
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
