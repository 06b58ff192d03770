import { maskPersonalData } from '../privacy/mask.ts'
import { maskFullNames } from '../privacy/mask-full-names.ts'
import { maskNames } from '../privacy/mask-names.ts'
import { withoutWording } from '../privacy/without-wording.ts'

/** The texts of a ruling; the strongest point of each party is null for old rulings, and once its party is erased. */
export type RulingTexts = {
  title: string
  summary: string
  ruling: string
  user1_point: string | null
  user2_point: string | null
}
/** A party to a ruling: every name they have had, and whether they chose to show it. */
export type NamedParty = {
  first: readonly string[]
  last: readonly string[]
  username: readonly string[]
  shown: boolean
}

/**
 * The public version of a ruling's texts: without personal data, without the names of people who don't show theirs,
 * without anyone's last name, which strangers never see, and without full names of people who have no account.
 */
export function publicTexts(texts: RulingTexts, parties: readonly NamedParty[]): RulingTexts {
  const masked = (text: string) => publicText(text, parties)
  return {
    title: masked(texts.title),
    summary: masked(texts.summary),
    ruling: masked(texts.ruling),
    user1_point: texts.user1_point && masked(texts.user1_point),
    user2_point: texts.user2_point && masked(texts.user2_point),
  }
}

/** One text as strangers would read it, such as the title before a ruling is requested. */
export function publicText(text: string, parties: readonly NamedParty[]): string {
  const hidden = parties.flatMap(({ first, last, username, shown }) =>
    shown ? last : [...first, ...last, ...username],
  )
  return maskFullNames(maskNames(maskPersonalData(text), hidden))
}

/**
 * A public ruling without quotations from an erased party. Its title stays.
 * @param theirs what they wrote in the conflict, and its calm wording
 * @param names all names they have had; the texts may already be masked
 */
export function withoutQuotations(
  texts: RulingTexts,
  theirs: readonly string[],
  names: readonly string[],
): RulingTexts {
  const published = theirs.flatMap((text) => [text, maskPersonalData(text), maskNames(maskPersonalData(text), names)])
  const unquoted = (text: string) => withoutWording(text, published)
  return {
    ...texts,
    summary: unquoted(texts.summary),
    ruling: unquoted(texts.ruling),
    user1_point: texts.user1_point && unquoted(texts.user1_point),
    user2_point: texts.user2_point && unquoted(texts.user2_point),
  }
}
