import { lengthOf } from '@squash/contract/length'
import { LIMITS } from '@squash/contract/limits'
import { maskPersonalData } from '@squash/rules/privacy/mask'

/** Control characters, and the marks that hide text or turn its direction around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/**
 * A conflict's title as it may stand in a mail to somebody else (decisions §11): one line without personal data, and
 * nothing that a mail client would make a link, so that nobody sends their advertisement through us.
 */
export function quotableTitle(title: string): string {
  const line = maskPersonalData(title.replace(INVISIBLE, ' ')).replace(/\s+/g, ' ').trim()
  // "dishes.again" becomes "dishes. again", and evil.example a sentence instead of an address.
  const unlinked = line.replace(/(?<=[\p{L}\p{N}])([.:])(?=[\p{L}/\\])/gu, '$1 ').replace(/@(?=\S)/g, '@ ')
  return cut(unlinked, LIMITS.conflictTitle)
}

const NAME_LENGTH = 24

/** A first name as it may stand in a mail to somebody else: at most two words of letters. */
export function quotableName(firstName: string | null): string {
  const letters = (firstName ?? '').normalize('NFC').replace(/[^\p{L}\p{M}'’-]+/gu, ' ')
  return cut(letters.trim().split(' ').slice(0, 2).join(' '), NAME_LENGTH) || 'Somebody'
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
