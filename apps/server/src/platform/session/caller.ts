/** A signed-in user, according to their verified access token and valid session. */
export type Caller = { id: string; session: string; aal: 'aal1' | 'aal2' }
