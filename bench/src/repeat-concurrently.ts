/** Calls `act` this many times, up to `atOnce` at the same time. */
export async function repeatConcurrently(
  times: number,
  atOnce: number,
  act: (time: number) => Promise<unknown>,
): Promise<void> {
  let next = 0
  const series = Array.from({ length: Math.min(times, atOnce) }, async () => {
    while (next < times) await act(next++)
  })
  await Promise.all(series)
}
