import { maskPersonalData } from '../privacy/mask.ts'
import { maskNames } from '../privacy/mask-names.ts'

export type RulingTexts = { title: string; summary: string; ruling: string }
/** Somebody a ruling is about: all they have been called since, and whether they chose to show it. */
export type NamedParty = {
  first: readonly string[]
  last: readonly string[]
  username: readonly string[]
  shown: boolean
}

/**
 * What of a ruling everybody may read: without personal data, without the names of who is hidden, and without anybody's last
 * name, which strangers never see (decisions §1, §13).
 */
export function publicTexts(texts: RulingTexts, parties: readonly NamedParty[]): RulingTexts {
  const hidden = parties.flatMap(({ first, last, username, shown }) =>
    shown ? last : [...first, ...last, ...username],
  )
  const masked = (text: string) => maskNames(maskPersonalData(text), hidden)
  return { title: masked(texts.title), summary: masked(texts.summary), ruling: masked(texts.ruling) }
}
