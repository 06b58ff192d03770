import type { AuthTx } from '../ports.ts'

/** Which of a user's sessions to end. */
export type Which = { only: string } | { allBut: string } | { belowAal2But: string } | 'all'

/** Ends sessions, together with their refresh and access tokens. @returns the ids of those that were live */
export async function endSessions(tx: AuthTx, userId: string, which: Which): Promise<string[]> {
  const query = tx.deleteFrom('auth.sessions').where('user_id', '=', userId).returning('id')
  const chosen = () => {
    if (which === 'all') return query
    if ('only' in which) return query.where('id', '=', which.only)
    if ('allBut' in which) return query.where('id', '<>', which.allBut)
    return query.where('id', '<>', which.belowAal2But).where('aal', '=', 'aal1')
  }
  return (await chosen().execute()).map((session) => session.id)
}
