import { decideCloseOnErasure } from '@squash/rules/conflicts/close'
import { partyOf } from '@squash/rules/conflicts/conflict'
import { decideDelete } from '@squash/rules/conflicts/delete'
import { textsOf, withoutParty } from '@squash/rules/conflicts/erase'
import { ERASED_ADDRESS } from '@squash/rules/privacy/erased'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ErasedPerson, StandIn } from '../../../platform/erasure/erased-person.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import { eraseInvite } from '../../invites/public.ts'
import { lockConflict, saveConflict, saveWords } from '../conflicts.store.ts'
import { deleteConflict } from '../counters/counts.store.ts'
import { deleteCritiques, listCritiquesOf } from '../critiques.store.ts'
import type { RulingListener } from '../private/issued-ruling.service.ts'
import { clearWords } from '../search/search.store.ts'

type Parts = { clock: Clock; outbox: Outbox; rulingListeners: readonly RulingListener[] }

/** Erases a user from their conflicts. */
export function createConflictErasure({ clock, outbox, rulingListeners }: Parts) {
  /** Deletes the conflict if it is unanswered. Otherwise closes it and removes the user's messages and names. */
  async function eraseFrom(tx: Tx, id: string, { id: person, names }: ErasedPerson): Promise<void> {
    const stored = await lockConflict(tx, id)
    if (!stored) return
    const { conflict } = stored
    const now = clock.now()
    const deleted = decideDelete(conflict, { person, now })
    if (deleted.ok) return deleteConflict(outbox.alongside(tx, deleted.value.events), conflict)
    const left = decideCloseOnErasure(conflict, { now })
    if (left) await saveConflict(outbox.alongside(tx, left.events), conflict, left)
    // Someone on neither side was only invited by address.
    const party = partyOf(conflict, person) ?? 'user2'
    const critiques = await listCritiquesOf(tx, id, party)
    const erased = withoutParty(left?.conflict ?? conflict, party, names, critiques)
    await saveWords(tx, erased)
    const theirs = textsOf(conflict, party, critiques)
    for (const listener of rulingListeners) await listener.wordsErased(tx, { conflict: id, theirs, names })
    await clearWords(tx, id)
    await deleteCritiques(tx, id, [party])
    if (erased.user2_email === ERASED_ADDRESS) await eraseInvite(tx, { kind: 'conflict', subject: id })
  }

  return {
    /** Called in the transaction that erases an account. */
    async personErased(tx: Tx, person: ErasedPerson): Promise<void> {
      for (const id of await listConflictsOf(tx, person)) await eraseFrom(tx, id, person)
      if (person.address !== null) await eraseAddress(tx, person.address)
      await leaveSides(tx, person.id)
      await uncountMet(tx, person.id)
    },

    /** Called in the erasure's transaction, and again a day later. */
    personReplaced: (tx: Tx, { id }: StandIn): Promise<void> => forgetLastEvaluated(tx, id),
  }
}

/** The conflicts in which a user is on a side, and those that wait only for their address, always in the same order. */
async function listConflictsOf(tx: Tx, { id, address }: ErasedPerson): Promise<string[]> {
  const own = tx
    .selectFrom('conflicts')
    .select('id')
    .where('user1_id', '=', id)
    .union(tx.selectFrom('conflicts').select('id').where('user2_id', '=', id))
    .union(tx.selectFrom('conflict_parties').select('conflict_id as id').where('person_id', '=', id))
    .union(tx.selectFrom('conflicts').select('id').where('user2_email', '=', address).where('user2_id', 'is', null))
  const rows = await tx.selectFrom(own.as('own')).select('id').orderBy('id').execute()
  return rows.map((row) => row.id)
}

/** Removes the address from conflicts where it previously belonged to another account. */
async function eraseAddress(tx: Tx, address: string): Promise<void> {
  await tx
    .with('erased', (db) =>
      db
        .updateTable('conflicts')
        .set({ user2_email: ERASED_ADDRESS })
        .where('user2_email', '=', address)
        .returning('id'),
    )
    .updateTable('conflict_parties')
    .from('erased')
    .set({ search_words: null })
    .whereRef('conflict_parties.conflict_id', '=', 'erased.id')
    .execute()
}

/** Removes the user, and their opponent, from the invited side of the conflicts that they answered. */
async function leaveSides(tx: Tx, person: string): Promise<void> {
  await tx
    .updateTable('conflict_parties')
    .set({ person_id: null, other_id: null })
    .where('person_id', '=', person)
    .where('party', '=', 'user2')
    .execute()
}

/** Removes a user from the number of people that others have met in conflicts. */
async function uncountMet(tx: Tx, person: string): Promise<void> {
  await tx
    .updateTable('conflict_counts')
    .from('shared_conflict_counts as shared')
    .set({ people: sql`people - 1` })
    .whereRef('shared.person_id', '=', 'conflict_counts.person_id')
    .where('shared.other_id', '=', person)
    .execute()
}

/** A month's evaluation stores the last user it processed, which it no longer needs once it is complete. */
async function forgetLastEvaluated(tx: Tx, person: string): Promise<void> {
  await tx
    .updateTable('judged_months')
    .set({ up_to: null })
    .where('up_to', '=', person)
    .where('done', '=', true)
    .execute()
}
