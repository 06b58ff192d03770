/**
 * Runs the work while no other window of this browser does the same, so that nothing is told twice at once.
 * @param signal gives up waiting when it aborts
 */
export async function inTurn(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Outside of secure contexts there are no locks; windows then go without.
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('squash-unlocks', { signal }, work)
}
