import type { Named } from '@squash/rules/people/display-name'
import { maskNames } from '@squash/rules/privacy/mask-names'
import { type NamedParty, publicTexts } from '@squash/rules/rulings/public-texts'
import type { Tx } from '../../platform/database/database.ts'
import type { KnownNames } from '../../platform/database/tables/rulings.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'
import type { IssuedRuling } from '../conflicts/issued-ruling.service.ts'
import { forgetParty, lockKnownNames, lockRulingsAbout, savePublicRuling } from './publishing.store.ts'

const NAMELESS: KnownNames = { first: [], last: [], username: [] }

/** Shows a ruling to everybody, as its parties want it now; the same row again, when a choice or a name has changed. */
export async function publishRuling(tx: Tx, { conflict, issued_at, texts, parties }: IssuedRuling): Promise<void> {
  const known = (await lockKnownNames(tx, conflict)) ?? [NAMELESS, NAMELESS]
  const [user1, user2] = [side(parties[0], known[0]), side(parties[1], known[1])]
  const named = [user1, user2].map(({ names, shown }): NamedParty => ({ ...names, shown }))
  await savePublicRuling(tx, { conflict, issued_at, texts: publicTexts(texts, named), user1, user2 })
}

/** Whoever has no account any more shows no name. Names that somebody has given up are remembered, for the texts hold them. */
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

/** All that a person has been called in what is public about them. */
export async function namesInRulings(tx: Tx, person: string): Promise<string[]> {
  const rows = await lockRulingsAbout(tx, person)
  return rows.flatMap((row) => Object.values(row[row.user1_id === person ? 'user1_names' : 'user2_names']).flat())
}

/** Takes a person who is erased out of every public ruling: id, names, and the names within the texts. */
export async function withdrawPerson(tx: Tx, { id, names }: Pick<ErasedPerson, 'id' | 'names'>): Promise<void> {
  for (const row of await lockRulingsAbout(tx, id)) {
    const party = row.user1_id === id ? 'user1' : 'user2'
    const called = [...Object.values(row[`${party}_names`]).flat(), ...names]
    await forgetParty(tx, row.conflict_id, party, {
      title: maskNames(row.title, called),
      summary: maskNames(row.summary, called),
      ruling: maskNames(row.ruling, called),
    })
  }
}
