/** A signed-in person, as their verified access token and live session say. */
export type Caller = { id: string; session: string; aal: 'aal1' | 'aal2' }
