import { isAlone, partyOf } from '@squash/rules/agreements/agreement'
import { withoutParty } from '@squash/rules/agreements/erase'
import type { Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'
import { lockAgreement } from './agreements.store.ts'
import { eraseCommitments, findWordsOf, listAgreementsOf, listAllRevisions, storeErased } from './erasure.store.ts'

/**
 * The fate of a user's agreements when their account is erased: what both settled on stays for the other, masked. If
 * the other is erased already, only the record remains that there was one.
 */
export const agreementErasure = {
  /** Called in the transaction that erases an account, before its conflicts lose the words that are looked for here. */
  async personErased(tx: Tx, { id: person, names }: ErasedPerson): Promise<void> {
    for (const conflict of await listAgreementsOf(tx, person)) {
      const stored = await lockAgreement(tx, conflict)
      const party = stored && partyOf(stored.agreement, person)
      if (!stored || !party) continue
      if (isAlone(stored.agreement)) {
        await eraseCommitments(tx, conflict)
        continue
      }
      const words = await findWordsOf(tx, conflict, party)
      const revisions = await listAllRevisions(tx, conflict)
      await storeErased(tx, withoutParty(stored.agreement, revisions, { party, names, words }))
    }
  },
}
