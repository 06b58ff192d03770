import type { Named } from '@squash/rules/people/display-name'
import { maskNames } from '@squash/rules/privacy/mask-names'
import { type NamedParty, publicTexts, withoutQuotations } from '@squash/rules/rulings/public-texts'
import type { Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'
import type { ErasedWords, IssuedRuling } from '../conflicts/public.ts'
import {
  eraseParty,
  lockKnownNames,
  lockRulingsAbout,
  lockTexts,
  savePublicRuling,
  saveTexts,
} from './publishing.store.ts'
import type { KnownNames } from './tables.ts'

const NAMELESS: KnownNames = { first: [], last: [], username: [] }

/** Publishes a ruling with its parties' current choices; updates the same row when a choice or a name has changed. */
export async function publishRuling(tx: Tx, { texts, parties, ...ruling }: IssuedRuling): Promise<void> {
  const known = (await lockKnownNames(tx, ruling.conflict)) ?? [NAMELESS, NAMELESS]
  const [user1, user2] = [side(parties[0], known[0]), side(parties[1], known[1])]
  const named = [user1, user2].map(({ names, shown }): NamedParty => ({ ...names, shown }))
  await savePublicRuling(tx, { ...ruling, texts: publicTexts(texts, named), user1, user2 })
}

/** Erased users show no name. Former names are remembered, because the texts contain them. */
const side = ({ id, named, shown }: IssuedRuling['parties'][number], known: KnownNames) => ({
  id,
  shown: shown && id !== null,
  names: named ? withNames(known, named) : known,
})

const withNames = (known: KnownNames, { first_name, last_name, username }: Named): KnownNames => ({
  first: including(known.first, first_name),
  last: including(known.last, last_name),
  username: including(known.username, username),
})

const including = (names: string[], name: string | null): string[] =>
  name === null || names.includes(name) ? names : [...names, name]

/** All names that a user has had, as stored with the public rulings about them. */
export async function namesInRulings(tx: Tx, person: string): Promise<string[]> {
  const rows = await lockRulingsAbout(tx, person)
  return rows.flatMap((row) => Object.values(row[row.user1_id === person ? 'user1_names' : 'user2_names']).flat())
}

/** Removes an erased user from every public ruling: their id, their names, and the names within the texts. */
export async function erasePerson(tx: Tx, { id, names }: Pick<ErasedPerson, 'id' | 'names'>): Promise<void> {
  for (const row of await lockRulingsAbout(tx, id)) {
    const party = row.user1_id === id ? 'user1' : 'user2'
    const allNames = [...Object.values(row[`${party}_names`]).flat(), ...names]
    const masked = (text: string) => maskNames(text, allNames)
    const points = {
      user1_point: row.user1_point && masked(row.user1_point),
      user2_point: row.user2_point && masked(row.user2_point),
    }
    await eraseParty(tx, row.conflict_id, party, {
      title: masked(row.title),
      summary: masked(row.summary),
      ruling: masked(row.ruling),
      ...points,
      // Their strongest point reveals what they wrote.
      [`${party}_point`]: null,
    })
  }
}

/** Removes an erased user's quotations from a conflict's ruling, if it has one. */
export async function eraseQuotations(tx: Tx, { conflict, theirs, names }: ErasedWords): Promise<void> {
  const texts = await lockTexts(tx, conflict)
  if (texts) await saveTexts(tx, conflict, withoutQuotations(texts, theirs, names))
}
